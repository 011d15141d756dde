import { ArrowLeft } from 'lucide-react';
import { formatPrice } from '../../services/money.ts';
import { paymentMethods, planById, planName, plans } from '../../services/plans.ts';
import { statusTone } from '../../services/status.ts';
import { BillingLayout } from '../../ui/layout/BillingLayout/BillingLayout.tsx';
import { Button } from '../../ui/primitives/Button/Button.tsx';
import { CurrentPlan } from '../../ui/account/CurrentPlan/CurrentPlan.tsx';
import { PageHeader } from '../../ui/layout/PageHeader/PageHeader.tsx';
import { PaymentMethodList } from '../../ui/account/PaymentMethodList/PaymentMethodList.tsx';
import { PlanGrid } from '../../ui/account/PlanGrid/PlanGrid.tsx';
import { toLoadable, type AccountData } from '../shell/account/useAccount.ts';

export interface BillingProps {
  account: AccountData;
  onBack: () => void;
}

const planViews = plans.map(({ price, currency, interval, ...plan }) => ({
  ...plan,
  price: formatPrice(price, currency),
  interval: `/ ${interval}`,
}));

/**
 * The screen with the current plan, the plans to choose from and the payment methods. Until the current plan is loaded nothing can
 * be bought, so that nobody pays twice. [V15, S6]
 */
export function Billing({ account, onBack }: BillingProps) {
  const billing = account.billing.data;
  const current = toLoadable(account.billing, ({ plan, status, paymentMethod }) => ({
    planName: planName(plan),
    price: price(plan),
    status,
    tone: statusTone(status),
    paymentMethod,
  }));
  const stored = paymentMethods.find(({ label }) => label === billing?.paymentMethod);
  // Shown as chosen while it is being stored. When that fails, the stored one shows again. [X6]
  const choosing = paymentMethods.find(({ label }) => label === account.choosingPaymentMethod);

  return (
    <>
      <PageHeader
        title="Billing & Subscriptions"
        description="Your plan and how you pay for it."
        action={
          <Button tone="quiet" icon={<ArrowLeft />} onClick={onBack}>
            Back to Dashboard
          </Button>
        }
      />
      <BillingLayout
        currentPlan={<CurrentPlan billing={current} />}
        plans={
          <PlanGrid
            plans={planViews}
            currentId={billing?.plan ?? ''}
            locked={!billing}
            onSubscribe={account.subscribe}
            {...(account.subscribingTo && { loadingId: account.subscribingTo })}
          />
        }
        paymentMethods={
          <PaymentMethodList
            methods={paymentMethods}
            disabled={!billing || account.subscribingTo !== undefined}
            onChange={(id) => {
              const method = paymentMethods.find((each) => each.id === id);
              if (method) account.choosePaymentMethod(method.label);
            }}
            selectedId={(choosing ?? stored)?.id}
            loadingId={choosing?.id}
          />
        }
      />
    </>
  );
}

function price(planId: string) {
  const plan = planById(planId);
  return plan ? `${formatPrice(plan.price, plan.currency)} / ${plan.interval}` : '';
}
