import { type RefObject, useState } from 'react';
import type { Result } from '../../../services/result.ts';
import { Dialog } from '../../../ui/overlays/Dialog/Dialog.tsx';
import { Stack } from '../../../ui/layout/Stack/Stack.tsx';
import { Alert } from '../../../ui/primitives/Alert/Alert.tsx';
import { Button } from '../../../ui/primitives/Button/Button.tsx';
import { Text } from '../../../ui/primitives/Text/Text.tsx';
import { useRetryAfterReauth } from '../../auth/reauthentication/retryAfterReauth.tsx';
import { useLock } from '../../shell/useLock.ts';
import { useLabels } from '../../../ui/primitives/LabelsProvider/LabelsProvider.tsx';
import { FilledText } from '../FilledText.tsx';
import { words } from './SignOutDeviceDialog.words.ts';

/** One other device, or all of them. */
export type AskedDevice = { id: string; name: string } | 'others';

interface SignOutDeviceDialogProps {
  open: boolean;
  device: AskedDevice;
  onSignOut: () => Promise<Result<void>>;
  /** What takes the focus on closing, after the device was signed out. */
  finalFocus: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** Asks before another device is signed out. [U1] */
export function SignOutDeviceDialog(props: SignOutDeviceDialogProps) {
  const { open, device, onSignOut, finalFocus, onClose } = props;
  const labels = useLabels('SignOutDeviceDialog', words);
  const [hasFailed, setHasFailed] = useState(false);
  const { pending, runExclusive } = useLock();
  const retryAfterReauth = useRetryAfterReauth();
  const isAll = device === 'others';
  const close = () => {
    setHasFailed(false);
    onClose();
  };
  // An answer that comes after the question was closed would be taken for the next device's.
  const isPending = pending !== undefined;

  async function signOut() {
    setHasFailed(false);
    const ended = await runExclusive(true, () => retryAfterReauth(onSignOut));
    if (ended?.ok) close();
    else if (ended) setHasFailed(true);
  }

  return (
    <Dialog
      open={open}
      onClose={() => isPending || close()}
      finalFocus={finalFocus}
      size="small"
      title={isAll ? labels.askOthers : labels.askOne}
      footer={
        <>
          <Button disabled={isPending} onClick={close}>
            {labels.cancel}
          </Button>
          <Button tone="critical" loading={isPending} onClick={() => void signOut()}>
            {isAll ? labels.signOutOthers : labels.signOutOne}
          </Button>
        </>
      }
    >
      <Stack gap="sm">
        {hasFailed && <Alert tone="critical">{isAll ? labels.othersFailed : labels.oneFailed}</Alert>}
        <Text tone="muted">
          {isAll ? (
            labels.othersEffect
          ) : (
            <FilledText pattern={labels.oneEffect} value={<bdi>{device.name}</bdi>} />
          )}
        </Text>
      </Stack>
    </Dialog>
  );
}
