import type { StepUpCode } from '../../../services/stepUp.ts';
import { FactorCodeField } from '../second-factor/FactorCodeField.tsx';
import { LostDevice } from '../second-factor/LostDevice.tsx';
import { useFactorCode } from '../second-factor/useFactorCode.ts';
import { StepUpForm, type StepUpSteps } from './StepUpForm.tsx';

/** The second step: the code of the second factor. [U13] */
export function StepUpCodeForm({ code, isDone, onDone, ...steps }: StepUpSteps & { code: StepUpCode }) {
  const { isSubmitting, submit, error, ...field } = useFactorCode({
    verify: async (digits) => (isDone() ? { ok: true } : code.enterCode(digits)),
    onVerified: onDone,
  });
  return (
    <StepUpForm {...steps} isSubmitting={isSubmitting} submit={submit} error={error}>
      <FactorCodeField {...field} />
      <LostDevice />
    </StepUpForm>
  );
}
