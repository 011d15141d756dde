import { useRef, useState } from 'react';
import type { User } from '../../../services/auth.ts';
import { errorMessages } from '../../../services/messages.ts';
import { normalizeCode } from '../../../services/normalizeCode.ts';
import { checkMailedCode, checkPassword } from '../../../services/validation.ts';
import { withSupportEmail } from '../../../services/withSupportEmail.ts';
import { useLanguage } from '../../shell/language/LanguageProvider.tsx';
import { useServices } from '../../shell/services.tsx';
import { useForm } from '../../shell/useForm.ts';
import type { SendMail } from '../../shell/useSendMail.ts';

export type SignInWay = 'password' | 'code';

/** `atField`: it is about the code that was typed. */
interface Refusal {
  message: string;
  atField?: true;
}

/** The state of the form of 'Sign in again'. Both fields keep what was typed, and the one of `way` is checked and sent. [S4, U48] */
export function useSignInAgainForm(user: Pick<User, 'id' | 'email'>, way: SignInWay, mail: SendMail) {
  const { auth, loadStepUp, supportEmail } = useServices();
  const { translate } = useLanguage();
  const [refusal, setRefusal] = useState<Refusal>();
  /** From the right answer on: while the dialog fades out, a further press would sign in once more. */
  const isDone = useRef(false);

  async function signIn(password: string): Promise<Refusal | undefined> {
    const result = await auth.signIn(user.email, password, user.id);
    if (result.ok) return undefined;
    const { reason, message } = result.failure;
    // The address belongs to the user, so only the password can be wrong.
    return { message: reason === 'invalid-credentials' ? errorMessages.wrongPassword : message };
  }

  async function enterCode(code: string): Promise<Refusal | undefined> {
    const port = await loadStepUp().catch(() => undefined);
    if (!port) return { message: errorMessages.unavailable };
    const result = await port.signInAgain(user, normalizeCode(code));
    if (result.ok) return undefined;
    const { reason, message } = result.failure;
    return reason === 'code-refused' ? { message: errorMessages.codeRefused, atField: true } : { message };
  }

  function clear() {
    setRefusal(undefined);
    mail.clear();
  }

  const { field, isSubmitting, submit } = useForm(
    { password: '', code: '' },
    {
      password: (typed) => (way === 'password' ? checkPassword(typed) : undefined),
      code: (typed) => (way === 'code' ? checkMailedCode(typed) : undefined),
    },
    async ({ password, code }, isMounted) => {
      if (isDone.current) return;
      clear();
      const refused = way === 'password' ? await signIn(password) : await enterCode(code);
      isDone.current = refused === undefined;
      if (refused && isMounted()) setRefusal(refused);
    },
  );

  const code = field('code');
  const failure = mail.error ?? (refusal?.atField ? undefined : refusal?.message);
  return {
    isSubmitting,
    submit,
    clear,
    /** What went wrong, where it is not about the code that was typed. */
    error:
      failure === undefined
        ? undefined
        : translate(withSupportEmail(failure || errorMessages.unexpected, supportEmail)),
    /** Changes with each refusal of a code, so that the field can be focused again. */
    refusal: refusal?.atField ? refusal : undefined,
    passwordField: field('password'),
    codeField: {
      ...code,
      ...(refusal?.atField && { error: translate(refusal.message) }),
      onChange(value: string) {
        setRefusal(undefined);
        code.onChange(value);
      },
    },
  };
}
