/** Whether an answer says anything about money that its rows do not say. */
import type { PaymentRow, Step } from '../../server/assistant/engine.ts';
import { formatMoney, formatPrice } from '../../src/services/money.ts';
import { plans } from '../../src/services/plans.ts';

const bare = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');
const locales = ['en-US', 'de-DE'];
/** An amount with its currency, in English or in German. */
const amounts =
  /(?:[$€£]|USD|EUR|GBP) ?-?\d[\d.,]*\d|(?:[$€£]) ?\d|-?\d[\d.,]* ?(?:[$€£]|USD\b|EUR\b|GBP\b)/g;

const prices = new Set(
  plans.flatMap(({ price, currency }) => locales.map((locale) => bare(formatPrice(price, currency, locale)))),
);

/** What the rows behind a figure add up to, as it may be written. */
function writtenSums(rows: readonly PaymentRow[]): readonly string[] {
  const currency = rows[0]?.currency ?? '';
  if (rows.some((row) => row.currency !== currency)) return [];
  const sum = rows.reduce((all, { amount }) => all + Math.round(amount * 100), 0) / 100;
  return locales.map((locale) => bare(formatMoney(sum, currency, locale)));
}

/** One sentence for each figure that is wrong, has no source, or came before its source. */
export function wrongFigures(steps: readonly Step[], payments: readonly PaymentRow[]): string[] {
  const wrong: string[] = [];
  const sources = new Map<string, readonly string[]>();
  for (const step of steps) {
    if (step.type === 'source') sources.set(step.ref, step.ids);
    if (step.type !== 'text') continue;
    const text = bare(step.delta);
    for (const [, words = '', ref = ''] of text.matchAll(/(?<!\\)\[([^\]]*)\]\(#(s\d+)\)/g)) {
      const ids = sources.get(ref);
      if (!ids) wrong.push(`${words} links to ${ref}, which is no source`);
      const [amount] = words.match(amounts) ?? [];
      if (!ids || amount === undefined) continue;
      const rows = payments.filter(({ id }) => ids.includes(id));
      if (rows.length !== ids.length || !writtenSums(rows).includes(amount))
        wrong.push(`${amount} is not what ${ids.join(', ')} add up to`);
    }
    const names = payments.map(({ service }) => service);
    const outside = text.replace(/(?<!\\)\[[^\]]*\]\(#s\d+\)/g, '').replace(/\\(?=[$\\*[\]()#])/g, '');
    const unnamed = names.reduce((rest, name) => rest.replaceAll(name, ''), outside);
    for (const amount of unnamed.match(amounts) ?? [])
      if (!prices.has(amount)) wrong.push(`${amount} has no source`);
  }
  return wrong;
}
