import { useState } from 'react';
import type { FactorRefusal } from '../../../services/auth.ts';
import type { StepUpCode } from '../../../services/stepUp.ts';
import { errorMessages } from '../../../services/messages.ts';
import { normalizeCode } from '../../../services/normalizeCode.ts';
import { withSupportEmail } from '../../../services/withSupportEmail.ts';
import { useLanguage } from '../../shell/language/LanguageProvider.tsx';
import { useServices } from '../../shell/services.tsx';
import { useForm } from '../../shell/useForm.ts';
import { factorMessages } from './factorMessages.ts';

/** Refusals that are about the code, and are said at its field. */
const atField: Partial<Record<FactorRefusal['reason'], string>> = {
  'code-refused': factorMessages.refused,
  'challenge-expired': factorMessages.expired,
};

const checkCode = (value: string) =>
  /^\d{6}$/.test(normalizeCode(value)) ? undefined : factorMessages.incomplete;

export interface FactorCodeOptions {
  /** Sends the code; the one of the session by default. */
  verify?: StepUpCode['enterCode'];
  /** Called after a right code. */
  onVerified?: () => void;
}

/**
 * The state of a form for the code of the second factor. What was typed stays until it was right. The view changes by
 * itself then, because the session arrives as an event. [U10]
 */
export function useFactorCode({ verify, onVerified }: FactorCodeOptions = {}) {
  const { auth, supportEmail } = useServices();
  const { translate } = useLanguage();
  const [refusal, setRefusal] = useState<FactorRefusal>();

  const { field, isSubmitting, submit } = useForm(
    { code: '' },
    { code: checkCode },
    async ({ code }, isMounted) => {
      setRefusal(undefined);
      const result = await (verify ?? ((typed) => auth.verifyFactor(typed)))(normalizeCode(code));
      if (result.ok) {
        onVerified?.();
        return true;
      }
      if (isMounted()) setRefusal(result.failure);
    },
  );

  const fieldError = refusal && atField[refusal.reason];
  const code = field('code');
  return {
    isSubmitting,
    submit,
    /** What went wrong, where it is not about this code. */
    error:
      refusal && !fieldError
        ? translate(
            refusal.reason === 'too-many-codes'
              ? factorMessages.tooMany
              : withSupportEmail(refusal.message || errorMessages.unexpected, supportEmail),
          )
        : undefined,
    /** Changes with each refusal, so that the field can be focused again. */
    refusal: fieldError ? refusal : undefined,
    codeField: {
      ...code,
      ...(fieldError && { error: translate(fieldError) }),
      onChange(value: string) {
        setRefusal(undefined);
        code.onChange(value);
      },
    },
  };
}

export type FactorCode = ReturnType<typeof useFactorCode>;
