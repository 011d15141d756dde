import type { LimitAttention } from '../../services/attention.ts';
import { formatNumber } from '../../services/formats.ts';
import { plans } from '../../services/plans.ts';
import { dayInUtc } from '../../services/usageMonth.ts';
import { fill } from '../../ui/fill.ts';
import type { words } from './limitWords.words.ts';

/** A limit in words. Nothing went wrong, so it is no alarm: from when on there is more, and what has more at once. */
export function limitWords(
  labels: typeof words,
  { counted, used, limit, isUsedUp, resetsAt }: LimitAttention,
  plan: string | undefined,
) {
  const day = dayInUtc(new Date(resetsAt).toISOString());
  const sentences = [
    fill(isUsedUp ? labels.moreOn : labels.againOn, { day }),
    isUsedUp && counted === 'callMinutes' && labels.textGoesOn,
    plan !== plans.at(-1)?.id && labels.largerPlan,
  ];
  return {
    title: isUsedUp
      ? labels[`${counted}UsedUp`]
      : fill(labels[`${counted}Used`], {
          used: formatNumber(used),
          limit: formatNumber(limit),
        }),
    text: sentences.filter(Boolean).join(' '),
  };
}
