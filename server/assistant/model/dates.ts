import { directionSigns as signs, inLatinDigits } from './digits.ts';

/** A day as it was written. */
export interface WrittenDay {
  /** Absent where the words do not say. */
  year?: number;
  /** From 1. */
  month: number;
  day: number;
}

export interface WrittenDate {
  at: number;
  text: string;
  /** Every day that it may mean: 5/3/2026 is another one in London than in New York. */
  days: readonly WrittenDay[];
}

const names = [
  'Jan(?:uary|uar)?|Jän(?:ner)?',
  'Feb(?:ruary|ruar)?',
  'Mar(?:ch)?|März?|Mrz',
  'Apr(?:il)?',
  'May|Mai',
  'Jun[ei]?',
  'Jul[yi]?',
  'Aug(?:ust)?',
  'Sept?(?:ember)?',
  'O[ck]t(?:ober)?',
  'Nov(?:ember)?',
  'De[cz](?:ember)?',
];
/** In Egypt and the Gulf, in the Maghreb, and in the Levant. */
const arabicNames = [
  'يناير|جانفي|كانون الثاني',
  'فبراير|فيفري|شباط',
  'مارس|آذار',
  '[أإا]بريل|أفريل|نيسان',
  'مايو|ماي|أيار',
  'يونيو|جوان|حزيران',
  'يوليو|جويلية|تموز',
  '[أا]غسطس|أوت|آب',
  'سبتمبر|أيلول',
  '[أا]كتوبر|تشرين الأول',
  'نوفمبر|تشرين الثاني',
  'ديسمبر|كانون الأول',
];
const arabicName = `(?:${arabicNames.join('|')})`;
const eachName = names.map((name, at) => new RegExp(`^(?:${name}|${arabicNames[at]})$`));
/** Capitalised: 'may' is a verb. */
const name = `(?:${names.join('|')})`;
/** '2 March payments' is a number of payments. */
const noCount = String.raw`(?! (?:[\p{L}-]+ ){0,2}(?:payments?|charges?|transactions?|invoices?|Zahlung|Abbuchung|Rechnung))`;
const written = new RegExp(
  [
    String.raw`(?<![\d-])(?<isoYear>\d{4})-(?<isoMonth>\d\d)-(?<isoDay>\d\d)(?![\d-])`,
    String.raw`(?<![\d.,:/])(?<firstDay>\d{1,2})(?:(?:st|nd|rd|th|\.)?(?: of)? |\.)(?<lastMonth>${name})\b\.?${noCount}(?:,? (?<lastYear>\d{4})\b)?`,
    String.raw`\b(?<firstMonth>${name})\.? (?<lastDay>\d{1,2})(?:st|nd|rd|th)?\b(?![.,:]\d)${noCount}(?:,? (?<endYear>\d{4})\b)?`,
    String.raw`(?<![\d.])(?<dotDay>\d{1,2})\.(?<dotMonth>\d{1,2})\.(?<dotYear>\d{4}|\d\d)?(?![\d.]*\d)`,
    String.raw`(?<![\d/])(?<one>\d{1,2})${signs}/${signs}(?<other>\d{1,2})${signs}/${signs}(?<slashYear>\d{4})(?![\d/])`,
    String.raw`(?<![\d/])(?<slashFirst>\d{4})${signs}/${signs}(?<slashMonth>\d{1,2})${signs}/${signs}(?<slashDay>\d{1,2})(?![\d/])`,
    String.raw`(?<![\d.,:/])(?<arabicDay>\d{1,2}) (?:من )?(?<arabicMonth>${arabicName})(?!\p{L})(?:،? (?:عام |سنة )?(?<arabicYear>\d{4})(?!\d))?`,
    String.raw`(?<!\p{L})(?<monthFirst>${arabicName}) (?<dayLast>\d{1,2})(?![\d.,:]\d|\d)(?:،? (?<lastOfAll>\d{4})(?!\d))?`,
  ].join('|'),
  'gu',
);

const monthOf = (word: string | undefined) => eachName.findIndex((each) => each.test(word ?? '')) + 1;

function daysOf(parts: Readonly<Record<string, string | undefined>>): readonly WrittenDay[] {
  const of = (...groups: readonly string[]) => groups.map((each) => parts[each]).find(Boolean);
  const years = [
    'isoYear',
    'lastYear',
    'endYear',
    'dotYear',
    'slashYear',
    'slashFirst',
    'arabicYear',
    'lastOfAll',
  ];
  const year = of(...years);
  const month = of('isoMonth', 'dotMonth', 'slashMonth');
  const [one, other] = [Number(parts.one), Number(parts.other)];
  const read = parts.one
    ? [
        { month: one, day: other },
        { month: other, day: one },
      ]
    : [
        {
          month: month ? Number(month) : monthOf(of('lastMonth', 'firstMonth', 'arabicMonth', 'monthFirst')),
          day: Number(of('isoDay', 'firstDay', 'lastDay', 'dotDay', 'slashDay', 'arabicDay', 'dayLast')),
        },
      ];
  return read
    .filter((each) => each.month >= 1 && each.month <= 12 && each.day >= 1 && each.day <= 31)
    .map((each) => ({ ...each, ...(year && { year: Number(year.length === 2 ? `20${year}` : year) }) }));
}

/** The days in a text, in English, German and Arabic words and in digits. A month by itself is none. */
export function datesIn(text: string): readonly WrittenDate[] {
  return [...inLatinDigits(text).matchAll(written)]
    .map((match) => ({
      at: match.index,
      text: text.slice(match.index, match.index + match[0].length),
      days: daysOf(match.groups ?? {}),
    }))
    .filter(({ days }) => days.length > 0);
}

/** Whether two may be the same day: a year that is not written may be any. */
export const isSameDay = (one: WrittenDay, other: WrittenDay) =>
  one.month === other.month &&
  one.day === other.day &&
  (one.year === undefined || other.year === undefined || one.year === other.year);

export interface WrittenPercentage {
  at: number;
  text: string;
  value: number;
}

/** '100 % sure' says nothing of an account. */
const percentage = new RegExp(
  [
    String.raw`(?<![\d.,])(?<before>\d+(?:[.,]\d+)?)${signs}[ \u00a0\u202f]?(?:%|per ?cent\b|Prozent\b|(?:في |ب)الم(?:ائ|ئ)ة)(?! (?:sure|certain|positive|sicher)\b)`,
    // As some write it in Arabic: '٪٥٠'.
    String.raw`(?<![\p{L}\d%])%${signs}(?<after>\d+(?:[.,]\d+)?)(?![\d%\p{L}])`,
  ].join('|'),
  'gu',
);

export const percentagesIn = (text: string): readonly WrittenPercentage[] =>
  [...inLatinDigits(text).matchAll(percentage)].map((match) => ({
    at: match.index,
    text: text.slice(match.index, match.index + match[0].length),
    value: Number((match.groups?.before ?? match.groups?.after)?.replace(',', '.')),
  }));
