import { type RefObject, useState } from 'react';
import { withSupportEmail } from '../../../services/withSupportEmail.ts';
import { Stack } from '../../../ui/layout/Stack/Stack.tsx';
import { Dialog } from '../../../ui/overlays/Dialog/Dialog.tsx';
import { Alert } from '../../../ui/primitives/Alert/Alert.tsx';
import { Button } from '../../../ui/primitives/Button/Button.tsx';
import { Text } from '../../../ui/primitives/Text/Text.tsx';
import type { StepUp } from '../../auth/step-up/useStepUp.tsx';
import { useServices } from '../../shell/services.tsx';
import { useLock } from '../../shell/useLock.ts';
import { waysMessage } from './waysMessages.ts';
import { fill } from '../../../ui/fill.ts';
import { useLabels } from '../../../ui/primitives/LabelsProvider/LabelsProvider.tsx';
import { useLanguage } from '../../shell/language/LanguageProvider.tsx';
import { FilledText } from '../FilledText.tsx';
import { words } from './RemoveWayDialog.words.ts';

export interface RemoveWayDialogProps {
  open: boolean;
  way: { id: string; name: string; address: string };
  stepUp: StepUp['stepUp'];
  /** What takes the focus on closing, after it was removed. */
  finalFocus: RefObject<HTMLElement | null>;
  onRemoved: () => void;
  onClose: () => void;
}

/** Asks before a way into the account is removed, then who sits at the device. [U29] */
export function RemoveWayDialog({ open, way, stepUp, finalFocus, onRemoved, onClose }: RemoveWayDialogProps) {
  const labels = useLabels('RemoveWayDialog', words);
  const { translate } = useLanguage();
  const { loadProviders, supportEmail } = useServices();
  const { pending: isPending = false, runExclusive } = useLock();
  const [error, setError] = useState<string>();
  const close = () => {
    setError(undefined);
    onClose();
  };

  const remove = () =>
    runExclusive(true, async () => {
      setError(undefined);
      const port = await loadProviders().catch(() => undefined);
      const result = await port?.unlink(way.id);
      if (result?.ok) return onRemoved();
      setError(withSupportEmail(waysMessage(result?.failure), supportEmail));
    });

  async function proveAndRemove() {
    if (await stepUp()) await remove();
  }

  return (
    <Dialog
      open={open}
      onClose={() => isPending || close()}
      finalFocus={finalFocus}
      size="small"
      title={fill(labels.title, { name: way.name })}
      footer={
        <>
          <Button disabled={isPending} onClick={close}>
            {labels.cancel}
          </Button>
          <Button tone="critical" loading={isPending} onClick={() => void proveAndRemove()}>
            {isPending ? labels.removing : labels.remove}
          </Button>
        </>
      }
    >
      <Stack gap="sm">
        {error !== undefined && <Alert tone="critical">{translate(error)}</Alert>}
        <Text tone="muted">
          <FilledText
            pattern={labels.effect}
            value={
              <>
                {way.name}
                {way.address !== '' && (
                  <>
                    {' '}
                    (<bdi>{way.address}</bdi>)
                  </>
                )}
              </>
            }
          />
        </Text>
      </Stack>
    </Dialog>
  );
}
