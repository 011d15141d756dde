import { ArrowLeft } from 'lucide-react';
import { Suspense, useEffect } from 'react';
import { PageHeader } from '../../ui/layout/PageHeader/PageHeader.tsx';
import { lazyWithPreload } from '../../ui/lazyWithPreload.tsx';
import { useLabels } from '../../ui/primitives/LabelsProvider/LabelsProvider.tsx';
import { Alert } from '../../ui/primitives/Alert/Alert.tsx';
import { Button } from '../../ui/primitives/Button/Button.tsx';
import { words } from './Billing.words.ts';
import { storeStep } from '../shell/account/storedSteps.ts';
import type { AccountData } from '../shell/account/useAccount.ts';
import { ShownPlans } from './ShownPlans.tsx';
import { SimulatedPlans } from './SimulatedPlans.tsx';
import { useBillingMode } from './useBillingMode.ts';

const StripePlans = lazyWithPreload(async () => (await import('./stripe/StripePlans.tsx')).StripePlans);

export interface BillingProps {
  account: AccountData;
  onBack: () => void;
}

/**
 * The screen with the current plan and the plans to choose from. How plans are bought, the backend says: in a demonstration, from a
 * payment provider, or not at all. Until that and the current plan are known nothing can be bought, so that nobody pays twice.
 * [V15, S6, B13]
 */
export function Billing({ account, onBack }: BillingProps) {
  const labels = useLabels('Billing', words);
  const { id } = account.user;
  useEffect(() => storeStep(id, 'plans'), [id]);
  return (
    <>
      <PageHeader
        title={labels.title}
        description={labels.description}
        action={
          <Button tone="quiet" icon={<ArrowLeft />} onClick={onBack}>
            {labels.back}
          </Button>
        }
      />
      <Plans account={account} />
    </>
  );
}

function Plans({ account }: Pick<BillingProps, 'account'>) {
  const labels = useLabels('Billing', words);
  const { data: mode, isFetching, refetch } = useBillingMode();
  const known = mode?.ok ? mode.value : undefined;
  if (known === 'none') return <ShownPlans account={account} />;
  if (known === 'stripe')
    return (
      <Suspense fallback={<SimulatedPlans account={account} isWaiting />}>
        <StripePlans account={account} />
      </Suspense>
    );
  return (
    <SimulatedPlans
      account={account}
      isWaiting={known !== 'simulated'}
      problem={
        mode?.ok === false && (
          <Alert
            tone="critical"
            action={
              <Button loading={isFetching} onClick={() => void refetch()}>
                {labels.tryAgain}
              </Button>
            }
          >
            {labels.unknownMode}
          </Alert>
        )
      }
    />
  );
}
