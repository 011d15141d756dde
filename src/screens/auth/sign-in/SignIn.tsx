import { useEffect, useState } from 'react';
import { foreignLinks } from '../../../services/foreignLinks.ts';
import { errorMessages, toasts } from '../../../services/messages.ts';
import { withSupportEmail } from '../../../services/withSupportEmail.ts';
import { checkEmail, checkPassword } from '../../../services/validation.ts';
import { Alert } from '../../../ui/primitives/Alert/Alert.tsx';
import { AuthForm } from '../../../ui/account/AuthForm/AuthForm.tsx';
import { useLabels } from '../../../ui/primitives/LabelsProvider/LabelsProvider.tsx';
import { PasswordField } from '../../../ui/primitives/PasswordField/PasswordField.tsx';
import { TextButton } from '../../../ui/primitives/TextButton/TextButton.tsx';
import { TextField } from '../../../ui/primitives/TextField/TextField.tsx';
import { warmUpIntl } from '../../shell/warmUpIntl.ts';
import { useLanguage } from '../../shell/language/LanguageProvider.tsx';
import { useServices } from '../../shell/services.tsx';
import { useForm } from '../../shell/useForm.ts';
import { OfferedProviders } from '../providers/OfferedProviders.tsx';
import type { VisitorDraft } from '../visitorDraft.ts';
import { words } from './SignIn.words.ts';

export interface SignInProps {
  email: string;
  draft: VisitorDraft;
  /** What went wrong with a link in a mail. [X9] */
  redirectError?: string;
  /** The link that confirms an address was opened, and signs in only in another browser. [U3] */
  isConfirmed: boolean;
  onBack: () => void;
  onSignUp: (email: string) => void;
  onRecover: (email: string) => void;
  /** No account has this email and password. [S3] */
  onNoAccount: (email: string) => void;
  /** The account waits for its confirmation mail. */
  onUnconfirmed: (email: string) => void;
}

/** The sign-in form. It does not navigate on success: the session arrives as an event, and `App` shows the account. [V6, R1, S2] */
export function SignIn(props: SignInProps) {
  const labels = useLabels('SignIn', words);
  const { translate } = useLanguage();
  const { auth, toastQueue, supportEmail } = useServices();
  const [error, setError] = useState(props.redirectError);

  const { field, values, isSubmitting, submit } = useForm(
    { email: props.email, password: '' },
    { email: checkEmail, password: checkPassword },
    async ({ email, password }, isMounted) => {
      setError(undefined);
      const request = auth.signIn(email.trim(), password);
      warmUpIntl();
      const result = await request;
      // It says that one can sign in now.
      toastQueue.dismiss(toasts.accountCreated);
      if (result.ok) {
        // With a second factor, the next screen says it when its code was right. [U10]
        if (!result.needsFactor) toastQueue.add(toasts.signedIn);
        return true;
      }
      if (!isMounted()) return;
      const { reason, message } = result.failure;
      if (reason === 'invalid-credentials') return props.onNoAccount(email.trim());
      if (reason === 'unconfirmed') return props.onUnconfirmed(email.trim());
      setError(withSupportEmail(message || errorMessages.unexpected, supportEmail));
    },
  );

  const { draft } = props;
  useEffect(() => draft.update({ email: values.email }), [draft, values.email]);

  return (
    <AuthForm
      title={labels.title}
      subtitle={labels.subtitle}
      submitLabel={labels.submit}
      loadingLabel={labels.loading}
      loading={isSubmitting}
      onSubmit={submit}
      onBack={props.onBack}
      {...(error && { error: translate(error) })}
      {...(props.isConfirmed && {
        hint: (
          <Alert tone="positive" title={translate(foreignLinks.signup.title)}>
            {translate(foreignLinks.signup.description)}
          </Alert>
        ),
      })}
      alternatives={<OfferedProviders disabled={isSubmitting} onError={setError} />}
      footer={
        <>
          {labels.noAccount}{' '}
          <TextButton onClick={() => props.onSignUp(values.email)}>{labels.signUp}</TextButton>
        </>
      }
    >
      <TextField {...field('email')} label={labels.email} type="email" autoComplete="email" required />
      <PasswordField
        {...field('password')}
        label={labels.password}
        autoComplete="current-password"
        required
      />
      <TextButton onClick={() => props.onRecover(values.email)}>{labels.forgot}</TextButton>
    </AuthForm>
  );
}
