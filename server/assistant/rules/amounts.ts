// A sum of money that a question names, and which payments are of it.

import type { PaymentRow } from '../engine.ts';
import { anyCurrencyCode, anyCurrencyWord } from './currencies.ts';
import { plain } from './plain.ts';

/** 'over' and 'under' leave the sum itself out, 'least' and 'most' do not. */
export type AmountSide = 'over' | 'under' | 'least' | 'most';

export interface AmountFilter {
  /** 'The 8 euro charge'. */
  amount?: number;
  /** 'Over 20 dollars'. Absent for payments of just this amount. */
  side?: AmountSide;
}

const number = '(\\d{1,3}(?:[.,]\\d{3})+(?:[.,]\\d{1,2})?|\\d+(?:[.,]\\d{1,2})?)';
// As the answers say it themselves: 'payments of more than 20 in USD'.
const inCurrency = `(?<=\\b(?:of|than|least|most|von|als|mindestens|hoechstens) )(?!(?:19|20)\\d\\d\\b)${number}(?= in (?:${anyCurrencyCode})\\b)`;
const sums = new RegExp(
  `(?:[€$£]|\\b(?:${anyCurrencyCode}) ?) ?${number}|${number} ?(?:[€$£]|(?:${anyCurrencyWord})\\b)|${inCurrency}|(?<!\\b(?:and|und) )\\b${number} ?cents?\\b`,
  'g',
);

// 'Eine Zahlung über 29 Euro' is one of 29 euros, 'Zahlungen über 29 Euro' are larger ones.
const sides: readonly (readonly [AmountSide, RegExp])[] = [
  [
    'over',
    /(?:\b(?:over|above|exceed\w*|mehr als|hoeher als|groesser als|(?<!zahlung |rechnung |betrag )ueber)|\b(?:more|greater|higher|bigger|larger) than|>) ?$/,
  ],
  [
    'under',
    /(?:\b(?:under|below|weniger als|kleiner als|niedriger als|unter)|\b(?:less|lower|smaller|cheaper) than|<) ?$/,
  ],
  ['least', /\b(?:at least|mindestens|ab) ?$/],
  ['most', /\b(?:at most|up to|hoechstens|bis zu) ?$/],
];

/** '1,200' and '1.200,50' have separators of thousands; at most two digits behind the last one are cents. */
function valueOf(digits: string): number {
  const [, whole = '', cents = ''] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(digits) ?? [];
  return Number(`${whole.replace(/[.,]/g, '')}.${cents || '0'}`);
}

/** The one sum of money that the text names; numbers of days and years are none. */
export function amountIn(text: string): AmountFilter {
  const words = plain(text);
  const [found, ...others] = words.matchAll(sums);
  if (!found || others.length > 0) return {};
  const before = words.slice(0, found.index);
  const side = sides.find(([, pattern]) => pattern.test(before))?.[0];
  const [, after, ahead, inCode, cents] = found;
  const amount = cents === undefined ? valueOf(after ?? ahead ?? inCode ?? '') : valueOf(cents) / 100;
  return { amount, ...(side && { side }) };
}

/** Whether a payment is of the amount. People leave the cents out: $29.90 is 'the $29 payment' too. */
export const isOfAmount =
  ({ amount, side }: AmountFilter) =>
  ({ amount: paid }: Pick<PaymentRow, 'amount'>): boolean => {
    if (amount === undefined) return true;
    if (side === 'over') return paid > amount;
    if (side === 'under') return paid < amount;
    if (side === 'least') return paid >= amount;
    if (side === 'most') return paid <= amount;
    return paid === amount || (Number.isInteger(amount) && Math.trunc(paid) === amount);
  };
