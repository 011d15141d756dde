import { useRef, useState } from 'react';
import { plain } from '../../../services/messages.ts';
import { withSupport } from '../../../services/withSupport.ts';
import { checkPassword } from '../../../services/validation.ts';
import { Alert } from '../../../ui/primitives/Alert/Alert.tsx';
import { Button } from '../../../ui/primitives/Button/Button.tsx';
import { Dialog } from '../../../ui/overlays/Dialog/Dialog.tsx';
import { FormLayout } from '../../../ui/layout/FormLayout/FormLayout.tsx';
import { PasswordField } from '../../../ui/primitives/PasswordField/PasswordField.tsx';
import { TextField } from '../../../ui/primitives/TextField/TextField.tsx';
import type { User } from '../../../services/auth.ts';
import { useServices } from '../../shell/services.tsx';
import { useForm } from '../../shell/useForm.ts';

export interface SignInAgainProps {
  open: boolean;
  /** Whose work is on the screen: nobody else can go on with it. */
  user: User;
  /** Not now: the work stays as it is. */
  onClose: () => void;
  onSignOut: () => void;
}

/** S4: in front of the work, which stays as it is. Success shows itself: the session arrives as an event. */
export function SignInAgain({ open, user, onClose, onSignOut }: SignInAgainProps) {
  const first = useRef<HTMLElement>(null);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Sign in again"
      description="Your session ended. Everything on this page is still as you left it."
      size="small"
      initialFocus={first}
    >
      <Fields
        user={user}
        onField={(element) => {
          first.current = element;
        }}
        onSignOut={onSignOut}
      />
    </Dialog>
  );
}

interface FieldsProps extends Pick<SignInAgainProps, 'user' | 'onSignOut'> {
  /** The one to type into. */
  onField: (element: HTMLElement | null) => void;
}

function Fields({ user, onField, onSignOut }: FieldsProps) {
  const { auth, supportEmail } = useServices();
  const [error, setError] = useState<string>();

  const { field, busy, submit } = useForm(
    { password: '' },
    { password: checkPassword },
    async ({ password }, here) => {
      setError(undefined);
      const result = await auth.signIn(user.email, password, user.id);
      if (result.ok || !here()) return;
      const { reason, message } = result.failure;
      // Here the address is known to be right.
      setError(
        reason === 'invalid-credentials'
          ? plain.wrongPassword
          : withSupport(message || plain.unexpected, supportEmail),
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
          <Button onClick={onSignOut} disabled={busy}>
            Sign out instead
          </Button>
          <Button type="submit" tone="primary" loading={busy}>
            {busy ? 'Signing In...' : 'Sign In'}
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
          onField(element);
        }}
        label="Password"
        autoComplete="current-password"
        required
      />
    </FormLayout>
  );
}
