import { type ReactNode, useEffect } from 'react';
import { Alert } from '../../../ui/primitives/Alert/Alert.tsx';
import { Button } from '../../../ui/primitives/Button/Button.tsx';
import { FormLayout } from '../../../ui/layout/FormLayout/FormLayout.tsx';

export interface StepUpSteps {
  /** Whether an answer is awaited. */
  onSubmitting: (isSubmitting: boolean) => void;
  /** Whether the right answer was given already, and the dialog is fading out. */
  isDone: () => boolean;
  onDone: () => void;
  onCancel: () => void;
}

interface StepUpFormProps extends Omit<StepUpSteps, 'isDone' | 'onDone'> {
  isSubmitting: boolean;
  submit: () => void;
  error: string | undefined;
  children: ReactNode;
}

/** What the two steps have in common: the buttons, and what went wrong. */
export function StepUpForm({
  isSubmitting,
  submit,
  error,
  children,
  onSubmitting,
  onCancel,
}: StepUpFormProps) {
  useEffect(() => onSubmitting(isSubmitting), [onSubmitting, isSubmitting]);
  return (
    <FormLayout
      label="Confirm that it is you"
      onSubmit={submit}
      actions={
        <>
          <Button onClick={onCancel} disabled={isSubmitting}>
            Cancel
          </Button>
          <Button type="submit" tone="primary" loading={isSubmitting}>
            {isSubmitting ? 'Checking...' : 'Continue'}
          </Button>
        </>
      }
    >
      {error !== undefined && <Alert tone="critical">{error}</Alert>}
      {children}
    </FormLayout>
  );
}
