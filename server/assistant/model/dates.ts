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
  'Jan(?:uary|uar)?',
  'Feb(?:ruary|ruar)?',
  'Mar(?:ch)?|März|Mrz',
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
const eachName = names.map((name) => new RegExp(`^(?:${name})$`));
/** Capitalised: 'may' is a verb. */
const name = `(?:${names.join('|')})`;
/** '2 March payments' is a number of payments. */
const noCount = String.raw`(?! (?:[\p{L}-]+ ){0,2}(?:payments?|charges?|transactions?|invoices?|Zahlung|Abbuchung|Rechnung))`;
const written = new RegExp(
  [
    String.raw`(?<![\d-])(?<isoYear>\d{4})-(?<isoMonth>\d\d)-(?<isoDay>\d\d)(?![\d-])`,
    String.raw`(?<![\d.,:/])(?<firstDay>\d{1,2})(?:st|nd|rd|th|\.)?(?: of)? (?<lastMonth>${name})\b\.?${noCount}(?:,? (?<lastYear>\d{4})\b)?`,
    String.raw`\b(?<firstMonth>${name})\.? (?<lastDay>\d{1,2})(?:st|nd|rd|th)?\b(?![.,:]\d)${noCount}(?:,? (?<endYear>\d{4})\b)?`,
    String.raw`(?<![\d.])(?<dotDay>\d{1,2})\.(?<dotMonth>\d{1,2})\.(?<dotYear>\d{4}|\d\d)?(?![\d.]*\d)`,
    String.raw`(?<![\d/])(?<one>\d{1,2})/(?<other>\d{1,2})/(?<slashYear>\d{4})(?![\d/])`,
  ].join('|'),
  'gu',
);

const monthOf = (word: string | undefined) => eachName.findIndex((each) => each.test(word ?? '')) + 1;

function daysOf(parts: Readonly<Record<string, string | undefined>>): readonly WrittenDay[] {
  const year = parts.isoYear ?? parts.lastYear ?? parts.endYear ?? parts.dotYear ?? parts.slashYear;
  const month = parts.isoMonth ?? parts.dotMonth;
  const [one, other] = [Number(parts.one), Number(parts.other)];
  const read = parts.one
    ? [
        { month: one, day: other },
        { month: other, day: one },
      ]
    : [
        {
          month: month ? Number(month) : monthOf(parts.lastMonth ?? parts.firstMonth),
          day: Number(parts.isoDay ?? parts.firstDay ?? parts.lastDay ?? parts.dotDay),
        },
      ];
  return read
    .filter((each) => each.month >= 1 && each.month <= 12 && each.day >= 1 && each.day <= 31)
    .map((each) => ({ ...each, ...(year && { year: Number(year.length === 2 ? `20${year}` : year) }) }));
}

/** The days in a text, in English and German words and in digits. A month by itself is none. */
export function datesIn(text: string): readonly WrittenDate[] {
  return [...text.matchAll(written)]
    .map((match) => ({ at: match.index, text: match[0], days: daysOf(match.groups ?? {}) }))
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
const percentage =
  /(?<![\d.,])(\d+(?:[.,]\d+)?)[ \u00a0\u202f]?(?:%|per ?cent\b|Prozent\b)(?! (?:sure|certain|positive|sicher)\b)/g;

export const percentagesIn = (text: string): readonly WrittenPercentage[] =>
  [...text.matchAll(percentage)].map((match) => ({
    at: match.index,
    text: match[0],
    value: Number(match[1]?.replace(',', '.')),
  }));
