import { useState } from 'react';
import type { Subscription } from '../../../services/billing.ts';
import { MoneyConfirmation } from '../../../ui/account/MoneyConfirmation/MoneyConfirmation.tsx';
import { useLabels } from '../../../ui/primitives/LabelsProvider/LabelsProvider.tsx';
import { useLanguage } from '../../shell/language/LanguageProvider.tsx';
import { changeWords } from './changeWords.ts';
import { words } from './changeWords.words.ts';
import type { PlanChange } from './offers.ts';
import { usePlanFigures } from './usePlanFigures.ts';
import type { ActionOutcome, SubscriptionAtProvider } from './useSubscription.ts';

export interface ConfirmPlanProps {
  change: PlanChange;
  now: Subscription;
  provider: SubscriptionAtProvider;
  /** It is done, or the page has been at the provider's and is back. */
  onDone: (outcome: ActionOutcome) => void;
  onClose: () => void;
}

/** Asks before money moves, and then does it. [B15] */
export function ConfirmPlan({ change, now, provider, onDone, onClose }: ConfirmPlanProps) {
  const labels = useLabels('changeWords', words);
  const { translate } = useLanguage();
  const { figures, checkFresh } = usePlanFigures(change, now, provider.request);
  const [error, setError] = useState<string>();

  function start() {
    if (change.kind === 'buy') return provider.buy(change.choice);
    return change.kind === 'change' ? provider.change(change.choice) : provider.cancel();
  }
  async function confirm() {
    if (change.kind === 'change' && !checkFresh()) return;
    setError(undefined);
    const outcome = await start();
    if (outcome?.ok) onDone(outcome);
    else if (outcome) setError(outcome.message);
  }

  return (
    <MoneyConfirmation
      open
      {...changeWords(change, now, labels)}
      figures={figures}
      error={error !== undefined ? translate(error) : undefined}
      loading={provider.pending === 'confirm'}
      onConfirm={() => void confirm()}
      onClose={onClose}
    />
  );
}
