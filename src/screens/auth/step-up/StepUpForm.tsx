import { useEffect, useRef } from 'react';
import { useLabels } from '../../../ui/primitives/LabelsProvider/LabelsProvider.tsx';
import { DialogForm, type DialogFormProps } from '../../shell/DialogForm.tsx';
import { words } from './StepUp.words.ts';

export interface StepUpSteps {
  /** Whether an answer is awaited. */
  onSubmitting: (isSubmitting: boolean) => void;
  /** Whether the right answer was given already, and the dialog is fading out. */
  isDone: () => boolean;
  onDone: () => void;
  onCancel: () => void;
}

/**
 * What the two steps have in common: the buttons, and what went wrong. A step begins with the focus in its field, or on the button where
 * there is none, because it may come while the dialog is open already.
 */
export function StepUpForm(props: Omit<DialogFormProps, 'label' | 'action'>) {
  const labels = useLabels('StepUp', words);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.querySelector<HTMLElement>('input, [type="submit"]')?.focus(), []);
  return (
    <div ref={place}>
      <DialogForm {...props} label={labels.title} action={[labels.submit, labels.loading]} />
    </div>
  );
}
