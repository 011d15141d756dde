// 'My payment of 3 May' is of the newest third of May on which there was one.

import type { Answering } from './answer.ts';
import type { Filters } from './filters.ts';
import { nothing, queryOf } from './paymentQuery.ts';
import { periodOf } from './period.ts';
import { inYear } from './periodNames.ts';
import { isRealDay } from './calendar.ts';

/** How many years before the newest one are looked at. */
const mostYears = 5;

/** The state of the payments that a question is about without saying so. */
function statusFor(intent: string, { status }: Filters): Filters['status'] {
  if (intent === 'pay.why') return status === 'completed' ? 'failed' : (status ?? 'failed');
  return status ?? (intent === 'pay.sum' || intent === 'pay.largest' ? 'completed' : undefined);
}

const only = {
  en: (year: number) => `The following is about ${year}.`,
  de: (year: number) => `Das Folgende betrifft das Jahr ${year}.`,
} as const;

/**
 * Where the user has named no year and there is nothing in the newest such month or day, the answer is about the newest
 * year in which there is something, and says so.
 */
export async function inLatestYear(
  intent: string,
  filters: Filters,
  answering: Answering,
  answer: (filters: Filters) => Promise<string>,
): Promise<string> {
  const { reader, signal, format, now } = answering;
  const { named, since } = filters.period ?? {};
  if (named?.kind !== 'in' || filters.isUnpaid) return answer(filters);
  const { unit } = named;
  if ((unit.kind !== 'day' && unit.kind !== 'month') || !unit.isYearless) return answer(filters);
  const status = statusFor(intent, filters);
  const asked: Filters = { ...filters, ...(status && { status }) };
  const find = async (each: Filters) => (await reader.payments(queryOf(each, { limit: 1 }), signal)).count;
  if ((await find(asked)) > 0) return answer(filters);
  const { period: _period, ...rest } = asked;
  const earlier = await reader.payments(
    { ...queryOf(rest), ...(since && { until: since }), limit: 1 },
    signal,
  );
  const newest = unit.kind === 'month' ? unit.year : unit.day[0];
  for (let ago = 1; earlier.count > 0 && ago <= mostYears; ago++) {
    const there = inYear(unit, newest - ago);
    if (there.kind === 'day' && !isRealDay(there.day)) continue;
    const period = periodOf({ kind: 'in', unit: there }, { now, timeZone: format.timeZone });
    if ((await find({ ...asked, period })) === 0) continue;
    const about = only[format.language](newest - ago);
    return `${nothing(asked, answering)} ${about}\n\n${await answer({ ...filters, period })}`;
  }
  return answer(filters);
}
