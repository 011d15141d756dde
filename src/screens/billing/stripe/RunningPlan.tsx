import { useState } from 'react';
import { SubscriptionCard } from '../../../ui/account/SubscriptionCard/SubscriptionCard.tsx';
import { useLabels } from '../../../ui/primitives/LabelsProvider/LabelsProvider.tsx';
import { toLoadable, type AccountData } from '../../shell/account/useAccount.ts';
import { useLanguage } from '../../shell/language/LanguageProvider.tsx';
import { words as planWords } from '../planViews.words.ts';
import { ConfirmPlan } from './ConfirmPlan.tsx';
import { CancelPlan, KeepPlan, MethodActions } from './PlanActions.tsx';
import { words } from './StripePlans.words.ts';
import { subscriptionView } from './subscriptionView.ts';
import { words as subscriptionWords } from './subscriptionView.words.ts';
import { useCheckoutReturn } from './useCheckoutReturn.ts';
import { useSubscription } from './useSubscription.ts';
import { useTellOutcome } from './useTellOutcome.ts';

/**
 * The plan of somebody who pays although plans are not offered any more: it goes on being charged, so that they can cancel it, take
 * that back, and reach the provider's pages. [B13]
 */
export function RunningPlan({ account }: { account: AccountData }) {
  const labels = useLabels('StripePlans', words);
  const planLabels = useLabels('planViews', planWords);
  const subscriptionLabels = useLabels('subscriptionView', subscriptionWords);
  const { translate } = useLanguage();
  const provider = useSubscription(account);
  // Coming back from the provider's pages syncs with the provider, and cleans the address.
  useCheckoutReturn(account, provider);
  const tell = useTellOutcome(account);
  const [isCancelling, setIsCancelling] = useState(false);
  const { data: now, dataUpdatedAt: readAt } = provider.subscription;
  const actions = { now, provider, onOutcome: tell };
  return (
    <>
      <SubscriptionCard
        subscription={toLoadable(provider.subscription, (each) =>
          subscriptionView(each, readAt, { ...planLabels, ...subscriptionLabels }, translate),
        )}
        planActions={
          now?.endsAt != null ? (
            <KeepPlan {...actions} />
          ) : (
            <CancelPlan now={now} provider={provider} onCancel={() => setIsCancelling(true)} />
          )
        }
        methodActions={<MethodActions {...actions} />}
      />
      {isCancelling && now && (
        <ConfirmPlan
          change={{ kind: 'cancel' }}
          now={now}
          provider={provider}
          onDone={(outcome) => {
            setIsCancelling(false);
            tell(outcome, labels.cancelled);
          }}
          onClose={() => setIsCancelling(false)}
        />
      )}
    </>
  );
}
