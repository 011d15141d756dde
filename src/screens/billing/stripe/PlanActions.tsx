import type { Subscription } from '../../../services/billing.ts';
import { Button } from '../../../ui/primitives/Button/Button.tsx';
import { isPaying } from './offers.ts';
import type { ActionOutcome, SubscriptionAtProvider } from './useSubscription.ts';

export interface PlanActionsProps {
  now: Subscription | undefined;
  provider: SubscriptionAtProvider;
  /** Tells what became of a press. */
  onOutcome: (outcome: ActionOutcome, success?: string) => void;
}

/** 'Keep my plan', while it ends. [B15] */
export function KeepPlan({ now, provider, onOutcome }: PlanActionsProps) {
  if (!now || now.endsAt === null) return null;
  const { pending, resume } = provider;
  return (
    <Button
      tone="primary"
      loading={pending === 'resume'}
      disabled={pending !== undefined && pending !== 'resume'}
      onClick={async () => onOutcome(await resume(), 'Your plan goes on, and renews as before.')}
    >
      Keep my plan
    </Button>
  );
}

/** Card and invoices, which are on the provider's pages. [B14] */
export function MethodActions({ now, provider, onOutcome }: PlanActionsProps) {
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
      {leading('Update card', 'card', now.status === 'past_due' ? 'primary' : 'neutral')}
      {leading('Invoices', 'portal', 'neutral')}
    </>
  );
}
