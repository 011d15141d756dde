// How days, months, quarters … are written in English and German.

import { isRealDay, realDay, weekday, type Day } from './calendar.ts';
import { monthNames, type Season, type Unit } from './periodNames.ts';
import { plain } from './plain.ts';

const list = (words: readonly string[]) => words.join('|');
const month = `(${list([
  ...monthNames.en.map((name) => name.toLowerCase()),
  ...monthNames.de.map(plain),
  ...'jan feb febr mrz apr jun jul aug sep sept oct okt nov dec dez'.split(' '),
])})\\b\\.?`;
const monthNumber = (word: string) => {
  const [name, key] = [plain(word), plain(word).slice(0, 3)];
  if (name === 'mrz' || name.startsWith('maer')) return 2;
  const english = monthNames.en.findIndex((each) => each.toLowerCase().startsWith(key));
  return english >= 0 ? english : monthNames.de.findIndex((each) => plain(each).startsWith(key));
};
const year = '((?:19|20)\\d\\d)';
const ofYear = `(?:,? ?(?:of |in |im jahr |des jahres |von )?${year})?`;
export const last =
  '(?:last|past|previous|prior|letzt\\w{0,2}|vorig\\w{0,2}|vergangen\\w{0,2}|vor(?=monat|jahr|woche|quartal))';
const current =
  '(?:this|current|the current|the running|dies\\w{0,2}|aktuell\\w{0,2}|laufend\\w{0,2}|heurig\\w{0,2})';
const ordinal =
  '(first|second|third|fourth|1st|2nd|3rd|4th|1\\.|2\\.|3\\.|4\\.|erst\\w{0,2}|zweit\\w{0,2}|dritt\\w{0,2}|viert\\w{0,2})';
const ordinalNumber = (word: string) =>
  /^(?:1|first|erst)/.test(word)
    ? 1
    : /^(?:2|second|zweit)/.test(word)
      ? 2
      : /^(?:3|third|dritt)/.test(word)
        ? 3
        : 4;
const numbers: Readonly<Record<string, number>> = Object.fromEntries(
  'one two three four five six seven eight nine ten eleven twelve'
    .split(' ')
    .map((word, at) => [word, at + 1])
    .concat(
      'ein zwei drei vier fuenf sechs sieben acht neun zehn elf zwoelf'
        .split(' ')
        .map((word, at) => [word, at + 1]),
    )
    .concat([
      ['a', 1],
      ['couple of', 2],
      ['few', 3],
      ['paar', 3],
      ['eine', 1],
      ['einen', 1],
      ['einem', 1],
      ['einer', 1],
    ] as never),
);
/** 'three' or '3'. */
export const numberOf = (word = '') => numbers[word] ?? Number(word);
export const quantity = `(\\d{1,4}|${list(Object.keys(numbers).toSorted((a, b) => b.length - a.length))})`;
export const span = '(days?|weeks?|months?|years?|tag\\w{0,2}|woche\\w?|monat\\w{0,2}|jahr\\w{0,2})';
export const spanUnit = (word: string) => {
  const kinds = { d: 'day', t: 'day', w: 'week', m: 'month', y: 'year', j: 'year' } as const;
  return kinds[word.charAt(0) as keyof typeof kinds];
};
const weekdays = ['mon', 'tue|dien', 'wed|mitt', 'thu|donn', 'fri|frei', 'sat|sams|sonna', 'sun|sonnt'];
/** Of the past: 'next Monday' has no payments. */
const weekdayName =
  '(?<!next |coming |naechste[nrs]? |kommende[nrs]? )(monday|tuesday|wednesday|thursday|friday|saturday|sunday|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonnabend|sonntag)';
const weekdayNumber = (word: string) =>
  weekdays.findIndex((starts) => new RegExp(`^(?:${starts})`).test(word));
const seasons = '(spring|summer|autumn|fall|winter|fruehling|fruehjahr|sommer|herbst)';
const seasonOf = (word: string): Season =>
  word.startsWith('f') && word !== 'fall'
    ? 'spring'
    : word.startsWith('sp')
      ? 'spring'
      : word.startsWith('s')
        ? 'summer'
        : word === 'winter'
          ? 'winter'
          : 'autumn';

export interface Now {
  now: Date;
  /** IANA: where days and months begin. */
  timeZone: string;
  /** BCP 47. It decides whether 01.07. or 07/01 is the first of July; only American English puts the month first. */
  language?: string;
}

type Reading = readonly [
  pattern: string,
  read: (found: readonly (string | undefined)[]) => Unit | 'never' | undefined,
];

/** How the units of time are written, the particular before the general. `found[1]` is the first group of each. */
export function readings({ language = 'en' }: Now, [y, m, d]: Day): readonly Reading[] {
  const isAmerican = /^en(?:-us)?$/i.test(language);
  const real = (day: Day) => (isRealDay(day) ? ({ kind: 'day', day } as const) : 'never');
  /** The newest such month that has begun. */
  const yearFor = (mon: number, given?: string) => (given ? Number(given) : mon > m ? y - 1 : y);
  const dayIn = (day: string, mon: number, given?: string) => {
    let guess = given ? Number(given) : mon > m || (mon === m && Number(day) > d) ? y - 1 : y;
    if (!given && mon === 1 && day === '29') while (!isRealDay([guess, 1, 29])) guess--;
    const unit = real([given?.length === 2 ? 2000 + Number(given) : guess, mon, Number(day)]);
    return given || unit === 'never' ? unit : { ...unit, isYearless: true as const };
  };
  const shifted = (by: number): Unit => ({ kind: 'day', day: realDay([y, m, d + by]) });
  const monthAt = (by: number): Unit => {
    const [year, month] = realDay([y, m + by, 1]);
    return { kind: 'month', year, month };
  };
  const quarterAt = (by: number): Unit => {
    const at = y * 4 + Math.floor(m / 3) + by;
    return { kind: 'quarter', year: Math.floor(at / 4), quarter: ((at % 4) + 1) as 1 };
  };
  const weekAt = (by: number): Unit => ({
    kind: 'week',
    monday: realDay([y, m, d - weekday([y, m, d]) + 7 * by]),
  });
  const named = (mon: string | undefined, given?: string) => {
    const month = monthNumber(mon ?? '');
    const unit = { kind: 'month', year: yearFor(month, given), month } as const;
    return given ? unit : { ...unit, isYearless: true as const };
  };
  const relativeYear = `(?:of |im |des |in )?(?:(${last})|(${current})) (?:year|jahr\\w{0,2})`;
  return [
    [`${year}-(\\d\\d?)-(\\d\\d?)`, ([, a, b, c]) => real([Number(a), Number(b) - 1, Number(c)])],
    [
      `${year}-(\\d\\d)`,
      ([, a, b]) => (Number(b) <= 12 ? { kind: 'month', year: Number(a), month: Number(b) - 1 } : undefined),
    ],
    [
      `(\\d{1,2})\\. ?(\\d{1,2})\\.(?: ?(\\d{4}|\\d\\d)\\b)?`,
      ([, a = '', b, c]) => (Number(b) <= 12 ? dayIn(a, Number(b) - 1, c) : undefined),
    ],
    [
      `(\\d{1,2})/(\\d{1,2})/(\\d{4}|\\d\\d)`,
      ([, a = '', b = '', c]) => {
        const monthFirst = Number(b) > 12 || (isAmerican && Number(a) <= 12);
        const [day, mon] = monthFirst ? [b, a] : [a, b];
        return Number(mon) <= 12 ? dayIn(day, Number(mon) - 1, c) : undefined;
      },
    ],
    [
      `(\\d{1,2})[./]${year}`,
      ([, a, b]) =>
        Number(a) >= 1 && Number(a) <= 12
          ? { kind: 'month', year: Number(b), month: Number(a) - 1 }
          : undefined,
    ],
    [
      `(?:the )?(\\d{1,2})(?:st|nd|rd|th|\\.)?(?: of)? ?${month} ?${year}?`,
      ([, a = '', b = '', c]) => dayIn(a, monthNumber(b), c),
    ],
    [
      `${month} (?:the )?(\\d{1,2})(?:st|nd|rd|th)?\\b(?!\\d)(?:,? ${year})?`,
      ([, a = '', b = '', c]) => dayIn(b, monthNumber(a), c),
    ],
    [`${month},? ${relativeYear}`, ([, a = '', before]) => named(a, String(before ? y - 1 : y))],
    [
      `${last} ${month}`,
      ([, a]) => {
        const { year, month } = named(a);
        return { kind: 'month', month, year: month === m ? y - 1 : year };
      },
    ],
    [`${current} ${month}`, ([, a = '']) => named(a, String(yearFor(monthNumber(a))))],
    [`${month}${ofYear}`, ([, a, b]) => named(a, b)],
    [
      `(?:q([1-4])|${ordinal} ?(?:quarter|quartal\\w?))${ofYear}`,
      ([, a, b = '', c]) => {
        const quarter = (a ? Number(a) : ordinalNumber(b)) as 1;
        return { kind: 'quarter', quarter, year: c ? Number(c) : 3 * (quarter - 1) > m ? y - 1 : y };
      },
    ],
    [
      `(?:h([12])|${ordinal} ?(?:half|halbjahr\\w?|haelfte|jahreshaelfte))(?:(?: of| in| des| von)? ?(?:the )?(?:${year}|(${last}) (?:year|jahr\\w{0,2})|(?:this |dieses )?(?:year|jahr\\w{0,2})))?`,
      ([, a, b = '', c, before]) => {
        const half = (a ? Number(a) : ordinalNumber(b)) as 1 | 2;
        return half > 2
          ? undefined
          : { kind: 'half', half, year: c ? Number(c) : before || (half === 2 && m < 6) ? y - 1 : y };
      },
    ],
    [
      `(?:(${last}) )?(?:${current} )?${seasons}${ofYear}`,
      ([, before, a = '', b]) => {
        const season = seasonOf(a);
        const start = { spring: 2, summer: 5, autumn: 8, winter: 11 }[season];
        const running = m >= start && m < start + 3;
        return { kind: 'season', season, year: b ? Number(b) : start > m || (before && running) ? y - 1 : y };
      },
    ],
    [`(?:the )?(?:day before yesterday|vorgestern)`, () => shifted(-2)],
    [`(?:yesterday|gestern)`, () => shifted(-1)],
    [`(?:today|heute)`, () => shifted(0)],
    [
      `(?:${last} )?${weekdayName}`,
      // Today is the day of a week before.
      ([, a = '']) => shifted(-((weekday([y, m, d]) - weekdayNumber(a) + 6) % 7) - 1),
    ],
    [`${quantity} (?:days?) ago|vor ${quantity} tag\\w{0,2}`, ([, a, b]) => shifted(-numberOf(a ?? b))],
    [`${quantity} weeks? ago|vor ${quantity} woche\\w?`, ([, a, b]) => weekAt(-numberOf(a ?? b))],
    [`${quantity} months? ago|vor ${quantity} monat\\w{0,2}`, ([, a, b]) => monthAt(-numberOf(a ?? b))],
    [
      `${quantity} years? ago|vor ${quantity} jahr\\w{0,2}`,
      ([, a, b]) => ({ kind: 'year', year: y - numberOf(a ?? b) }),
    ],
    [`(?:the )?(?:year before last|vorletzt\\w{0,2} jahr\\w{0,2})`, () => ({ kind: 'year', year: y - 2 })],
    [`(?:the )?(?:month before last|vorletzt\\w{0,2} monat\\w{0,2})`, () => monthAt(-2)],
    [
      `(?:in |im |des )?(?:the )?${last} ?(?:calendar )?(?:year|jahr\\w{0,2})`,
      () => ({ kind: 'year', year: y - 1 }),
    ],
    [
      `(?:in |im |des )?(?:${current} (?:year|jahr\\w{0,2})|the year(?= (?:so far|until now))|(?<=(?:start|beginning|begin) of )(?:the|this) year|(?<=(?:anfang|beginn) )des jahres|year to date|ytd|(?:bisher|seit) (?:dies\\w{0,2} jahr|jahresbeginn|jahresanfang|neujahr)|since new year\\w*|heuer)`,
      () => ({ kind: 'year', year: y }),
    ],
    [`${last} ?(?:month|monat\\w?)`, () => monthAt(-1)],
    [`(?:${current} (?:month|monat\\w?)|month to date)`, () => monthAt(0)],
    [`${last} ?(?:quarter|quartal\\w?)`, () => quarterAt(-1)],
    [`${current} (?:quarter|quartal\\w?)`, () => quarterAt(0)],
    [`${last} ?(?:week|woche)`, () => weekAt(-1)],
    [`${current} (?:week|woche)`, () => weekAt(0)],
    [
      `(?:the |der )week of ${month} (\\d{1,2}),? ${year}`,
      ([, a = '', b = '', c]) => ({ kind: 'week', monday: [Number(c), monthNumber(a), Number(b)] }),
    ],
    [`(?:the year |im jahr |jahr )?${year}`, ([, a]) => ({ kind: 'year', year: Number(a) })],
  ];
}
