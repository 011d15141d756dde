import { AuthForm } from '../../../ui/account/AuthForm/AuthForm.tsx';
import { useLabels } from '../../../ui/primitives/LabelsProvider/LabelsProvider.tsx';
import { Text } from '../../../ui/primitives/Text/Text.tsx';
import { fill } from '../../../ui/fill.ts';
import { useServices } from '../../shell/services.tsx';
import { SupportLink } from '../../shell/SupportLink.tsx';
import { useWindowTitle } from '../../shell/useWindowTitle.ts';
import { words } from './UnusableFactor.words.ts';
import { useSignOutInstead } from './useSignOutInstead.ts';

/**
 * Shown to somebody whose second factor is of a kind that this app cannot ask for, such as a phone number that was added elsewhere: there
 * is no code to enter, and signing out is all that can be done here. [U16]
 */
export function UnusableFactor({ email }: { email: string }) {
  const labels = useLabels('UnusableFactor', words);
  useWindowTitle(labels.title);
  const { signOut, isSigningOut } = useSignOutInstead();
  return (
    <AuthForm
      title={labels.title}
      subtitle={fill(labels.subtitle, { email })}
      submitLabel={labels.signOut}
      loadingLabel={labels.signingOut}
      loading={isSigningOut}
      onSubmit={signOut}
      footer={labels.unchanged}
    >
      <UnusableFactorText />
    </AuthForm>
  );
}

/** What somebody can do whose second factor cannot be asked for. [U16] */
export function UnusableFactorText() {
  const labels = useLabels('UnusableFactor', words);
  const { supportEmail } = useServices();
  return (
    <Text>
      {supportEmail ? (
        <>
          {labels.writeTo} <SupportLink email={supportEmail} />.
        </>
      ) : (
        labels.contact
      )}
    </Text>
  );
}
