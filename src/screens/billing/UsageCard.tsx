import { dayInUtc } from '../../services/usageMonth.ts';
import { UsageMeter } from '../../ui/account/UsageMeter/UsageMeter.tsx';
import { fill } from '../../ui/fill.ts';
import { useLabels } from '../../ui/primitives/LabelsProvider/LabelsProvider.tsx';
import { toLoadable, type AccountData } from '../shell/account/useAccount.ts';
import { words } from './UsageCard.words.ts';
import { useUsage } from './useUsage.ts';

/** What was used this month, and how much there is. [B38] */
export function UsageCard({ account }: { account: AccountData }) {
  const labels = useLabels('UsageCard', words);
  const usage = useUsage(account);
  return (
    <UsageMeter
      usage={toLoadable(usage, ({ messages, callMinutes, resetsAt }) => ({
        amounts: [
          { label: labels.messages, ...messages },
          { label: labels.callMinutes, ...callMinutes },
        ],
        note: fill(labels.begins, { day: dayInUtc(new Date(resetsAt).toISOString()) }),
      }))}
    />
  );
}
