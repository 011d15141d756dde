import { useRef, useState } from 'react';
import { errorMessages } from '../../../services/messages.ts';
import { withSupportEmail } from '../../../services/withSupportEmail.ts';
import { checkPassword } from '../../../services/validation.ts';
import { Alert } from '../../../ui/primitives/Alert/Alert.tsx';
import { Button } from '../../../ui/primitives/Button/Button.tsx';
import { Dialog } from '../../../ui/overlays/Dialog/Dialog.tsx';
import { FormLayout } from '../../../ui/layout/FormLayout/FormLayout.tsx';
import { PasswordField } from '../../../ui/primitives/PasswordField/PasswordField.tsx';
import { TextField } from '../../../ui/primitives/TextField/TextField.tsx';
import { FactorAgain } from '../second-factor/FactorAgain.tsx';
import type { User } from '../../../services/auth.ts';
import { useServices } from '../../shell/services.tsx';
import { useForm } from '../../shell/useForm.ts';

export interface SignInAgainProps {
  open: boolean;
  /** The user whose work is on the screen. Nobody else can sign in here. */
  user: User;
  /** The user closed the dialog; their work stays on the screen. */
  onClose: () => void;
  onSignOut: () => void;
}

/**
 * The dialog that asks for the password after the session has expired, in front of the user's work. It does not close itself on
 * success: the session arrives as an event. Whoever has a second factor is asked for its code next. [S4, U10]
 */
export function SignInAgain({ open, user, onClose, onSignOut }: SignInAgainProps) {
  const passwordElement = useRef<HTMLElement>(null);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Sign in again"
      description="Your session ended. Everything on this page is still as you left it."
      size="small"
      initialFocus={passwordElement}
    >
      {user.needsFactor ? (
        <FactorAgain hasNoApp={user.hasNoApp === true} onSignOut={onSignOut} />
      ) : (
        <Fields
          user={user}
          passwordRef={(element) => {
            passwordElement.current = element;
          }}
          onSignOut={onSignOut}
        />
      )}
    </Dialog>
  );
}

interface FieldsProps extends Pick<SignInAgainProps, 'user' | 'onSignOut'> {
  /** Receives the password field, which gets the focus. */
  passwordRef: (element: HTMLElement | null) => void;
}

function Fields({ user, passwordRef, onSignOut }: FieldsProps) {
  const { auth, supportEmail } = useServices();
  const [error, setError] = useState<string>();

  const { field, isSubmitting, submit } = useForm(
    { password: '' },
    { password: checkPassword },
    async ({ password }, isMounted) => {
      setError(undefined);
      const result = await auth.signIn(user.email, password, user.id);
      if (result.ok || !isMounted()) return;
      const { reason, message } = result.failure;
      // The address belongs to the user, so only the password can be wrong.
      setError(
        reason === 'invalid-credentials'
          ? errorMessages.wrongPassword
          : withSupportEmail(message || errorMessages.unexpected, supportEmail),
      );
    },
  );

  const password = field('password');

  return (
    <FormLayout
      label="Sign in again"
      onSubmit={submit}
      actions={
        <>
          <Button onClick={onSignOut} disabled={isSubmitting}>
            Sign out instead
          </Button>
          <Button type="submit" tone="primary" loading={isSubmitting}>
            {isSubmitting ? 'Signing In...' : 'Sign In'}
          </Button>
        </>
      }
    >
      {error !== undefined && <Alert tone="critical">{error}</Alert>}
      <TextField
        name="email"
        label="Email"
        type="email"
        value={user.email}
        hint="The work on this page belongs to this account."
        disabled
      />
      <PasswordField
        {...password}
        ref={(element) => {
          password.ref(element);
          passwordRef(element);
        }}
        label="Password"
        autoComplete="current-password"
        required
      />
    </FormLayout>
  );
}
