import { BillingLayout } from '../../ui/layout/BillingLayout/BillingLayout.tsx';
import { PlanGrid } from '../../ui/account/PlanGrid/PlanGrid.tsx';
import type { AccountData } from '../shell/account/useAccount.ts';
import { useServices } from '../shell/services.tsx';
import { SupportLink } from '../shell/SupportLink.tsx';
import { CurrentPlanCard } from './CurrentPlanCard.tsx';
import { planViews } from './planViews.ts';
import { UsageCard } from './UsageCard.tsx';

/** Plans where nobody sells them: what there is, and no button that would end in an error. [B13] */
export function ShownPlans({ account }: { account: AccountData }) {
  const { supportEmail } = useServices();
  return (
    <BillingLayout
      currentPlan={
        <>
          <CurrentPlanCard account={account} />
          <UsageCard account={account} />
        </>
      }
      plansNote={
        supportEmail ? (
          <>
            Plans cannot be changed right now. To change yours, write to <SupportLink email={supportEmail} />.
          </>
        ) : (
          'Plans cannot be changed right now. Yours stays as it is.'
        )
      }
      plans={
        <PlanGrid
          plans={planViews('month')}
          currentId={account.billing.data?.plan ?? ''}
          onOffer={false}
          onSubscribe={() => undefined}
        />
      }
    />
  );
}
