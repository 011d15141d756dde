import { directionSigns, inLatinDigits } from './digits.ts';

/** An amount as it was written, or as it is stored. */
export interface Money {
  /** The number that the digits mean; none where they mean no amount. */
  values: readonly number[];
  /** The currencies that the sign may mean; absent where there is none. */
  currencies?: readonly string[];
}

const dollars = ['USD', 'CAD', 'AUD', 'NZD', 'SGD', 'HKD', 'MXN'];
const signs: Readonly<Record<string, readonly string[]>> = {
  $: dollars,
  us$: ['USD'],
  '€': ['EUR'],
  '£': ['GBP'],
  '¥': ['JPY', 'CNY'],
  '₹': ['INR'],
  dollar: dollars,
  buck: dollars,
  euro: ['EUR'],
  pound: ['GBP'],
  pfund: ['GBP'],
  franken: ['CHF'],
  دولار: dollars,
  يورو: ['EUR'],
  جنيه: ['GBP'],
};
/** They may have endings: 'دولارًا', 'دولارات'. */
const arabicWords = Object.keys(signs).filter((each) => /^\p{Script=Arabic}/u.test(each));
const codes =
  'USD|EUR|GBP|CHF|JPY|CAD|AUD|NZD|SGD|HKD|MXN|SEK|NOK|DKK|PLN|CZK|HUF|INR|CNY|BRL|KRW|ZAR|TRY'.split('|');

const number = String.raw`\d(?:[\d.,'’\u00a0\u202f]*\d)?`;
const sign = String.raw`(?:US\$|[$€£¥₹]|\b(?:${codes.join('|')}|eur|usd|gbp|chf)\b)`;
const word = String.raw`(?:(?:(?:US[-\u2010\u2011 ])?[Dd]ollars?|[Bb]ucks|[Ee]uros?|EUROS?|Franken|[Pp]ounds?|Pfund)\b|(?:${arabicWords.join('|')})[\p{L}\p{M}]{0,3}(?!\p{L}))`;
const gap = String.raw`${directionSigns}[ \u00a0\u202f]?${directionSigns}`;
/** '29,– €' is 29 €. */
const noCents = '(?:,[-–—]+)?';
const withCurrency = String.raw`\u2066?${sign}${gap}-?${number}|${number}${noCents}${gap}(?:${sign}\u2069?|${word})`;
/** A price without its currency. A German date, such as 01.05., is none. */
const withCents = String.raw`(?<![\d.,:/-])(?!0\d)\d[\d.,'’]*[.,]\d\d(?!\d|[.,:/-]\d|\.? ?(?:[AaPp]\.?[Mm]|Uhr)\b)`;
const money = new RegExp(`${withCurrency}|${withCents}`, 'gu');
const anyNumber = new RegExp(`${withCurrency}|${number}`, 'gu');

/**
 * The number that these digits mean. Three digits after a point or a comma are thousands: no currency that is told here has thousandths,
 * and '29.000 €' would pass for 29 €.
 */
function valuesOf(written: string): readonly number[] {
  const digits = written.replace(/['’\u00a0\u202f]/g, '');
  const separators = [...new Set(digits.match(/[.,]/g) ?? [])];
  const asDecimal = (separator: string) =>
    Number(
      digits
        .split(separator)
        .map((part) => part.replace(/[.,]/g, ''))
        .join('.'),
    );
  if (separators.length === 2)
    return [asDecimal(digits[Math.max(digits.lastIndexOf('.'), digits.lastIndexOf(','))] ?? '.')];
  const [separator] = separators;
  if (separator === undefined) return [Number(digits)];
  if (/^[1-9]\d{0,2}(?:[.,]\d{3})+$/.test(digits)) return [Number(digits.replace(/[.,]/g, ''))];
  return digits.split(separator).length === 2 ? [asDecimal(separator)] : [];
}

function currenciesOf(written: string): readonly string[] | undefined {
  const found = written.toLowerCase().match(/us\$|[$€£¥₹]|[a-z]{3,}|\p{Script=Arabic}{3,}/u)?.[0];
  if (found === undefined) return undefined;
  const arabic = arabicWords.find((each) => found.startsWith(each));
  if (arabic) return signs[arabic];
  const code = codes.find((each) => each.toLowerCase() === found);
  return code ? [code] : (signs[found] ?? signs[found.replace(/s$/, '')] ?? []);
}

export interface WrittenAmount {
  /** Where it begins and how long it is. */
  at: number;
  text: string;
  money: Money;
}

/** The amounts of money in a text; `everyNumber`: numbers of any kind. */
export function amountsIn(text: string, everyNumber = false): readonly WrittenAmount[] {
  return [...inLatinDigits(text).matchAll(everyNumber ? anyNumber : money)].map((match) => {
    const currencies = currenciesOf(match[0]);
    const digits = new RegExp(number).exec(match[0])?.[0] ?? '';
    return {
      at: match.index,
      text: text.slice(match.index, match.index + match[0].length),
      money: { values: valuesOf(digits), ...(currencies && { currencies }) },
    };
  });
}

export const storedMoney = (amount: number, currency: string): Money => ({
  values: [Math.abs(amount)],
  currencies: [currency.toUpperCase()],
});

/** Whether what was written may mean what is stored. */
export function isSameMoney(written: Money, stored: Money) {
  const isSameValue = written.values.some((value) =>
    stored.values.some((own) => Math.abs(value - own) < 0.005),
  );
  return (
    isSameValue &&
    (written.currencies === undefined ||
      (stored.currencies?.some((currency) => written.currencies?.includes(currency)) ?? true))
  );
}
