import { useState } from 'react';
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
  onClose: () => void;
}

/** Asks before another device is signed out. [U1] */
export function SignOutDeviceDialog({ open, device, onSignOut, onClose }: SignOutDeviceDialogProps) {
  const [hasFailed, setHasFailed] = useState(false);
  const { pending, runExclusive } = useLock();
  const retryAfterReauth = useRetryAfterReauth();
  const isAll = device === 'others';
  const close = () => {
    setHasFailed(false);
    onClose();
  };

  async function signOut() {
    setHasFailed(false);
    const ended = await runExclusive(true, () => retryAfterReauth(onSignOut));
    if (ended?.ok) close();
    else if (ended) setHasFailed(true);
  }

  return (
    <Dialog
      open={open}
      onClose={close}
      size="small"
      title={isAll ? 'Sign out all other devices?' : 'Sign out this device?'}
      footer={
        <>
          <Button onClick={close}>Stay signed in</Button>
          <Button tone="critical" loading={pending !== undefined} onClick={() => void signOut()}>
            {isAll ? 'Sign out others' : 'Sign out device'}
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
            'Everywhere but here, your password'
          ) : (
            <>
              On ‘<bdi>{device.name}</bdi>’ your password
            </>
          )}{' '}
          will be needed again, within an hour at the latest. If you do not know a device, change your
          password too.
        </Text>
      </Stack>
    </Dialog>
  );
}
