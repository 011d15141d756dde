import type { ReactNode } from 'react';
import { paymentMethods } from '../../services/plans.ts';
import { BillingLayout } from '../../ui/layout/BillingLayout/BillingLayout.tsx';
import { PaymentMethodList } from '../../ui/account/PaymentMethodList/PaymentMethodList.tsx';
import { PlanGrid } from '../../ui/account/PlanGrid/PlanGrid.tsx';
import { Badge } from '../../ui/primitives/Badge/Badge.tsx';
import { useLabels } from '../../ui/primitives/LabelsProvider/LabelsProvider.tsx';
import type { AccountData } from '../shell/account/useAccount.ts';
import { useLanguage } from '../shell/language/LanguageProvider.tsx';
import { CurrentPlanCard } from './CurrentPlanCard.tsx';
import { planViews } from './planViews.ts';
import { words as planWords } from './planViews.words.ts';
import { words } from './SimulatedPlans.words.ts';
import { UsageCard } from './UsageCard.tsx';

export interface SimulatedPlansProps {
  account: AccountData;
  /** Nobody knows yet who sells plans: they can be read, and nothing can be bought. */
  isWaiting?: boolean;
  /** Why nobody knows it. */
  problem?: ReactNode;
}

/**
 * Plans of a demonstration: subscribing stores the plan, and no money moves. They show before it is known who sells plans, too, so
 * that nothing is drawn anew where this is the answer. [S6, B13]
 */
export function SimulatedPlans({ account, isWaiting = false, problem }: SimulatedPlansProps) {
  const labels = useLabels('SimulatedPlans', words);
  const planLabels = useLabels('planViews', planWords);
  const { translate } = useLanguage();
  const billing = isWaiting ? undefined : account.billing.data;
  const stored = paymentMethods.find(({ label }) => label === billing?.paymentMethod);
  // Shown as chosen while it is being stored. When that fails, the stored one shows again. [X6]
  const choosing = paymentMethods.find(({ label }) => label === account.choosingPaymentMethod);

  return (
    <BillingLayout
      currentPlan={
        <>
          <CurrentPlanCard account={account} />
          <UsageCard account={account} />
        </>
      }
      notice={problem}
      plansAction={!isWaiting && <Badge tone="neutral">{labels.demo}</Badge>}
      plans={
        <PlanGrid
          plans={planViews('month', planLabels, translate)}
          currentId={billing?.plan ?? ''}
          locked={!billing}
          onSubscribe={account.subscribe}
          {...(account.subscribingTo && { loadingId: account.subscribingTo })}
        />
      }
      paymentMethods={
        !isWaiting && (
          <PaymentMethodList
            methods={paymentMethods.map(({ id, label }) => ({ id, label: translate(label) }))}
            disabled={!billing || account.subscribingTo !== undefined}
            onChange={(id) => {
              const method = paymentMethods.find((each) => each.id === id);
              if (method) account.choosePaymentMethod(method.label);
            }}
            selectedId={(choosing ?? stored)?.id}
            loadingId={choosing?.id}
          />
        )
      }
    />
  );
}
