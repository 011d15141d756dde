import { useEffect, useState } from 'react';
import { errorMessages, toasts } from '../../../services/messages.ts';
import { storableText } from '../../../services/storableText.ts';
import { withSupportEmail } from '../../../services/withSupportEmail.ts';
import {
  checkEmail,
  checkNewPassword,
  profileChecks,
  minPasswordLength,
} from '../../../services/validation.ts';
import { Alert } from '../../../ui/primitives/Alert/Alert.tsx';
import { AuthForm } from '../../../ui/account/AuthForm/AuthForm.tsx';
import { AvatarPicker } from '../../../ui/account/AvatarPicker/AvatarPicker.tsx';
import { fill } from '../../../ui/fill.ts';
import { useLabels } from '../../../ui/primitives/LabelsProvider/LabelsProvider.tsx';
import { PasswordField } from '../../../ui/primitives/PasswordField/PasswordField.tsx';
import { TextButton } from '../../../ui/primitives/TextButton/TextButton.tsx';
import { TextField } from '../../../ui/primitives/TextField/TextField.tsx';
import { useLanguage } from '../../shell/language/LanguageProvider.tsx';
import { useServices } from '../../shell/services.tsx';
import { useForm } from '../../shell/useForm.ts';
import { usePicture } from '../../shell/usePicture.ts';
import { OfferedProviders } from '../providers/OfferedProviders.tsx';
import { StrengthMeter } from '../password-strength/StrengthMeter.tsx';
import type { VisitorDraft } from '../visitorDraft.ts';
import { words } from './SignUp.words.ts';

export interface SignUpProps {
  email: string;
  /** What was typed into the forms so far, with this one's name and picture. */
  draft: VisitorDraft;
  /** The form was opened because a sign-in matched no account. [S3] */
  isAccountMissing: boolean;
  onBack: () => void;
  onSignIn: (email: string) => void;
  onRecover: (email: string) => void;
  /** `needsConfirmation`: the user must first open the link in a mail. */
  onDone: (email: string, needsConfirmation: boolean) => void;
}

interface Refusal {
  message: string;
  reasons: readonly string[];
  /** The address already has an account. */
  isTaken: boolean;
}

/** The form for a new account. [V7, R2, R3] */
export function SignUp(props: SignUpProps) {
  const labels = useLabels('SignUp', words);
  const { translate, language } = useLanguage();
  const { auth, files, pendingPicture, report, toastQueue, supportEmail } = useServices();
  const [refusal, setRefusal] = useState<Refusal>();
  const { draft } = props;
  const [restored] = useState(draft.get);
  const picture = usePicture(restored.picture);

  /**
   * Resolves to the picture's URL, or to '' without one. A picture that cannot be uploaded is only logged, because the account
   * matters more; it is kept for the first sign-in. [X2, E4]
   */
  async function uploadPicture(email: string, chosen: Blob | undefined) {
    if (!chosen) return '';
    const result = await files.uploadAvatar({ type: 'visitor', email }, chosen);
    if (result.ok) return result.value;
    report.error('sign-up avatar', result.failure);
    await pendingPicture.keep(email, chosen).catch((error: unknown) => {
      report.error('keep sign-up avatar', error);
    });
    return '';
  }

  const { field, values, isSubmitting, submit } = useForm(
    { fullName: restored.fullName ?? '', email: props.email, password: '' },
    { fullName: profileChecks.fullName, email: checkEmail, password: checkNewPassword },
    async ({ fullName: name, email: typed, password }, isMounted) => {
      setRefusal(undefined);
      const settled = await picture.settled();
      if (!settled) return;
      const fullName = storableText(name).trim();
      const email = typed.trim();
      const avatarUrl = await uploadPicture(email, settled.picture);
      const result = await auth.signUp({ fullName, email, password, avatarUrl, language });
      if (!result.ok) {
        const message = withSupportEmail(result.failure.message || errorMessages.unexpected, supportEmail);
        const isUncertain = result.failure.kind === 'unavailable';
        if (!isMounted())
          return toastQueue.add(isUncertain ? toasts.accountUncertain : toasts.accountNotCreated(message));
        return setRefusal({ message, reasons: result.reasons, isTaken: result.isTaken === true });
      }
      draft.clear();
      if (!result.needsConfirmation) toastQueue.add(toasts.accountCreated);
      else if (!isMounted()) toastQueue.add(toasts.accountUnconfirmed(email));
      if (isMounted()) props.onDone(email, result.needsConfirmation);
    },
  );

  const { fullName, email } = values;
  useEffect(
    () => draft.update({ fullName, email, picture: picture.chosen }),
    [draft, fullName, email, picture.chosen],
  );

  return (
    <AuthForm
      title={labels.title}
      subtitle={labels.subtitle}
      submitLabel={labels.title}
      loadingLabel={labels.loading}
      loading={isSubmitting}
      onSubmit={submit}
      onBack={props.onBack}
      {...(refusal && {
        error: refusal.isTaken ? (
          <AddressTaken {...props} message={refusal.message} email={email} />
        ) : (
          translate(refusal.message)
        ),
        reasons: refusal.reasons.map(translate),
      })}
      {...(props.isAccountMissing && { hint: <NoAccount {...props} email={values.email} /> })}
      alternatives={
        <OfferedProviders
          disabled={isSubmitting}
          onError={(message) =>
            setRefusal(message === undefined ? undefined : { message, reasons: [], isTaken: false })
          }
        />
      }
      footer={
        <>
          {labels.haveAccount}{' '}
          <TextButton onClick={() => props.onSignIn(values.email)}>{labels.signInHere}</TextButton>
        </>
      }
    >
      <AvatarPicker
        name={values.fullName}
        hint={labels.pictureHint}
        disabled={isSubmitting}
        {...picture.field}
      />
      <TextField {...field('fullName')} label={labels.fullName} autoComplete="name" required />
      <TextField {...field('email')} label={labels.email} type="email" autoComplete="email" required />
      <PasswordField
        {...field('password')}
        label={labels.password}
        autoComplete="new-password"
        hint={fill(labels.passwordHint, { count: String(minPasswordLength) })}
        required
      />
      <StrengthMeter password={values.password} known={[values.email, values.fullName]} />
    </AuthForm>
  );
}

/** The backend's own message, and what a user who already has an account can do. [X1] */
function AddressTaken(
  props: Pick<SignUpProps, 'onSignIn' | 'onRecover'> & { message: string; email: string },
) {
  const labels = useLabels('SignUp', words);
  const { translate } = useLanguage();
  const { message, email, onSignIn, onRecover } = props;
  return (
    <>
      <p>{translate(message)}</p>
      <p>
        {labels.taken} <TextButton onClick={() => onSignIn(email)}>{labels.signIn}</TextButton>{' '}
        <TextButton onClick={() => onRecover(email)}>{labels.forgot}</TextButton>
      </p>
    </>
  );
}

/** Says why the form was opened. The link back to the sign-in form is in the footer and not repeated here. [S3] */
function NoAccount({ email, onRecover }: Pick<SignUpProps, 'email' | 'onRecover'>) {
  const labels = useLabels('SignUp', words);
  const { translate } = useLanguage();
  return (
    <Alert tone="neutral">
      <p>
        {translate(errorMessages.noAccount)} {labels.createHere}{' '}
        <TextButton onClick={() => onRecover(email)}>{labels.forgot}</TextButton>
      </p>
    </Alert>
  );
}
