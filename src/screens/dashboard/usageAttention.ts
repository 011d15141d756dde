import type { LimitAttention } from '../../services/attention.ts';
import type { Usage } from '../../services/billing.ts';
import { usageLevel } from '../../ui/account/UsageMeter/usageLevel.ts';

/**
 * The limits of the month that are nearly or all used up; those that are used up come first. Their ids change with the level and the
 * month, so that hiding a warning hides no other. [B45]
 */
export function usageAttention({ resetsAt, ...amounts }: Usage): readonly LimitAttention[] {
  const found = (['messages', 'callMinutes'] as const).flatMap((counted): LimitAttention[] => {
    const { used, limit } = amounts[counted];
    const level = usageLevel(used, limit);
    if (limit === null || level === 'usual') return [];
    const id = `limit:${counted}:${level}:${resetsAt.slice(0, 7)}`;
    return [{ kind: 'limit', id, counted, used, limit, isUsedUp: level === 'full', resetsAt }];
  });
  return found.toSorted((a, b) => Number(b.isUsedUp) - Number(a.isUsedUp));
}
