// Decades: 'in the nineties', 'in den 90ern'.

import type { Day } from './calendar.ts';
import type { Named } from './periodNames.ts';

const tens = {
  10: 'tens|zehner\\w*',
  20: 'twenties|zwanziger\\w*',
  30: 'thirties|dreissiger\\w*',
  40: 'forties|vierziger\\w*',
  50: 'fifties|fuenfziger\\w*',
  60: 'sixties|sechziger\\w*',
  70: 'seventies|siebziger\\w*',
  80: 'eighties|achtziger\\w*',
  90: 'nineties|neunziger\\w*',
} as const;
const named = new RegExp(
  `\\b(?:in|of|during|since|from|im|aus|seit|waehrend) (?:(?:the|den|der) )?(?:${Object.entries(tens)
    .map(([ten, words]) => `(?<t${ten}>${words})`)
    .join('|')})\\b`,
);
const written = /(?<![\w.,])(?:(?<century>19|20)|(?:the |den |der )'?)(?<ten>\d)0(?:'?s|er\w{0,2})\b/;

/** The decade that these words name, as a span of years; undefined when they name none. */
export function decadeIn(text: string, [thisYear]: Day): Named | undefined {
  const inDigits = written.exec(text)?.groups;
  const [key] = Object.entries(named.exec(text)?.groups ?? {}).find(([, word]) => word !== undefined) ?? [];
  const ten = inDigits ? Number(inDigits.ten) * 10 : key && Number(key.slice(1));
  if (ten === undefined || ten === '') return undefined;
  const ofThisCentury = 2000 + ten;
  const first = inDigits?.century
    ? Number(inDigits.century) * 100 + ten
    : ofThisCentury > thisYear
      ? ofThisCentury - 100
      : ofThisCentury;
  return { kind: 'between', first: { kind: 'year', year: first }, last: { kind: 'year', year: first + 9 } };
}
