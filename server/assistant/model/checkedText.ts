import type { AnswerSource } from '../../../src/services/chat.ts';
import { inLanguage, type InLanguages, type Language } from '../../../src/services/languages.ts';
import type { Step } from '../engine.ts';
import { amountsIn, type WrittenAmount } from './amounts.ts';
import { datesIn, percentagesIn } from './dates.ts';
import { inLatinDigits } from './digits.ts';
import type { Figures } from './figures.ts';

type Withheld = Readonly<Record<'amount' | 'date' | 'percentage' | 'count' | 'link' | 'unchecked', string>>;

/** What stands in place of what nobody has read: of an amount, a day, a percentage, a number of payments, an address. */
const withheld: InLanguages<Withheld> = {
  en: {
    amount: '(an amount that I could not check)',
    date: '(a date that I could not check)',
    percentage: '(a percentage that I could not check)',
    count: 'some',
    link: '(a link that I leave out)',
    unchecked: '(not checked)',
  },
  de: {
    amount: '(ein Betrag, den ich nicht prüfen konnte)',
    date: '(ein Datum, das ich nicht prüfen konnte)',
    percentage: '(ein Prozentsatz, den ich nicht prüfen konnte)',
    count: 'einige',
    link: '(ein Link, den ich weglasse)',
    unchecked: '(nicht geprüft)',
  },
  ar: {
    amount: '(مبلغ لم أتمكن من التحقق منه)',
    date: '(تاريخ لم أتمكن من التحقق منه)',
    percentage: '(نسبة لم أتمكن من التحقق منها)',
    count: 'بعض',
    link: '(رابط محذوف)',
    unchecked: '(لم يتم التحقق)',
  },
};

const scheme = String.raw`(?:(?:https?|ftp|wss?|file|javascript|data|blob|vbscript):|//|www\.)`;
/** In this order: pictures, links, links by reference, what such references lead to, and addresses by themselves. */
const markup = new RegExp(
  [
    String.raw`!\[(?<picture>[^\]]*)\]\s?(?:\([^)]*\)|\[[^\]]*\])`,
    String.raw`\[(?<words>[^\][]*)\]\(\s*(?<target>[^)]*)\)`,
    String.raw`\[(?<named>[^\][]*)\]\s?\[[^\]]*\]`,
    String.raw`^ {0,3}\[[^\]]+\]:.*$`,
    String.raw`<?\b(?<address>${scheme}\S+)`,
  ].join('|'),
  'gim',
);
const payment = [
  'payments?|charges?|transactions?|invoices?',
  'Zahlung(?:en)?|(?:Ab)?[Bb]uchung(?:en)?|Rechnung(?:en)?|Transaktion(?:en)?|Belastung(?:en)?|Lastschrift(?:en)?',
  'دفعات|دفعة|مدفوعات|فواتير|فاتورة|عمليات|عملية|معاملات|معاملة',
].join('|');
const payments = String.raw`(?: (?:[\p{L}-]+ ){0,2}(?:${payment})(?!\p{L}))`;
const count = String.raw`(?<![\p{L}\p{N}])[0-9\u0660-\u0669]+`;
const counted = new RegExp(`${count}(?=${payments})`, 'gu');
const countedWhole = new RegExp(count + payments, 'gu');

/** Words that are kept back, since an amount or a number of payments may go on in the next piece. */
const wordsKept = 4;
/** A link that is longer than this, in characters, is none. */
const longestLink = 400;

/** Where what has to be looked at as a whole begins and ends. */
const spansIn = (text: string) => [
  ...[...text.matchAll(markup), ...text.matchAll(countedWhole)].map((match) => [
    match.index,
    match[0].length,
  ]),
  ...[...amountsIn(text), ...datesIn(text), ...percentagesIn(text)].map((each) => [
    each.at,
    each.text.length,
  ]),
];

/** Where the part ends that nothing which follows can change. */
function settledEnd(text: string) {
  const words = [...text.matchAll(/\S+(?=[ \n\t])/g)];
  let end = words.at(-wordsKept)?.index ?? 0;
  const last = text.slice(-longestLink);
  const open = last.search(/!?\[[^\]]*$|!?\[[^\]]*\]\s?(?:\([^)]*|\[[^\]]*)?$/);
  if (open >= 0) end = Math.min(end, text.length - last.length + open);
  const straddling = () =>
    spansIn(text).find(([from = 0, length = 0]) => from < end && end < from + length)?.[0];
  for (let from = straddling(); from !== undefined; from = straddling()) end = from;
  return end;
}

/**
 * A model's words as they may be shown. A figure leads to its rows, or is not shown as one: an amount that was read nowhere is left
 * out, a link under another figure than that of its rows becomes plain text, and an amount that only one thing has is linked to it.
 * Days and percentages are shown where a row or the user has them. `hasFiles`: the figure may come from a file of the user's, so
 * that it is marked instead of left out. Addresses and pictures are left out, since they would carry what the model knows
 * elsewhere.
 */
export function checkedText(
  figures: Figures,
  language: Language,
  onWithheld: (what: string) => void,
  hasFiles = false,
) {
  const words = inLanguage(withheld, language);
  const told = new Set<string>();
  let pending = '';

  function withhold(what: Exclude<keyof typeof words, 'unchecked'>, text: string) {
    onWithheld(`${what} '${text.slice(0, 40)}'`);
    return hasFiles && what !== 'link' ? `${text} ${words.unchecked}` : words[what];
  }

  /** `found`: sources that are to be told before the text. */
  function amountText({ text, money }: WrittenAmount, found: AnswerSource[]) {
    if (!figures.isKnownAmount(money)) return withhold('amount', text);
    const source = money.currencies && figures.onlySourceOf(money);
    if (!source) return text;
    found.push(source);
    return `[${text}](#${source.ref})`;
  }

  function plainText(text: string, found: AnswerSource[]) {
    let checked = '';
    let at = 0;
    const figuresIn = [
      ...datesIn(text).map((date) => ({
        ...date,
        shown: () => (figures.isKnownDay(date.days) ? date.text : withhold('date', date.text)),
      })),
      ...percentagesIn(text).map((each) => ({
        ...each,
        shown: () => (figures.isKnownPercentage(each.value) ? each.text : withhold('percentage', each.text)),
      })),
      ...amountsIn(text).map((amount) => ({ ...amount, shown: () => amountText(amount, found) })),
    ].toSorted((a, b) => a.at - b.at);
    for (const figure of figuresIn) {
      // Digits of a day are no amount.
      if (figure.at < at) continue;
      checked += text.slice(at, figure.at) + figure.shown();
      at = figure.at + figure.text.length;
    }
    return (checked + text.slice(at)).replace(counted, (digits: string) =>
      figures.isKnownCount(Number(inLatinDigits(digits))) ? digits : withhold('count', digits),
    );
  }

  function link(text: string, target: string, found: AnswerSource[]) {
    const source = target.startsWith('#') ? figures.sourceOf(target.slice(1), text) : undefined;
    if (!source) return plainText(text, found);
    found.push(source);
    return `[${text}](#${source.ref})`;
  }

  function settle(text: string): Step[] {
    const found: AnswerSource[] = [];
    let checked = '';
    let at = 0;
    for (const match of text.matchAll(markup)) {
      const { picture, words: linked, target = '', named, address } = match.groups ?? {};
      checked += plainText(text.slice(at, match.index), found);
      if (linked !== undefined) checked += link(linked, target.trim(), found);
      else if (address !== undefined) checked += withhold('link', address);
      else checked += plainText(picture ?? named ?? '', found);
      at = match.index + match[0].length;
    }
    checked += plainText(text.slice(at), found);
    const fresh = found.filter(({ ref }) => !told.has(ref) && told.add(ref));
    return [
      ...fresh.map((source): Step => ({ type: 'source', ...source })),
      ...(checked === '' ? [] : [{ type: 'text', delta: checked } as const]),
    ];
  }

  return {
    push(text: string): readonly Step[] {
      pending += text;
      const end = settledEnd(pending);
      const settled = pending.slice(0, end);
      pending = pending.slice(end);
      return settled === '' ? [] : settle(settled);
    },
    end(): readonly Step[] {
      const rest = pending;
      pending = '';
      return rest === '' ? [] : settle(rest);
    },
  };
}
