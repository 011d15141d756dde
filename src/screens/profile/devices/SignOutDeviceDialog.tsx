import { type RefObject, useState } from 'react';
import type { Result } from '../../../services/result.ts';
import { Dialog } from '../../../ui/overlays/Dialog/Dialog.tsx';
import { Stack } from '../../../ui/layout/Stack/Stack.tsx';
import { Alert } from '../../../ui/primitives/Alert/Alert.tsx';
import { Button } from '../../../ui/primitives/Button/Button.tsx';
import { Text } from '../../../ui/primitives/Text/Text.tsx';
import { useRetryAfterReauth } from '../../auth/reauthentication/retryAfterReauth.tsx';
import { useLock } from '../../shell/useLock.ts';

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
      title={isAll ? 'Sign out all other devices?' : 'Sign out another device?'}
      footer={
        <>
          <Button disabled={isPending} onClick={close}>
            Cancel
          </Button>
          <Button tone="critical" loading={isPending} onClick={() => void signOut()}>
            {isAll ? 'Sign out other devices' : 'Sign out device'}
          </Button>
        </>
      }
    >
      <Stack gap="sm">
        {hasFailed && (
          <Alert tone="critical">
            {isAll ? 'The devices could not be signed out.' : 'The device could not be signed out.'} Please
            try again.
          </Alert>
        )}
        <Text tone="muted">
          {isAll ? (
            'All devices but this one'
          ) : (
            <>
              ‘<bdi>{device.name}</bdi>’
            </>
          )}{' '}
          will be signed out within an hour and will need your password to sign in again. If you do not
          recognise {isAll ? 'one of them' : 'it'}, change your password too.
        </Text>
      </Stack>
    </Dialog>
  );
}
