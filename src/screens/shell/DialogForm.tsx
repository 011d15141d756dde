import { useEffect, type ReactNode } from 'react';
import { FormLayout } from '../../ui/layout/FormLayout/FormLayout.tsx';
import { Alert } from '../../ui/primitives/Alert/Alert.tsx';
import { Button, type ButtonProps } from '../../ui/primitives/Button/Button.tsx';
import { useLabels } from '../../ui/primitives/LabelsProvider/LabelsProvider.tsx';
import { words } from './DialogForm.words.ts';

export interface DialogFormProps {
  /** The form's accessible name. */
  label: string;
  submit: () => void;
  isSubmitting: boolean;
  /** Told when an answer begins to be awaited and when it is here, because the dialog must not close meanwhile. */
  onSubmitting?: (isSubmitting: boolean) => void;
  /** What went wrong; undefined for nothing. */
  error: string | undefined;
  /** The words of the button that submits, and its words while an answer is awaited. */
  action: readonly [idle: string, submitting: string];
  tone?: ButtonProps['tone'];
  /** The words of the button that gives up; 'Cancel' unless given. */
  cancel?: string;
  onCancel: () => void;
  /** What is said and asked. */
  children: ReactNode;
}

/** The form of a dialog: what went wrong, the fields, a button that gives up and one that submits. */
export function DialogForm(props: DialogFormProps) {
  const labels = useLabels('DialogForm', words);
  const { label, submit, isSubmitting, onSubmitting, error, children } = props;
  const { action, tone = 'primary', cancel, onCancel } = props;
  useEffect(() => onSubmitting?.(isSubmitting), [onSubmitting, isSubmitting]);
  return (
    <FormLayout
      label={label}
      onSubmit={submit}
      actions={
        <>
          <Button onClick={onCancel} disabled={isSubmitting}>
            {cancel ?? labels.cancel}
          </Button>
          <Button type="submit" tone={tone} loading={isSubmitting}>
            {action[isSubmitting ? 1 : 0]}
          </Button>
        </>
      }
    >
      {error !== undefined && <Alert tone="critical">{error}</Alert>}
      {children}
    </FormLayout>
  );
}
