// The span of time that a question is about, in English and German.

import { dayBegins, realDay, today, type Day } from './calendar.ts';
import { decadeIn } from './decades.ts';
import { partOfYear, withMonths } from './monthTypos.ts';
import { daysOf, inYear, nameOf, type Named, type Unit } from './periodNames.ts';
import { plain, type Language } from './plain.ts';
import { withYears } from './yearWords.ts';
import { last, numberOf, quantity, readings, span, spanUnit, type Now } from './unitReadings.ts';

export interface Period {
  named: Named;
  /** ISO 8601. The first moment that counts. */
  since?: string;
  /** ISO 8601. The first moment that no longer counts. */
  until?: string;
}

/** 'may' and 'march' are verbs as well: alone they are months only after such words, or before a noun of payments. */
const isVerb = (text: string, at: number, word: string) => {
  if (!/^(?:may|march)$/.test(word)) return false;
  const [before, after] = [text.slice(0, at).trim(), text.slice(at + word.length).trim()];
  if (
    /(?:^|\b(?:in|of|for|since|from|to|till|until|through|between|and|last|this|before|after|on|by|during|my|the|what about|\d+(?:st|nd|rd|th)?|january|february|april))$/.test(
      before,
    )
  )
    return /^(?:i|we|he|she|you|be|not|have)\b/.test(after);
  return !/^(?:\d|payments?\b|invoices?\b|bills?\b|charges?\b|and (?:april|june|july)\b|to (?:june|july|august|september)\b|last year|this year)/.test(
    after,
  );
};

const between = /\b(?:between|from|von|zwischen|vom)\b.*\b(?:and|to|till|until|through|bis|und)\b/;
const connectives = {
  since: '(?:since|starting(?: from)?|as of|ab|seit|seitdem|from(?= the (?:start|beginning))|as from)',
  after: '(?:after|later than|nach)',
  before: '(?:before|prior to|earlier than|vor)',
  until: '(?:until|till|up to and including|up to|through|bis einschliesslich|bis zum|bis)',
} as const;
const startOf =
  '(?:(?:the )?(?:very )?(?:start|beginning|first) of |(?:dem )?(?:anfang|beginn|start)(?: des| von| der)? )?';
const endOf = '(?:(?:the )?(?:very )?end of |(?:dem )?ende(?: des| von| der)? )?';

interface Found {
  /** 'never' for a day that the calendar does not have. */
  unit: Unit | 'never';
  at: number;
  end: number;
}

const expressions = new Map<string, RegExp>();

/** The pattern as words of its own. */
function expression(pattern: string): RegExp {
  const known = expressions.get(pattern);
  if (known) return known;
  const made = new RegExp(`(?<![\\w.,/-])(?:${pattern})(?![\\w/])`, 'g');
  expressions.set(pattern, made);
  return made;
}

const recentSpan = new RegExp(
  `(?:${last}|recent) ${quantity} ${span}\\b|(?:within|over|in) (?:the )?${last} ${span}\\b`,
);

function unitsIn(text: string, given: Now, day: Day): Found[] {
  const found: Found[] = [];
  for (const [pattern, read] of readings(given, day)) {
    for (const match of text.matchAll(expression(pattern))) {
      const end = match.index + match[0].length;
      if (found.some((each) => match.index < each.end && end > each.at)) continue;
      if (isVerb(text, match.index, match[0].trim())) continue;
      const unit = read(match);
      if (unit !== undefined) found.push({ unit, at: match.index, end });
    }
  }
  return found.toSorted((a, b) => a.at - b.at);
}

const joins = /^ *(?:(?:,|and|und|or|oder|&|plus|sowie) +)?(?:(?:also )?(?:in|im|for|fuer) +)?$/;

/** Whether spans are named beside each other: two months or years that touch are one span, all else are several. */
function joinedIn(text: string, units: readonly Found[]): 'span' | 'several' | undefined {
  const [first, second, third] = units;
  if (!first || !second || between.test(text) || !joins.test(text.slice(first.end, second.at)))
    return undefined;
  const [a, b] = [first.unit, second.unit];
  if (third || a === 'never' || b === 'never') return 'several';
  if (ofYearBehind({ ...first, unit: a }, { ...second, unit: b }, text) !== a) return undefined;
  if (a.kind === 'year' && b.kind === 'year') return b.year - a.year === 1 ? 'span' : 'several';
  return a.kind === 'month' && b.kind === 'month' && (a.month + 1) % 12 === b.month ? 'span' : 'several';
}

/** '3 May last year': the year stands behind the day by itself. */
function ofYearBehind(
  first: Found & { unit: Unit },
  second: (Found & { unit: Unit }) | undefined,
  text: string,
) {
  const { unit } = first;
  if (second?.unit.kind !== 'year' || (unit.kind !== 'day' && unit.kind !== 'month')) return unit;
  const isBeside = unit.isYearless && /^ *(?:(?:of|in|im|des) )?$/.test(text.slice(first.end, second.at));
  return isBeside ? inYear(unit, second.unit.year) : unit;
}

function namedIn(text: string, given: Now, day: Day): Named | undefined {
  const recent = recentSpan.exec(text);
  const [, many = '', of = 'day'] = recent ?? [];
  if (recent && many) {
    const count = numberOf(many);
    return count >= 1 ? { kind: 'recent', count, unit: spanUnit(of) } : undefined;
  }
  const units = unitsIn(text, given, day);
  const never = units.find(({ unit }) => unit === 'never');
  if (never) return { kind: 'never', words: text.slice(never.at, never.end).trim() };
  const [named, second] = units.flatMap(({ unit, ...place }) =>
    unit === 'never' ? [] : [{ ...place, unit }],
  );
  if (!named) return decadeIn(text, day);
  const first = { ...named, unit: ofYearBehind(named, second, text) };
  if (second && (between.test(text) || joinedIn(text, units) === 'span')) {
    const [a] = daysOf(first.unit);
    const [b] = daysOf(second.unit);
    const says = /\d{4}/.test(text.slice(first.at, first.end));
    // 'from November to February 2026' began the year before.
    if (first.unit.kind === second.unit.kind && (a[0] > b[0] || !says)) {
      const unit = first.unit;
      const year =
        'year' in unit && 'month' in unit && 'month' in second.unit
          ? unit.month > second.unit.month
            ? b[0] - 1
            : b[0]
          : a[0];
      return { kind: 'between', first: 'month' in unit ? { ...unit, year } : unit, last: second.unit };
    }
    return { kind: 'between', first: first.unit, last: second.unit };
  }
  for (const [kind, words] of Object.entries(connectives)) {
    const lead = text.slice(0, first.at);
    const match = new RegExp(
      `\\b${words} (?:(?:the|dem|den|der|das|im|in) )?(${startOf})(${endOf})(?:(?:the|im|in|dem) )?$`,
    ).exec(lead);
    if (!match) continue;
    const [, starts, ends] = match;
    const named = kind as keyof typeof connectives;
    if (ends && named === 'since') return { kind: 'after', unit: first.unit };
    if (starts && named === 'until') return { kind: 'before', unit: first.unit };
    if (starts && named === 'after') return { kind: 'since', unit: first.unit };
    return { kind: named, unit: first.unit };
  }
  return { kind: 'in', unit: first.unit };
}

/** The moments of a span that has a name. */
export function periodOf(named: Named, { now, timeZone }: Now): Period {
  const at = (day: Day) => dayBegins(day, timeZone);
  const [y, m, d] = today(now, timeZone);
  switch (named.kind) {
    case 'never':
      return { named, since: at([y, m, d]), until: at([y, m, d]) };
    case 'recent': {
      const { count, unit } = named;
      const tomorrow: Day = realDay([y, m, d + 1]);
      const lastDay = new Date(Date.UTC(y, m - (unit === 'month' ? count : 0) + 1, 0)).getUTCDate();
      const from: Day =
        unit === 'day'
          ? [y, m, d + 1 - count]
          : unit === 'week'
            ? [y, m, d + 1 - 7 * count]
            : unit === 'month'
              ? [y, m - count, Math.min(d, lastDay) + 1]
              : [y - count, m, d + 1];
      return { named, since: at(realDay(from)), until: at(tomorrow) };
    }
    case 'between': {
      const [a, b] = [daysOf(named.first), daysOf(named.last)];
      const [first, last] = at(a[0]) <= at(b[0]) ? [a, b] : [b, a];
      return { named, since: at(first[0]), until: at(last[1]) };
    }
    case 'in': {
      const [from, to] = daysOf(named.unit);
      return { named, since: at(from), until: at(to) };
    }
    case 'since':
      return { named, since: at(daysOf(named.unit)[0]) };
    case 'after':
      return { named, since: at(daysOf(named.unit)[1]) };
    case 'before':
      return { named, until: at(daysOf(named.unit)[0]) };
    case 'until':
      return { named, until: at(daysOf(named.unit)[1]) };
  }
}

const spoken = (text: string) =>
  ` ${withMonths(
    withYears(plain(text))
      .replace(/[?!;:"()]|[.,](?=\s|$)(?<!\d\.)/g, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
  )} `;

/** The span of time that these words name; undefined when they name none. */
export function periodIn(text: string, given: Now): Period | undefined {
  const named = namedIn(spoken(text), given, today(given.now, given.timeZone));
  return named && periodOf(named, given);
}

/** Whether these words name several spans that are not one: 'in March and July'. */
export function namesSeveral(text: string, given: Now): boolean {
  const words = spoken(text);
  return joinedIn(words, unitsIn(words, given, today(given.now, given.timeZone))) === 'several';
}

/** Whether a year is narrowed by a word that is no time here, as in 'in foobar 2025' and 'in late 2025'. */
export function narrowsYear(text: string, given: Now): boolean {
  const words = spoken(text);
  const part = partOfYear(words);
  if (part === undefined) return false;
  // What is a time by itself, such as 'summer', is no riddle.
  const day = today(given.now, given.timeZone);
  return !unitsIn(words, given, day).some(({ at, end }) => words.slice(at, end).includes(part));
}

export const periodName = ({ named }: Period, language: Language) => nameOf(named, language);
