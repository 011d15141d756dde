import { fill } from '../../../ui/fill.ts';
import { useLabels } from '../../../ui/primitives/LabelsProvider/LabelsProvider.tsx';
import type { AccountData } from '../../shell/account/useAccount.ts';
import { words } from './StripePlans.words.ts';
import type { ActionOutcome } from './useSubscription.ts';

/** Tells in a toast what became of an action: a failure, or `success` where there is something to say. */
export function useTellOutcome({ showToast }: Pick<AccountData, 'showToast'>) {
  const labels = useLabels('StripePlans', words);
  return (outcome: ActionOutcome, success?: string) => {
    if (outcome?.ok === false)
      showToast({ title: labels.error, description: outcome.message, tone: 'critical' });
    else if (outcome && success !== undefined)
      showToast({
        title: labels.updated,
        description: outcome.isLate ? fill(labels.soon, { message: success }) : success,
        tone: 'neutral',
      });
  };
}
