import { formatLocale } from '../../services/formats.ts';
import { dayInUtc } from '../../services/usageMonth.ts';
import { LabelsProvider } from '../../ui/primitives/LabelsProvider/LabelsProvider.tsx';
import { UsageMeter } from '../../ui/account/UsageMeter/UsageMeter.tsx';
import { toLoadable, type AccountData } from '../shell/account/useAccount.ts';
import { useUsage } from './useUsage.ts';

/** The components' texts stay their own. */
const ownLabels = {};

/** What was used this month, and how much there is. [B38] */
export function UsageCard({ account }: { account: AccountData }) {
  const usage = useUsage(account);
  return (
    <LabelsProvider labels={ownLabels} locale={formatLocale()}>
      <UsageMeter
        usage={toLoadable(usage, ({ messages, callMinutes, resetsAt }) => ({
          amounts: [
            { label: 'Messages', ...messages },
            { label: 'Call minutes', ...callMinutes },
          ],
          note: `Messages and call minutes begin again on ${dayInUtc(new Date(resetsAt).toISOString())}.`,
        }))}
      />
    </LabelsProvider>
  );
}
