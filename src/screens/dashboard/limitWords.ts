import type { LimitAttention } from '../../services/attention.ts';
import { formatNumber } from '../../services/formats.ts';
import { plans } from '../../services/plans.ts';
import { dayInUtc } from '../../services/usageMonth.ts';

/** A limit in words. Nothing went wrong, so it is no alarm: from when on there is more, and what has more at once. */
export function limitWords(
  { counted, used, limit, isUsedUp, resetsAt }: LimitAttention,
  plan: string | undefined,
) {
  const what = counted === 'messages' ? 'messages' : 'call minutes';
  const day = dayInUtc(new Date(resetsAt).toISOString());
  const more = plan === plans.at(-1)?.id ? '' : ' A larger plan has more at once.';
  const meanwhile = isUsedUp && counted === 'callMinutes' ? ' Text Chat goes on meanwhile.' : '';
  return isUsedUp
    ? {
        title: `Your ${what} of this month are used up.`,
        text: `There are more on ${day}.${meanwhile}${more}`,
      }
    : {
        title: `You have used ${formatNumber(used)} of ${formatNumber(limit)} ${what} this month.`,
        text: `They begin again on ${day}.${more}`,
      };
}
