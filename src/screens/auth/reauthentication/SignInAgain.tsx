import { useRef, useState } from 'react';
import { Dialog } from '../../../ui/overlays/Dialog/Dialog.tsx';
import { Alert } from '../../../ui/primitives/Alert/Alert.tsx';
import { Button } from '../../../ui/primitives/Button/Button.tsx';
import { useLabels } from '../../../ui/primitives/LabelsProvider/LabelsProvider.tsx';
import { FactorAgain } from '../second-factor/FactorAgain.tsx';
import type { User } from '../../../services/auth.ts';
import { useServices } from '../../shell/services.tsx';
import { useSendMail } from '../../shell/useSendMail.ts';
import { SignInAgainForm } from './SignInAgainForm.tsx';
import type { SignInWay } from './useSignInAgainForm.ts';
import { words } from './SignInAgain.words.ts';

export interface SignInAgainProps {
  open: boolean;
  /** The user whose work is on the screen. Nobody else can sign in here. */
  user: User;
  /** The user closed the dialog; their work stays on the screen. */
  onClose: () => void;
  onSignOut: () => void;
}

/**
 * The dialog that asks for the password, or for a code that is mailed, after the session has expired, in front of the user's work. It
 * does not close itself on success: the session arrives as an event. Whoever has a second factor is asked for its code next. Google and
 * GitHub are not offered here: their page would take the place of this one, and of the work on it. [S4, U10, U48]
 */
export function SignInAgain({ open, user, onClose, onSignOut }: SignInAgainProps) {
  const labels = useLabels('SignInAgain', words);
  const { auth } = useServices();
  const firstField = useRef<HTMLElement>(null);
  // Both outlast the dialog, which may be closed while the mail is on its way.
  const [way, setWay] = useState<SignInWay>('password');
  const mail = useSendMail((to) => auth.sendRecovery(to));
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={labels.title}
      description={labels.description}
      size="small"
      initialFocus={firstField}
    >
      {user.needsFactor ? (
        <FactorAgain hasNoAuthenticatorApp={user.hasNoAuthenticatorApp === true} onSignOut={onSignOut} />
      ) : (
        <SignInAgainForm
          user={user}
          way={way}
          mail={mail}
          firstField={firstField}
          onWay={setWay}
          onSignOut={onSignOut}
        />
      )}
    </Dialog>
  );
}

/** Shown above the screen after the user has closed the dialog: until they sign in, nothing can be saved or loaded. [S4] */
export function SessionExpired({ onSignIn }: { onSignIn: () => void }) {
  const labels = useLabels('SignInAgain', words);
  return (
    <Alert tone="caution" title={labels.ended} action={<Button onClick={onSignIn}>{labels.title}</Button>}>
      {labels.kept}
    </Alert>
  );
}
