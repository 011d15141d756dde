import { DialogForm, type DialogFormProps } from '../../shell/DialogForm.tsx';

export interface StepUpSteps {
  /** Whether an answer is awaited. */
  onSubmitting: (isSubmitting: boolean) => void;
  /** Whether the right answer was given already, and the dialog is fading out. */
  isDone: () => boolean;
  onDone: () => void;
  onCancel: () => void;
}

/** What the two steps have in common: the buttons, and what went wrong. */
export const StepUpForm = (props: Omit<DialogFormProps, 'label' | 'action'>) => (
  <DialogForm {...props} label="Confirm that it is you" action={['Continue', 'Checking...']} />
);
