import { Alert } from '../../ui/primitives/Alert/Alert.tsx';
import { Button } from '../../ui/primitives/Button/Button.tsx';
import { useServices } from '../shell/services.tsx';
import { SupportLink } from '../shell/SupportLink.tsx';
import { useLock } from '../shell/useLock.ts';
import { useOnline } from '../shell/useOnline.ts';

export interface OfflineNoticeProps {
  /** Resolves when it is known whether it helped. */
  onRetry: () => Promise<void>;
}

/** Above the landing page of somebody who is signed in, only nobody can be asked: they are not sent to sign in. */
export function OfflineNotice({ onRetry }: OfflineNoticeProps) {
  const online = useOnline();
  const { supportEmail } = useServices();
  const { held: busy = false, run } = useLock();

  return (
    <Alert
      tone="caution"
      title={online ? 'We cannot reach the server' : 'You are offline'}
      action={
        <Button loading={busy} onClick={() => void run(true, onRetry)}>
          {busy ? 'Trying...' : 'Try again'}
        </Button>
      }
    >
      <p>
        You are still signed in. Your account opens as soon as the connection is back.
        {online && supportEmail && (
          <>
            {' '}
            If this goes on, write to <SupportLink email={supportEmail} />.
          </>
        )}
      </p>
    </Alert>
  );
}
