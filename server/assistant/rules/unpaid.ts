import type { Answering } from './answer.ts';
import { totalsOf } from './figures.ts';
import type { Filters } from './filters.ts';
import { queryOf } from './paymentQuery.ts';
import { scopeOf } from './paymentScope.ts';

const states = ['pending', 'failed', 'cancelled'] as const;

/** What was not paid, for each state by itself: a failed payment may have been made later, an open one may still be. */
export async function unpaid(filters: Filters, answering: Answering): Promise<string> {
  const { reader, signal, format, citations } = answering;
  const { isUnpaid: _isUnpaid, ...asked } = filters;
  const lines: string[] = [];
  for (const status of filters.status ? [filters.status] : states) {
    const found = await reader.payments(queryOf({ ...asked, status }, { limit: 1 }), signal);
    if (found.count === 0) continue;
    const scope = scopeOf({ ...asked, status }, format.language, found.count);
    lines.push(`- ${found.count} ${scope}: ${totalsOf(found.totals, format, citations)}`);
  }
  const de = format.language === 'de';
  if (lines.length === 0)
    return de ? 'Ich finde keine Zahlung, die nicht bezahlt ist.' : 'I found no payment that was not paid.';
  return `${de ? 'Nicht bezahlt' : 'Not paid'}:\n\n${lines.join('\n')}`;
}
