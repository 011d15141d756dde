import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { formatDate } from '../../services/money.ts';
import { UsageMeter } from '../../ui/account/UsageMeter/UsageMeter.tsx';
import { toLoadable, valueOrThrow, type AccountData } from '../shell/account/useAccount.ts';
import { useServices } from '../shell/services.tsx';

/** The month in UTC begins at another hour here: the day is told as the database counts it. */
const dayInUtc = (at: string) => formatDate(`${at.slice(0, 10)}T12:00:00`);

/** What was used this month, read again with each plan, because the plan says how much there is. [B38] */
export function UsageCard({ account }: { account: AccountData }) {
  const { loadBilling } = useServices();
  const usage = useQuery({
    queryKey: ['usage', account.user.id, account.billing.data?.plan],
    queryFn: async () => valueOrThrow((await loadBilling()).loadUsage()),
    placeholderData: keepPreviousData,
  });
  return (
    <UsageMeter
      usage={toLoadable(usage, ({ messages, callMinutes, resetsAt }) => ({
        amounts: [
          { label: 'Messages', ...messages },
          { label: 'Call minutes', ...callMinutes },
        ],
        note: `Everything begins again on ${dayInUtc(new Date(resetsAt).toISOString())}.`,
      }))}
    />
  );
}
