import { type RefObject, useState } from 'react';
import { errorMessages } from '../../../services/messages.ts';
import { withSupportEmail } from '../../../services/withSupportEmail.ts';
import { Stack } from '../../../ui/layout/Stack/Stack.tsx';
import { Dialog } from '../../../ui/overlays/Dialog/Dialog.tsx';
import { Alert } from '../../../ui/primitives/Alert/Alert.tsx';
import { Button } from '../../../ui/primitives/Button/Button.tsx';
import { Text } from '../../../ui/primitives/Text/Text.tsx';
import { LostDevice } from '../../auth/second-factor/LostDevice.tsx';
import type { StepUp } from '../../auth/step-up/useStepUp.tsx';
import { useServices } from '../../shell/services.tsx';
import { useLock } from '../../shell/useLock.ts';
import { useLabels } from '../../../ui/primitives/LabelsProvider/LabelsProvider.tsx';
import { useLanguage } from '../../shell/language/LanguageProvider.tsx';
import { FilledText } from '../FilledText.tsx';
import { words } from './RemoveFactorDialog.words.ts';

export interface RemoveFactorDialogProps {
  open: boolean;
  factor: { id: string; name: string };
  /** Without it the account has no second factor any more. */
  isLast: boolean;
  stepUp: StepUp['stepUp'];
  /** What takes the focus on closing, after the factor was removed. */
  finalFocus: RefObject<HTMLElement | null>;
  onRemoved: () => void;
  onClose: () => void;
}

/** Asks before a second factor is removed, then for the password and a present code. [U12] */
export function RemoveFactorDialog(props: RemoveFactorDialogProps) {
  const { open, factor, isLast, stepUp, finalFocus, onRemoved, onClose } = props;
  const labels = useLabels('RemoveFactorDialog', words);
  const { translate } = useLanguage();
  const { loadFactors, supportEmail } = useServices();
  const { pending: isPending = false, runExclusive } = useLock();
  const [error, setError] = useState<string>();
  const close = () => {
    setError(undefined);
    onClose();
  };

  const remove = () =>
    runExclusive(true, async () => {
      setError(undefined);
      const port = await loadFactors().catch(() => undefined);
      const result = await port?.remove(factor.id);
      if (result?.ok) return onRemoved();
      const message = result ? result.failure.message || errorMessages.unexpected : errorMessages.unavailable;
      setError(withSupportEmail(message, supportEmail));
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
      title={labels.title}
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
            pattern={isLast ? labels.onlyOne : labels.oneOfSeveral}
            value={<bdi>{factor.name}</bdi>}
          />
        </Text>
        <LostDevice />
      </Stack>
    </Dialog>
  );
}
