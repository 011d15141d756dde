import { useRef, useState } from 'react';
import { normalizeCode } from '../../../services/normalizeCode.ts';
import { errorMessages, toasts, type ToastMessage } from '../../../services/messages.ts';
import type { Failure } from '../../../services/result.ts';
import { checkMailedCode, checkNewPassword } from '../../../services/validation.ts';
import { withSupportEmail } from '../../../services/withSupportEmail.ts';
import { useLanguage } from '../../shell/language/LanguageProvider.tsx';
import { useServices } from '../../shell/services.tsx';
import { useForm } from '../../shell/useForm.ts';
import { useMailedCode } from './useMailedCode.ts';

type Outcome = { ok: true } | { ok: false; failure: Failure };
/** Runs a request, and perhaps runs it again once the user whose session had expired has signed in. */
export type RunRequest = <O extends Outcome>(request: () => Promise<O>) => Promise<O>;

/** Supabase's error code for more than one mail a minute. */
const mailRateLimitCode = 'over_email_send_rate_limit';

/**
 * The state of a form for a new password. In a session older than a day the backend wants a code from a mail: the form then
 * has one sent, asks for it, and keeps the password that was typed. `onChanged` gets the message to show. `showToast` tells
 * a refusal that comes once the form is no longer there. `prove` asks who sits at the device before anything is sent, and resolves to whether it is the user. [R3, S16, U7]
 */
export function useNewPassword(
  runRequest: RunRequest,
  onChanged: (message: ToastMessage, isMounted: () => boolean) => void,
  showToast: (message: ToastMessage) => void,
  prove?: () => Promise<boolean>,
) {
  const { auth, supportEmail } = useServices();
  const { translate } = useLanguage();
  const [refusal, setRefusal] = useState<{ message: string; reasons: readonly string[] }>();
  const passwordElement = useRef<HTMLElement>(null);
  const messageOf = ({ message }: Failure) =>
    withSupportEmail(message || errorMessages.unexpected, supportEmail);

  const mailedCode = useMailedCode(async () => {
    const result = await runRequest(() => auth.sendPasswordCode());
    if (result.ok) return result;
    const { failure } = result;
    return { ok: false, message: messageOf(failure), isRateLimited: failure.code === mailRateLimitCode };
  });

  const { field, ...form } = useForm(
    { password: '', code: '' },
    {
      password: checkNewPassword,
      code: (typed) => (mailedCode.isRequired ? checkMailedCode(typed) : undefined),
    },
    async ({ password, code: typed }, isMounted) => {
      setRefusal(undefined);
      mailedCode.clearRefusal();
      if (prove && !(await prove())) return;
      const code = mailedCode.isRequired ? normalizeCode(typed) : undefined;
      const result = await runRequest(() => auth.setPassword(password, code));
      if (result.ok) {
        clearFields();
        mailedCode.close(code !== undefined);
        const message = result.othersSignedOut ? toasts.passwordChanged : toasts.passwordChangedHere;
        return onChanged(message, isMounted);
      }
      const { reason } = result.failure;
      if (!isMounted()) {
        if (result.failure.kind === 'unavailable') return showToast(toasts.passwordUncertain);
        if (reason === 'code-needed') return showToast(toasts.passwordNotChanged(errorMessages.codeNeeded));
        if (reason === 'code-refused') return showToast(toasts.passwordNotChanged(errorMessages.codeRefused));
        return showToast(toasts.passwordNotChanged(messageOf(result.failure)));
      }
      if (reason === 'code-needed') return mailedCode.require();
      if (reason === 'code-refused') return mailedCode.markRefused();
      if (reason === 'same-password' && code !== undefined) {
        field('code').onChange('');
        mailedCode.markUsed();
        passwordElement.current?.focus();
      }
      setRefusal({ message: messageOf(result.failure), reasons: result.reasons });
    },
  );

  function clearFields() {
    field('password').onChange('');
    field('code').onChange('');
  }

  const password = field('password');
  const code = field('code');
  return {
    ...form,
    mailedCode,
    /** Why it was refused, in the user's language. */
    refusal: refusal && { message: translate(refusal.message), reasons: refusal.reasons.map(translate) },
    passwordField: {
      ...password,
      ref(element: HTMLElement | null) {
        password.ref(element);
        passwordElement.current = element;
      },
    },
    codeField: {
      ...code,
      ...(mailedCode.isRefused && { error: translate(errorMessages.codeRefused) }),
      onChange(value: string) {
        mailedCode.clearRefusal();
        code.onChange(value);
      },
    },
    /** Keeps the old password and empties the form. */
    cancel: () => {
      clearFields();
      setRefusal(undefined);
      mailedCode.close(false);
      passwordElement.current?.focus();
    },
  };
}

export type NewPassword = ReturnType<typeof useNewPassword>;
