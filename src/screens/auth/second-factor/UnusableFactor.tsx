import { AuthForm } from '../../../ui/account/AuthForm/AuthForm.tsx';
import { Text } from '../../../ui/primitives/Text/Text.tsx';
import { useServices } from '../../shell/services.tsx';
import { SupportLink } from '../../shell/SupportLink.tsx';
import { useSignOutInstead } from './useSignOutInstead.ts';

/**
 * Shown to somebody whose second factor is of a kind that this app cannot ask for, such as a phone number that was added elsewhere: there
 * is no code to enter, and signing out is all that can be done here. [U16]
 */
export function UnusableFactor({ email }: { email: string }) {
  const { signOut, isSigningOut } = useSignOutInstead();
  return (
    <AuthForm
      title="You cannot sign in here"
      subtitle={`As ${email}`}
      submitLabel="Sign out"
      loadingLabel="Signing out..."
      loading={isSigningOut}
      onSubmit={signOut}
      footer="Nothing of your account was changed."
    >
      <UnusableFactorText />
    </AuthForm>
  );
}

/** What somebody can do whose second factor cannot be asked for. [U16] */
export function UnusableFactorText() {
  const { supportEmail } = useServices();
  return (
    <Text>
      Your second factor is of a kind that this app cannot ask for. Add an authenticator app where you set it
      up, or{' '}
      {supportEmail ? (
        <>
          write to <SupportLink email={supportEmail} />.
        </>
      ) : (
        'contact support.'
      )}
    </Text>
  );
}
