import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { formatLocale } from '../../services/formats.ts';
import { dayInUtc } from '../../services/usageMonth.ts';
import { LabelsProvider } from '../../ui/primitives/LabelsProvider/LabelsProvider.tsx';
import { UsageMeter } from '../../ui/account/UsageMeter/UsageMeter.tsx';
import { toLoadable, valueOrThrow, type AccountData } from '../shell/account/useAccount.ts';
import { usageKey } from '../shell/account/usageKey.ts';
import { useServices } from '../shell/services.tsx';

/** The components' texts stay their own. */
const ownLabels = {};

/** What was used this month, read again with each plan, because the plan says how much there is. [B38] */
export function UsageCard({ account }: { account: AccountData }) {
  const { loadBilling } = useServices();
  const usage = useQuery({
    queryKey: usageKey(account.user.id, account.billing.data?.plan),
    queryFn: async () => valueOrThrow((await loadBilling()).loadUsage()),
    placeholderData: keepPreviousData,
  });
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
