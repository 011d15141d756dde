import { useRef, useState } from 'react';
import { digitsOf } from '../../../services/digitsOf.ts';
import { plain, toasts, type ToastMessage } from '../../../services/messages.ts';
import type { Failure } from '../../../services/result.ts';
import { checkMailedCode, checkNewPassword } from '../../../services/validation.ts';
import { withSupport } from '../../../services/withSupport.ts';
import { useServices } from '../../shell/services.tsx';
import { useForm } from '../../shell/useForm.ts';
import { useMailedCode } from './useMailedCode.ts';

type Outcome = { ok: true } | { ok: false; failure: Failure };
/** What is asked of the backend, and perhaps asked again once a session that has ended is there again. */
export type Attempt = <O extends Outcome>(ask: () => Promise<O>) => Promise<O>;

const tooManyMails = 'over_email_send_rate_limit';

/**
 * The form for a new password, wherever it is. In an old session the backend wants a code from a mail: it is sent, the
 * form asks for it, and keeps what was typed. `onChanged` gets what is to be told. [R3, S16]
 */
export function useNewPassword(
  attempt: Attempt,
  onChanged: (told: ToastMessage, here: () => boolean) => void,
) {
  const { auth, supportEmail } = useServices();
  const [refusal, setRefusal] = useState<{ message: string; reasons: readonly string[] }>();
  const passwordField = useRef<HTMLElement>(null);
  const wordsOf = ({ message }: Failure) => withSupport(message || plain.unexpected, supportEmail);

  const mailed = useMailedCode(async () => {
    const result = await attempt(() => auth.sendPasswordCode());
    if (result.ok) return result;
    return { ok: false, why: wordsOf(result.failure), limited: result.failure.code === tooManyMails };
  });

  const { field, ...form } = useForm(
    { password: '', code: '' },
    { password: checkNewPassword, code: (typed) => (mailed.asked ? checkMailedCode(typed) : undefined) },
    async ({ password, code: typed }, here) => {
      setRefusal(undefined);
      mailed.correct();
      const code = mailed.asked ? digitsOf(typed) : undefined;
      const result = await attempt(() => auth.setPassword(password, code));
      if (result.ok) {
        clear();
        mailed.close(code !== undefined);
        return onChanged(result.othersSignedOut ? toasts.passwordChanged : toasts.passwordChangedHere, here);
      }
      const { reason } = result.failure;
      if (reason === 'code-needed') return mailed.ask();
      if (reason === 'code-refused') return mailed.refuse();
      if (reason === 'same-password' && code !== undefined) {
        field('code').onChange('');
        mailed.useUp();
        passwordField.current?.focus();
      }
      setRefusal({ message: wordsOf(result.failure), reasons: result.reasons });
    },
  );

  function clear() {
    field('password').onChange('');
    field('code').onChange('');
  }

  const password = field('password');
  const code = field('code');
  return {
    ...form,
    mailed,
    refusal,
    passwordField: {
      ...password,
      ref(element: HTMLElement | null) {
        password.ref(element);
        passwordField.current = element;
      },
    },
    codeField: {
      ...code,
      ...(mailed.refused && { error: plain.codeRefused }),
      onChange(value: string) {
        mailed.correct();
        code.onChange(value);
      },
    },
    /** The old password stays, and what was typed goes. */
    cancel: () => {
      clear();
      setRefusal(undefined);
      mailed.close(false);
      passwordField.current?.focus();
    },
  };
}

export type NewPassword = ReturnType<typeof useNewPassword>;
