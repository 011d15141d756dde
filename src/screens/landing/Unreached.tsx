import { Alert } from '../../ui/Alert/Alert.tsx';
import { Button } from '../../ui/Button/Button.tsx';
import { useServices } from '../services.tsx';
import { SupportLink } from '../SupportLink.tsx';
import { useLock } from '../useLock.ts';
import { useOnline } from '../useOnline.ts';

export interface UnreachedProps {
  /** Resolves when it is known whether it helped. */
  onRetry: () => Promise<void>;
}

/** Above the landing page of somebody who is signed in, only nobody can be asked: they are not sent to sign in. */
export function Unreached({ onRetry }: UnreachedProps) {
  const online = useOnline();
  const { supportEmail } = useServices();
  const { held: busy = false, run } = useLock();

  return (
    <Alert
      tone="caution"
      title={online ? 'We cannot reach the server' : 'You are offline'}
      action={
        <Button busy={busy} onClick={() => void run(true, onRetry)}>
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
