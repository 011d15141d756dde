import { Alert } from '../../../ui/primitives/Alert/Alert.tsx';
import { Button } from '../../../ui/primitives/Button/Button.tsx';

/** What is left of the dialog when it was closed: until then nothing can be saved or loaded. */
export function SessionExpired({ onSignIn }: { onSignIn: () => void }) {
  return (
    <Alert
      tone="caution"
      title="Your session ended"
      action={<Button onClick={onSignIn}>Sign in again</Button>}
    >
      What you typed is still here. Sign in again to save it.
    </Alert>
  );
}
