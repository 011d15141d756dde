import { useEffect, useState } from 'react';
import { plain, toasts } from '../../../services/messages.ts';
import { withSupport } from '../../../services/withSupport.ts';
import {
  checkEmail,
  checkNewPassword,
  profileChecks,
  minimumPassword,
} from '../../../services/validation.ts';
import { Alert } from '../../../ui/primitives/Alert/Alert.tsx';
import { AuthForm } from '../../../ui/account/AuthForm/AuthForm.tsx';
import { AvatarPicker } from '../../../ui/account/AvatarPicker/AvatarPicker.tsx';
import { PasswordField } from '../../../ui/primitives/PasswordField/PasswordField.tsx';
import { TextButton } from '../../../ui/primitives/TextButton/TextButton.tsx';
import { TextField } from '../../../ui/primitives/TextField/TextField.tsx';
import { useServices } from '../../shell/services.tsx';
import { useForm } from '../../shell/useForm.ts';
import { usePicture } from '../../shell/usePicture.ts';
import type { VisitorDraft } from '../visitorDraft.ts';

export interface SignUpProps {
  email: string;
  /** What was typed into the forms before; this one's name and picture too. */
  draft: VisitorDraft;
  /** S3: the sign-in that led here matched no account. */
  noAccount: boolean;
  onBack: () => void;
  onSignIn: (email: string) => void;
  onRecover: (email: string) => void;
  /** `confirm`: a mail must be answered first. */
  onDone: (email: string, confirm: boolean) => void;
}

interface Refusal {
  message: string;
  reasons: readonly string[];
  /** Somebody has an account with this address. */
  taken: boolean;
}

/** The form for a new account. [V7, R2, R3] */
export function SignUp(props: SignUpProps) {
  const { auth, files, pendingPicture, report, notices, supportEmail } = useServices();
  const [refusal, setRefusal] = useState<Refusal>();
  const { draft } = props;
  const [kept] = useState(draft.get);
  const picture = usePicture(kept.picture);

  /** X2: whatever happens to the picture is only logged; the account matters more. */
  async function uploaded(email: string) {
    if (!picture.chosen) return '';
    const result = await files.uploadAvatar({ type: 'visitor', email }, picture.chosen);
    if (result.ok) return result.value;
    report.error('sign-up avatar', result.failure);
    await pendingPicture.keep(email, picture.chosen).catch((error: unknown) => {
      report.error('keep sign-up avatar', error);
    });
    return '';
  }

  const { field, values, busy, submit } = useForm(
    { fullName: kept.fullName ?? '', email: props.email, password: '' },
    { fullName: profileChecks.fullName, email: checkEmail, password: checkNewPassword },
    async ({ fullName, email: typed, password }, here) => {
      setRefusal(undefined);
      const email = typed.trim();
      const avatarUrl = await uploaded(email);
      const result = await auth.signUp({ fullName: fullName.trim(), email, password, avatarUrl });
      if (!result.ok)
        return setRefusal({
          message: withSupport(result.failure.message || plain.unexpected, supportEmail),
          reasons: result.reasons,
          taken: result.taken === true,
        });
      draft.forget();
      if (!result.confirm) notices.add(toasts.accountCreated);
      if (here()) props.onDone(email, result.confirm);
    },
  );

  const { fullName, email } = values;
  useEffect(
    () => draft.keep({ fullName, email, picture: picture.chosen }),
    [draft, fullName, email, picture.chosen],
  );

  return (
    <AuthForm
      title="Create Account"
      subtitle="Join us and start your journey"
      submitLabel="Create Account"
      loadingLabel="Creating Account..."
      loading={busy}
      onSubmit={submit}
      onBack={props.onBack}
      {...(refusal && {
        error: refusal.taken ? <Taken {...props} message={refusal.message} email={email} /> : refusal.message,
        reasons: refusal.reasons,
      })}
      {...(props.noAccount && { hint: <NoAccount {...props} email={values.email} /> })}
      footer={
        <>
          Already have an account?{' '}
          <TextButton onClick={() => props.onSignIn(values.email)}>Sign in here</TextButton>
        </>
      }
    >
      <AvatarPicker
        name={values.fullName}
        hint="JPG, PNG, GIF or WebP. Max size 5MB."
        disabled={busy}
        {...picture.field}
      />
      <TextField {...field('fullName')} label="Full Name" autoComplete="name" required />
      <TextField {...field('email')} label="Email" type="email" autoComplete="email" required />
      <PasswordField
        {...field('password')}
        label="Password"
        autoComplete="new-password"
        hint={`At least ${minimumPassword} characters.`}
        required
      />
    </AuthForm>
  );
}

/** The backend's own words come first (X1). */
function Taken(props: Pick<SignUpProps, 'onSignIn' | 'onRecover'> & { message: string; email: string }) {
  const { message, email, onSignIn, onRecover } = props;
  return (
    <>
      <p>{message}</p>
      <p>
        You already have an account. <TextButton onClick={() => onSignIn(email)}>Sign in</TextButton>{' '}
        <TextButton onClick={() => onRecover(email)}>Forgot password?</TextButton>
      </p>
    </>
  );
}

/** S3. The way back is the footer's 'Sign in here', said once. */
function NoAccount({ email, onRecover }: Pick<SignUpProps, 'email' | 'onRecover'>) {
  return (
    <Alert tone="neutral">
      <p>
        {plain.noAccount} Create one here, or sign in again below.{' '}
        <TextButton onClick={() => onRecover(email)}>Forgot password?</TextButton>
      </p>
    </Alert>
  );
}
