import { Suspense, useEffect, useRef, useState } from 'react';
import type { StepUpCode } from '../../../services/stepUp.ts';
import { Dialog } from '../../../ui/overlays/Dialog/Dialog.tsx';
import { StepUpCodeForm } from './StepUpCodeForm.tsx';
import { lazyWithPreload } from '../../../ui/lazyWithPreload.tsx';
import { useServices } from '../../shell/services.tsx';
import { StepUpPasswordForm } from './StepUpPasswordForm.tsx';

/** For accounts without a password, which are few. */
const StepUpMailForm = lazyWithPreload(async () => (await import('./StepUpMailForm.tsx')).StepUpMailForm);

export interface StepUpDialogProps {
  open: boolean;
  email: string;
  onDone: () => void;
  onClose: () => void;
}

/** Asks for the password, and for the code of the second factor where there is one, before something that cannot be undone. [U13] */
export function StepUpDialog({ open, email, onDone, onClose }: StepUpDialogProps) {
  const { loadStepUp } = useServices();
  const [code, setCode] = useState<StepUpCode>();
  const [hasPassword, setHasPassword] = useState(true);
  const [isSubmitting, setIsSubmitting] = useState(false);
  /** From the right answer on: while the dialog fades out, a further press would sign in once more. */
  const isDone = useRef(false);
  const [wasOpen, setWasOpen] = useState(open);
  if (open !== wasOpen) {
    setWasOpen(open);
    // What was shown last stays until the dialog has faded out.
    if (open) setCode(undefined);
  }
  useEffect(() => {
    if (!open) return undefined;
    isDone.current = false;
    let isGone = false;
    loadStepUp()
      .then((port) => port.hasPassword())
      .then(
        (found) => isGone || setHasPassword(found),
        () => undefined,
      );
    return () => {
      isGone = true;
    };
  }, [open, loadStepUp]);
  const close = () => {
    // An answer that comes after the dialog was closed would go on with what was given up.
    if (isSubmitting) return;
    code?.discard();
    setCode(undefined);
    onClose();
  };
  const done = () => {
    isDone.current = true;
    onDone();
  };
  const common = {
    onSubmitting: setIsSubmitting,
    isDone: () => isDone.current,
    onDone: done,
    onCancel: close,
  };
  return (
    <Dialog
      open={open}
      onClose={close}
      title="Confirm that it is you"
      description={`You are signed in as ${email}.`}
      size="small"
    >
      {code ? (
        <StepUpCodeForm {...common} code={code} />
      ) : hasPassword ? (
        <StepUpPasswordForm {...common} onCode={setCode} />
      ) : (
        <Suspense fallback={null}>
          <StepUpMailForm {...common} email={email} onCode={setCode} />
        </Suspense>
      )}
    </Dialog>
  );
}
