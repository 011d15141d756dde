import { Suspense, useCallback, useEffect, useRef, useState } from 'react';
import type { StepUpCode } from '../../../services/stepUp.ts';
import { Dialog } from '../../../ui/overlays/Dialog/Dialog.tsx';
import { Skeleton } from '../../../ui/primitives/Skeleton/Skeleton.tsx';
import { fill } from '../../../ui/fill.ts';
import { useLabels } from '../../../ui/primitives/LabelsProvider/LabelsProvider.tsx';
import { lazyWithPreload } from '../../../ui/lazyWithPreload.tsx';
import { ErrorBoundary } from '../../shell/ErrorBoundary.tsx';
import { useServices } from '../../shell/services.tsx';
import { useSendMail } from '../../shell/useSendMail.ts';
import { words } from './StepUp.words.ts';
import { StepUpPasswordForm } from './StepUpPasswordForm.tsx';

/** For accounts with a second factor, and for those without a password: both are few. */
const StepUpCodeForm = lazyWithPreload(async () => (await import('./StepUpCodeForm.tsx')).StepUpCodeForm);
const StepUpMailForm = lazyWithPreload(async () => (await import('./StepUpMailForm.tsx')).StepUpMailForm);

export interface StepUpDialogProps {
  open: boolean;
  email: string;
  onDone: () => void;
  onClose: () => void;
}

/** Asks for the password, and for the code of the second factor where there is one, before something that cannot be undone. [U13] */
export function StepUpDialog({ open, email, onDone, onClose }: StepUpDialogProps) {
  const labels = useLabels('StepUp', words);
  const { auth, loadStepUp } = useServices();
  // Outlasts the dialog, which may be closed while the mail is on its way.
  const mail = useSendMail((to) => auth.sendRecovery(to));
  const [code, setCode] = useState<StepUpCode>();
  /** Undefined while it is asked: the form for a password would show for a moment to somebody who has none. */
  const [hasPassword, setHasPassword] = useState<boolean>();
  const [isSubmitting, setIsSubmitting] = useState(false);
  /** The same for what is asked outside of rendering: when the view is left. */
  const isAwaiting = useRef(false);
  /** The view was left while an answer was awaited. */
  const isLeft = useRef(false);
  /** From the right answer on: while the dialog fades out, a further press would sign in once more. */
  const isDone = useRef(false);
  const [wasOpen, setWasOpen] = useState(open);
  /** The forms' key: asked again before the dialog has faded out, they must not keep what was typed. */
  const [openings, setOpenings] = useState(0);
  if (open !== wasOpen) {
    setWasOpen(open);
    // What was shown last stays until the dialog has faded out.
    if (open) {
      setOpenings(openings + 1);
      setCode(undefined);
      mail.clear();
      // A password may have been set since, and is never taken away.
      if (!hasPassword) setHasPassword(undefined);
    }
  }
  useEffect(() => {
    if (!open) return undefined;
    isDone.current = false;
    isLeft.current = false;
    let isGone = false;
    loadStepUp()
      .then((port) => port.hasPassword())
      .then(
        (found) => isGone || setHasPassword(found),
        // The form tries to load it once more, and says what is wrong.
        () => isGone || setHasPassword(true),
      );
    return () => {
      isGone = true;
    };
  }, [open, loadStepUp]);
  const onSubmitting = useCallback((now: boolean) => {
    isAwaiting.current = now;
    setIsSubmitting(now);
  }, []);
  const askForCode = (next: StepUpCode) => {
    // Its form may still have to be loaded, and the dialog can be closed meanwhile.
    onSubmitting(false);
    setCode({
      ...next,
      async enterCode(digits) {
        const result = await next.enterCode(digits);
        if (!result.ok && isLeft.current) next.discard();
        return result;
      },
    });
  };
  // Given up, also by leaving the view: the session that the first step began must not outlast it.
  useEffect(() => {
    if (!open || !code) return undefined;
    return () => {
      if (isDone.current) return;
      // The answer that is awaited may make that session the one in use.
      if (isAwaiting.current) isLeft.current = true;
      else code.discard();
    };
  }, [open, code]);
  const close = () => {
    // An answer that comes after the dialog was closed would go on with what was given up.
    if (!isSubmitting) onClose();
  };
  const done = () => {
    isDone.current = true;
    onDone();
  };
  const common = {
    onSubmitting,
    isDone: () => isDone.current,
    onDone: done,
    onCancel: close,
  };
  return (
    <Dialog
      open={open}
      onClose={close}
      title={labels.title}
      description={fill(labels.signedInAs, { email })}
      size="small"
    >
      {/* In the dialog, because the form behind it holds what was typed. */}
      <ErrorBoundary where="step up" resetKey={String(openings)}>
        <Suspense fallback={<Asking />}>
          {code ? (
            <StepUpCodeForm key={openings} {...common} code={code} />
          ) : hasPassword === undefined ? (
            <Asking />
          ) : hasPassword ? (
            <StepUpPasswordForm key={openings} {...common} onCode={askForCode} />
          ) : (
            <StepUpMailForm key={openings} {...common} email={email} mail={mail} onCode={askForCode} />
          )}
        </Suspense>
      </ErrorBoundary>
    </Dialog>
  );
}

/** As high as the form for a password, which most will see. */
const Asking = () => (
  <div aria-busy="true">
    <Skeleton shape="block" height="12rem" />
  </div>
);
