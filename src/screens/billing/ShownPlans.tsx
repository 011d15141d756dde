import { Suspense } from 'react';
import { BillingLayout } from '../../ui/layout/BillingLayout/BillingLayout.tsx';
import { PlanGrid } from '../../ui/account/PlanGrid/PlanGrid.tsx';
import { lazyWithPreload } from '../../ui/lazyWithPreload.tsx';
import { useLabels } from '../../ui/primitives/LabelsProvider/LabelsProvider.tsx';
import type { AccountData } from '../shell/account/useAccount.ts';
import { useLanguage } from '../shell/language/LanguageProvider.tsx';
import { useServices } from '../shell/services.tsx';
import { SupportLink } from '../shell/SupportLink.tsx';
import { CurrentPlanCard } from './CurrentPlanCard.tsx';
import { planViews } from './planViews.ts';
import { words as planWords } from './planViews.words.ts';
import { words } from './ShownPlans.words.ts';
import { UsageCard } from './UsageCard.tsx';

const RunningPlan = lazyWithPreload(async () => (await import('./stripe/RunningPlan.tsx')).RunningPlan);

/**
 * Plans where nobody sells them: what there is, and no button that would end in an error. Whoever bought one before goes on paying,
 * and can end that. [B13]
 */
export function ShownPlans({ account }: { account: AccountData }) {
  const labels = useLabels('ShownPlans', words);
  const planLabels = useLabels('planViews', planWords);
  const { translate } = useLanguage();
  const { supportEmail } = useServices();
  const isPaying = account.billing.data?.interval != null;
  const plain = <CurrentPlanCard account={account} />;
  return (
    <BillingLayout
      currentPlan={
        <>
          {isPaying ? (
            <Suspense fallback={plain}>
              <RunningPlan account={account} />
            </Suspense>
          ) : (
            plain
          )}
          <UsageCard account={account} />
        </>
      }
      plansNote={
        supportEmail ? (
          <>
            {labels.writeTo} <SupportLink email={supportEmail} />.
          </>
        ) : isPaying ? (
          labels.notNowPaying
        ) : (
          labels.notNow
        )
      }
      plans={
        <PlanGrid
          plans={planViews('month', planLabels, translate)}
          currentId={account.billing.data?.plan ?? ''}
          onOffer={false}
          onSubscribe={() => undefined}
        />
      }
    />
  );
}
