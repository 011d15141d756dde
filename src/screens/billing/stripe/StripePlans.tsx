import { useState } from 'react';
import type { BillingInterval, Subscription } from '../../../services/billing.ts';
import { formatDate } from '../../../services/money.ts';
import { plans } from '../../../services/plans.ts';
import { IntervalSwitch } from '../../../ui/account/IntervalSwitch/IntervalSwitch.tsx';
import type { PlanView } from '../../../ui/account/PlanCard/PlanCard.tsx';
import { PlanGrid } from '../../../ui/account/PlanGrid/PlanGrid.tsx';
import { SubscriptionCard } from '../../../ui/account/SubscriptionCard/SubscriptionCard.tsx';
import { BillingLayout } from '../../../ui/layout/BillingLayout/BillingLayout.tsx';
import { fill } from '../../../ui/fill.ts';
import { useLabels } from '../../../ui/primitives/LabelsProvider/LabelsProvider.tsx';
import { toLoadable, type AccountData } from '../../shell/account/useAccount.ts';
import { useLanguage, type LanguageValue } from '../../shell/language/LanguageProvider.tsx';
import { planViews } from '../planViews.ts';
import { words as planWords } from '../planViews.words.ts';
import { UsageCard } from '../UsageCard.tsx';
import { useUsage } from '../useUsage.ts';
import { ConfirmPlan } from './ConfirmPlan.tsx';
import { offerOf, type Offer, type PlanChange } from './offers.ts';
import { KeepPlan, MethodActions } from './PlanActions.tsx';
import { ReturnNotice } from './ReturnNotice.tsx';
import { words } from './StripePlans.words.ts';
import { subscriptionView } from './subscriptionView.ts';
import { words as subscriptionWords } from './subscriptionView.words.ts';
import { useCheckoutReturn } from './useCheckoutReturn.ts';
import { usePlanWish } from './usePlanWish.ts';
import { useSubscription, type ActionOutcome } from './useSubscription.ts';
import { useTellOutcome } from './useTellOutcome.ts';

const offersFor = (now: Subscription | undefined, interval: BillingInterval) =>
  new Map<string, Offer>(now ? plans.map((plan) => [plan.id, offerOf(plan, now, interval)]) : []);

/** The plan with what its button says. Only the way up stands out. */
function withOffer(
  plan: PlanView,
  offer: Offer | undefined,
  labels: typeof words,
  translate: LanguageValue['translate'],
): PlanView {
  const isUp = offer?.state === 'available' && offer.label !== 'Downgrade';
  const label =
    offer && 'startsAt' in offer
      ? fill(labels.starts, { date: formatDate(offer.startsAt) })
      : translate(offer && 'label' in offer ? offer.label : 'Upgrade');
  return { ...plan, action: { label, tone: isUp ? 'primary' : 'neutral' } };
}

/** Plans that the payment provider sells, what somebody has of them, and the way to its pages. [B14] */
export function StripePlans({ account }: { account: AccountData }) {
  const labels = useLabels('StripePlans', words);
  const planLabels = useLabels('planViews', planWords);
  const subscriptionLabels = useLabels('subscriptionView', subscriptionWords);
  const { translate } = useLanguage();
  const tell = useTellOutcome(account);
  const provider = useSubscription(account);
  const returned = useCheckoutReturn(account, provider);
  const { data: now, dataUpdatedAt: readAt } = provider.subscription;
  const [chosen, setChosen] = useState<BillingInterval>();
  const [asking, setAsking] = useState<PlanChange>();
  const interval = chosen ?? now?.interval ?? 'month';
  const offers = offersFor(now, interval);
  const { data: usage } = useUsage(account);
  // Every plan has an end of call minutes: without one, the operator enforces no limits, and none is told. [B38]
  const allowances = !usage ? 'awaited' : usage.callMinutes.limit === null ? 'none' : 'shown';
  const isBusy = provider.pending !== undefined || returned.state.state === 'waiting';
  const wish = usePlanWish({ now, isConfirming: asking !== undefined, isBusy, onConfirm: setAsking });

  function close() {
    setAsking(undefined);
    wish.decline();
  }
  function done(outcome: ActionOutcome) {
    setAsking(undefined);
    if (asking?.kind === 'cancel') tell(outcome, labels.cancelled);
    wish.settle(asking);
  }

  const actions = { now, provider, onOutcome: tell };
  return (
    <>
      <BillingLayout
        notice={
          returned.state.state !== 'nothing' && (
            <ReturnNotice state={returned.state} plan={now?.plan} onCheckAgain={returned.checkAgain} />
          )
        }
        currentPlan={
          <>
            <SubscriptionCard
              subscription={toLoadable(provider.subscription, (each) =>
                subscriptionView(each, readAt, { ...planLabels, ...subscriptionLabels }, translate),
              )}
              planActions={now?.endsAt != null && <KeepPlan {...actions} />}
              methodActions={<MethodActions {...actions} />}
            />
            <UsageCard account={account} />
          </>
        }
        plansAction={
          <IntervalSwitch value={interval} saving={planLabels.yearlySaving} onChange={setChosen} />
        }
        plansNote={now?.endsAt != null && labels.keepFirst}
        plans={
          <PlanGrid
            plans={planViews(interval, planLabels, translate, allowances).map((plan) =>
              withOffer(plan, offers.get(plan.id), labels, translate),
            )}
            currentId={[...offers].find(([, { state }]) => state === 'current')?.[0] ?? ''}
            locked={!now || isBusy}
            lockedIds={[...offers].flatMap(([id, { state }]) => (state === 'locked' ? [id] : []))}
            onSubscribe={(id) => {
              const offer = offers.get(id);
              if (offer?.state === 'available') setAsking(offer.change);
            }}
          />
        }
      />
      {asking && now && (
        <ConfirmPlan
          // Figures and refusals belong to one change.
          key={JSON.stringify(asking)}
          change={asking}
          now={now}
          provider={provider}
          onDone={done}
          onClose={close}
        />
      )}
    </>
  );
}
