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
import { useListStored } from './useOwnAreas.ts';
import { fill } from '../../../ui/fill.ts';
import { useLabels } from '../../../ui/primitives/LabelsProvider/LabelsProvider.tsx';
import { useLanguage } from '../../shell/language/LanguageProvider.tsx';
import { words } from './DeleteAccountDialog.words.ts';

export interface DeleteAccountDialogProps {
  open: boolean;
  user: User;
  /** What is stored of the user; undefined while that is not known. */
  areas: readonly DataArea[] | undefined;
  /** The id of the user's plan, when it is known. */
  plan: string | undefined;
  /** Whether the user pays at the payment provider, as far as it is known. */
  isPaying: boolean;
  onClose: () => void;
}

/** Says what will be lost, asks for the address, then for proof of who it is, and deletes the account. [U35] */
export function DeleteAccountDialog({ open, onClose, ...known }: DeleteAccountDialogProps) {
  const labels = useLabels('DeleteAccountDialog', words);
  const { stepUp, forget, dialog } = useStepUp(known.user);
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
        title={labels.title}
        description={labels.description}
        size="small"
      >
        <Question {...known} stepUp={stepUp} forget={forget} onSubmitting={setIsSubmitting} onClose={close} />
      </Dialog>
      {dialog}
    </>
  );
}

interface QuestionProps extends Omit<DeleteAccountDialogProps, 'open'>, Omit<StepUp, 'dialog'> {
  onSubmitting: (isSubmitting: boolean) => void;
}

function Question({ stepUp, forget, onSubmitting, onClose, ...known }: QuestionProps) {
  const { user, areas, plan, isPaying } = known;
  const labels = useLabels('DeleteAccountDialog', words);
  const { translate } = useLanguage();
  const listed = useListStored();
  const { auth, loadOwnData, loadBilling, toastQueue, supportEmail } = useServices();
  const [unfinished, setUnfinished] = useState<Exclude<DeletionOutcome, { name: 'deleted' }>>();
  const isTyped = (email: string) => email.trim().toLowerCase() === user.email.toLowerCase();

  async function attempt(): Promise<DeletionOutcome> {
    const ports = await Promise.all([loadOwnData(), loadBilling()]).catch(() => undefined);
    if (!ports) return { name: 'failed', message: errorMessages.unavailable };
    const [ownData, billing] = ports;
    return deleteAccount({ userId: user.id, plan, isPaying, ownData, billing });
  }

  async function proveAndDelete() {
    if (!(await stepUp())) return;
    onSubmitting(true);
    const outcome = await attempt();
    onSubmitting(false);
    if (outcome.name !== 'deleted') {
      if (outcome.name === 'sign-in-again') forget();
      return setUnfinished(outcome);
    }
    // The backend has ended every session already; this browser forgets its own, and so do its other tabs.
    await auth.signOut('local');
    toastQueue.add(toasts.accountDeleted);
  }

  const typeEmail = fill(labels.typeEmail, { email: user.email });
  const { field, isSubmitting, submit } = useForm(
    { email: '' },
    { email: (email) => (isTyped(email) ? undefined : labels.otherEmail) },
    async () => {
      setUnfinished(undefined);
      await proveAndDelete();
    },
  );

  function error() {
    if (unfinished?.name === 'sign-in-again') return labels.confirmAgain;
    return unfinished && translate(withSupportEmail(unfinished.message, supportEmail));
  }
  const emailField = field('email');

  const lost = [
    areas
      ? fill(labels.lose, { things: listed(areas.filter(({ area }) => area !== 'devices')) })
      : labels.loseAll,
    ...(plan !== undefined && plan !== 'free' ? [fill(labels.planEnds, { plan: planName(plan) })] : []),
    labels.staysCounted,
  ];
  return (
    <DialogForm
      label={labels.form}
      submit={submit}
      isSubmitting={isSubmitting}
      error={error()}
      action={[labels.delete, labels.deleting]}
      tone="critical"
      cancel={labels.keep}
      onCancel={onClose}
    >
      <Text tone="muted">{lost.join(' ')}</Text>
      <TextField
        {...emailField}
        error={emailField.error && labels.otherEmail}
        label={labels.email}
        hint={typeEmail}
        autoComplete="off"
        required
      />
    </DialogForm>
  );
}
