// Words of an answer that come from rows: as links to these rows, and as text that cannot be Markdown.

import type { PaymentRow, PaymentTotal, Step } from '../engine.ts';
import { formatMoney } from '../../../src/services/money.ts';
import type { Language } from './plain.ts';

type Source = Extract<Step, { type: 'source' }>;

const longest = 80;

/** What people typed into their profile, and what providers call a payment, is text: on one line, short, never Markdown. */
export function quote(text: string): string {
  // Control characters and signs that turn the direction of writing would change what stands around them.
  const line = text.replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim();
  const signs = Array.from(line);
  const short = signs.length > longest ? `${signs.slice(0, longest).join('').trimEnd()}…` : line;
  return short
    .replace(/[\\`*_{}[\]()#+!|<>~&$@]/g, '\\$&')
    .replace(/\b(https?|www)(?=[.:])/gi, '$1\u200B')
    .replace(/^(\d+)([.)])/, '$1\\$2')
    .replace(/^([-=])/, '\\$1');
}

/** These words with a full stop, unless they end with a sign that ends a sentence, also where it is printed in bold. */
export const sentenceOf = (words: string) => (/[.!?…؟][\\*"'”’»)]*$/u.test(words) ? words : `${words}.`);

/** Collects the rows behind each figure of one answer. */
export interface Citations {
  sources: readonly Source[];
  readonly link: (words: string, table: Source['table'], ids: readonly string[]) => string;
}

export function citations(): Citations {
  const sources: Source[] = [];
  return {
    sources,
    link(words, table, ids) {
      if (ids.length === 0) return words;
      const ref = `s${sources.length + 1}`;
      sources.push({ type: 'source', ref, table, ids });
      return `[${words}](#${ref})`;
    },
  };
}

/** How figures and dates are written in this answer. */
export interface Format {
  language: Language;
  /** BCP 47: with the region of the interface, if that speaks the same language. */
  locale: string;
  timeZone: string;
}

export function formatOf(language: Language, interfaceLanguage: string, timeZone: string): Format {
  const isSame = interfaceLanguage.toLowerCase().split('-')[0] === language;
  return { language, locale: isSame ? interfaceLanguage : language === 'de' ? 'de-DE' : 'en-US', timeZone };
}

const money = (amount: number, currency: string, { locale }: Format) => formatMoney(amount, currency, locale);

const dates = new Map<string, Intl.DateTimeFormat>();

/** The day that it was where the user is; '' for what is no date. */
export function day(iso: string, { locale, timeZone }: Format): string {
  const at = new Date(iso);
  if (Number.isNaN(at.getTime())) return '';
  const name = `${locale} ${timeZone}`;
  const format = dates.get(name) ?? new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone });
  dates.set(name, format);
  return format.format(at);
}

export const amountOf = ({ id, amount, currency }: PaymentRow, format: Format, { link }: Citations) =>
  link(`**${money(amount, currency, format)}**`, 'payment_history', [id]);

const joined = { en: ' and ', de: ' und ' } as const;

/** '$58.00 and €8.00': currencies are never added together. */
export const totalsOf = (totals: readonly PaymentTotal[], format: Format, { link }: Citations) =>
  totals
    .map(({ currency, total, ids }) => link(`**${money(total, currency, format)}**`, 'payment_history', ids))
    .join(joined[format.language]);
