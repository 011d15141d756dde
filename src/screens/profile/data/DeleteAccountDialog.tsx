import { useState } from 'react';
import type { User } from '../../../services/auth.ts';
import { errorMessages, toasts } from '../../../services/messages.ts';
import type { DataArea } from '../../../services/ownData.ts';
import { planName } from '../../../services/plans.ts';
import { withSupportEmail } from '../../../services/withSupportEmail.ts';
import { Dialog } from '../../../ui/overlays/Dialog/Dialog.tsx';
import { Text } from '../../../ui/primitives/Text/Text.tsx';
import { TextField } from '../../../ui/primitives/TextField/TextField.tsx';
import { useStepUp, type StepUp } from '../../auth/step-up/useStepUp.tsx';
import { DialogForm } from '../../shell/DialogForm.tsx';
import { useServices } from '../../shell/services.tsx';
import { useForm } from '../../shell/useForm.ts';
import { deleteAccount, type DeletionOutcome } from './deleteAccount.ts';
import { listStored } from './useOwnAreas.ts';

export interface DeleteAccountDialogProps {
  open: boolean;
  user: User;
  /** What is stored of the user; undefined while that is not known. */
  areas: readonly DataArea[] | undefined;
  /** The id of the user's plan, when it is known. */
  plan: string | undefined;
  onClose: () => void;
}

/** Says what will be lost, asks for the address, then for proof of who it is, and deletes the account. [U35] */
export function DeleteAccountDialog({ open, user, areas, plan, onClose }: DeleteAccountDialogProps) {
  const { stepUp, forget, dialog } = useStepUp(user);
  const [isSubmitting, setIsSubmitting] = useState(false);
  const close = () => {
    forget();
    onClose();
  };
  return (
    <>
      <Dialog
        open={open}
        onClose={() => isSubmitting || close()}
        title="Delete your account?"
        description="This cannot be undone."
        size="small"
      >
        <Question
          user={user}
          areas={areas}
          plan={plan}
          stepUp={stepUp}
          forget={forget}
          onSubmitting={setIsSubmitting}
          onClose={close}
        />
      </Dialog>
      {dialog}
    </>
  );
}

interface QuestionProps extends Omit<DeleteAccountDialogProps, 'open'>, Omit<StepUp, 'dialog'> {
  onSubmitting: (isSubmitting: boolean) => void;
}

function Question({ user, areas, plan, stepUp, forget, onSubmitting, onClose }: QuestionProps) {
  const { auth, loadOwnData, loadBilling, toastQueue, supportEmail } = useServices();
  const [error, setError] = useState<string>();
  const isTyped = (email: string) => email.trim().toLowerCase() === user.email.toLowerCase();

  async function attempt(): Promise<DeletionOutcome> {
    const ports = await Promise.all([loadOwnData(), loadBilling()]).catch(() => undefined);
    if (!ports) return { name: 'failed', message: errorMessages.unavailable };
    const [ownData, billing] = ports;
    return deleteAccount({ userId: user.id, plan, ownData, billing });
  }

  async function proveAndDelete() {
    if (!(await stepUp())) return;
    onSubmitting(true);
    const outcome = await attempt();
    onSubmitting(false);
    if (outcome.name === 'failed') return setError(withSupportEmail(outcome.message, supportEmail));
    if (outcome.name === 'sign-in-again') {
      forget();
      return setError('You confirmed a while ago that it is you. Please confirm it once more.');
    }
    // The backend has ended every session already; this browser forgets its own, and so do its other tabs.
    await auth.signOut('local');
    toastQueue.add(toasts.accountDeleted);
  }

  const { field, isSubmitting, submit } = useForm(
    { email: '' },
    { email: (email) => (isTyped(email) ? undefined : `Type ${user.email} to confirm.`) },
    async () => {
      setError(undefined);
      await proveAndDelete();
    },
  );

  return (
    <DialogForm
      label="Delete your account"
      submit={submit}
      isSubmitting={isSubmitting}
      error={error}
      action={['Delete for good', 'Deleting...']}
      tone="critical"
      cancel="Keep my account"
      onCancel={onClose}
    >
      <Text tone="muted">
        {areas
          ? `You lose ${listStored(areas.filter(({ area }) => area !== 'devices'))}.`
          : 'You lose everything we store about you.'}
        {plan !== undefined &&
          plan !== 'free' &&
          ` Your ${planName(plan)} plan ends at once, and the time you have already paid for is lost.`}{' '}
        What you have used of this month’s messages and minutes stays counted until the month ends, without
        your name or address.
      </Text>
      <TextField
        {...field('email')}
        label="Your email address"
        hint={`Type ${user.email} to confirm.`}
        autoComplete="off"
        required
      />
    </DialogForm>
  );
}
