import type { Subscription } from '../../../services/billing.ts';
import { Button } from '../../../ui/primitives/Button/Button.tsx';
import { useLabels } from '../../../ui/primitives/LabelsProvider/LabelsProvider.tsx';
import { isPaying } from './offers.ts';
import { words } from './PlanActions.words.ts';
import type { ActionOutcome, SubscriptionAtProvider } from './useSubscription.ts';

export interface PlanActionsProps {
  now: Subscription | undefined;
  provider: SubscriptionAtProvider;
  /** Tells what became of a press. */
  onOutcome: (outcome: ActionOutcome, success?: string) => void;
}

/** 'Keep my plan', while it ends. [B15] */
export function KeepPlan({ now, provider, onOutcome }: PlanActionsProps) {
  const labels = useLabels('PlanActions', words);
  if (!now || now.endsAt === null) return null;
  const { pending, resume } = provider;
  return (
    <Button
      tone="primary"
      loading={pending === 'resume'}
      disabled={pending !== undefined && pending !== 'resume'}
      onClick={async () => onOutcome(await resume(), labels.kept)}
    >
      {labels.keep}
    </Button>
  );
}

export interface CancelPlanProps extends Pick<PlanActionsProps, 'now' | 'provider'> {
  /** It has to be confirmed first. */
  onCancel: () => void;
}

/** 'Cancel plan', where no list of plans leads back to the free one. [B13] */
export function CancelPlan({ now, provider, onCancel }: CancelPlanProps) {
  const labels = useLabels('PlanActions', words);
  if (!now || !isPaying(now)) return null;
  return (
    <Button disabled={provider.pending !== undefined} onClick={onCancel}>
      {labels.cancel}
    </Button>
  );
}

/** Card and invoices, which are on the provider's pages. [B14] */
export function MethodActions({ now, provider, onOutcome }: PlanActionsProps) {
  const labels = useLabels('PlanActions', words);
  if (!now || !isPaying(now)) return null;
  const { pending, openPortal } = provider;
  const leading = (label: string, action: 'card' | 'portal', tone: 'primary' | 'neutral') => (
    <Button
      tone={tone}
      loading={pending === action}
      disabled={pending !== undefined && pending !== action}
      onClick={async () => onOutcome(await openPortal(action === 'card' ? 'card' : undefined))}
    >
      {label}
    </Button>
  );
  return (
    <>
      {leading(labels.updateCard, 'card', now.status === 'past_due' ? 'primary' : 'neutral')}
      {leading(labels.invoices, 'portal', 'neutral')}
    </>
  );
}
