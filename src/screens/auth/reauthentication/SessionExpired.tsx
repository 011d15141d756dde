import { Alert } from '../../../ui/primitives/Alert/Alert.tsx';
import { Button } from '../../../ui/primitives/Button/Button.tsx';

/** Shown above the screen after the user has closed the dialog: until they sign in, nothing can be saved or loaded. [S4] */
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
