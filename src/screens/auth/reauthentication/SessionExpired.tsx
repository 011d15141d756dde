import { Alert } from '../../../ui/primitives/Alert/Alert.tsx';
import { Button } from '../../../ui/primitives/Button/Button.tsx';
import { useLabels } from '../../../ui/primitives/LabelsProvider/LabelsProvider.tsx';
import { words } from './SessionExpired.words.ts';

/** Shown above the screen after the user has closed the dialog: until they sign in, nothing can be saved or loaded. [S4] */
export function SessionExpired({ onSignIn }: { onSignIn: () => void }) {
  const labels = useLabels('SessionExpired', words);
  return (
    <Alert tone="caution" title={labels.title} action={<Button onClick={onSignIn}>{labels.signIn}</Button>}>
      {labels.kept}
    </Alert>
  );
}
