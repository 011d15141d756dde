import { useState } from 'react';
import { errorMessages } from '../../../services/messages.ts';
import type { StepUpCode } from '../../../services/stepUp.ts';
import { checkPassword } from '../../../services/validation.ts';
import { withSupportEmail } from '../../../services/withSupportEmail.ts';
import { PasswordField } from '../../../ui/primitives/PasswordField/PasswordField.tsx';
import { useLabels } from '../../../ui/primitives/LabelsProvider/LabelsProvider.tsx';
import { Text } from '../../../ui/primitives/Text/Text.tsx';
import { useLanguage } from '../../shell/language/LanguageProvider.tsx';
import { useServices } from '../../shell/services.tsx';
import { useForm } from '../../shell/useForm.ts';
import { words } from './StepUp.words.ts';
import { StepUpForm, type StepUpSteps } from './StepUpForm.tsx';

interface StepUpPasswordFormProps extends StepUpSteps {
  /** The password was right, and the second factor has to be shown. */
  onCode: (code: StepUpCode) => void;
}

/** The first step: the password. [U13] */
export function StepUpPasswordForm({ onCode, isDone, onDone, ...steps }: StepUpPasswordFormProps) {
  const labels = useLabels('StepUp', words);
  const { translate } = useLanguage();
  const { loadStepUp, supportEmail } = useServices();
  const [error, setError] = useState<string>();
  const { field, isSubmitting, submit } = useForm(
    { password: '' },
    { password: checkPassword },
    async ({ password }, isMounted) => {
      if (isDone()) return;
      setError(undefined);
      const port = await loadStepUp().catch(() => undefined);
      const result = await port?.enterPassword(password);
      if (!isMounted()) {
        if (result?.ok) result.code?.discard();
        return;
      }
      if (result?.ok) return result.code ? onCode(result.code) : onDone();
      const { reason, message } = result?.failure ?? { message: errorMessages.unavailable };
      // The address belongs to the user, so only the password can be wrong.
      setError(
        reason === 'invalid-credentials'
          ? errorMessages.wrongPassword
          : withSupportEmail(message || errorMessages.unexpected, supportEmail),
      );
    },
  );
  return (
    <StepUpForm
      {...steps}
      isSubmitting={isSubmitting}
      submit={submit}
      error={error === undefined ? undefined : translate(error)}
    >
      <PasswordField
        {...field('password')}
        label={labels.password}
        autoComplete="current-password"
        required
      />
      <Text tone="muted">{labels.forgotten}</Text>
    </StepUpForm>
  );
}
