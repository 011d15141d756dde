// Spans of time as people name them, and how an answer names them again.

import { realDay, type Day } from './calendar.ts';
import type { Language } from './plain.ts';

/** A whole year, month …: what a name such as 'June 2025' covers. `isYearless`: nobody has named the year. */
export type Unit =
  | { kind: 'year'; year: number }
  | { kind: 'half'; year: number; half: 1 | 2 }
  | { kind: 'quarter'; year: number; quarter: 1 | 2 | 3 | 4 }
  | { kind: 'season'; year: number; season: Season }
  | { kind: 'month'; year: number; month: number; isYearless?: true }
  | { kind: 'week'; monday: Day }
  | { kind: 'day'; day: Day; isYearless?: true };
export type Season = 'spring' | 'summer' | 'autumn' | 'winter';

/** What the user asked for. */
export type Named =
  | { kind: 'in'; unit: Unit }
  | { kind: 'since' | 'after' | 'before' | 'until'; unit: Unit }
  | { kind: 'between'; first: Unit; last: Unit }
  /** A day that the calendar does not have, in the user's words. */
  | { kind: 'never'; words: string }
  | { kind: 'recent'; count: number; unit: 'day' | 'week' | 'month' | 'year' };

export const monthNames = {
  en: 'January February March April May June July August September October November December'.split(' '),
  de: 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember'.split(' '),
} as const;
const seasonNames = {
  en: { spring: 'spring', summer: 'summer', autumn: 'autumn', winter: 'winter' },
  de: { spring: 'Frühling', summer: 'Sommer', autumn: 'Herbst', winter: 'Winter' },
} as const;
/** The month in which a season begins. A winter is named after the year in which it begins. */
const seasonStart = { spring: 2, summer: 5, autumn: 8, winter: 11 } as const;

/** The same day or month of another year, which is named now. */
export const inYear = (unit: Unit & { kind: 'month' | 'day' }, year: number): Unit =>
  unit.kind === 'month'
    ? { kind: 'month', year, month: unit.month }
    : { kind: 'day', day: [year, unit.day[1], unit.day[2]] };

/** The first day of it, and the first day after it. */
export function daysOf(unit: Unit): readonly [from: Day, to: Day] {
  const months = (year: number, from: number, count: number) =>
    [[year, from, 1], realDay([year, from + count, 1])] as const;
  switch (unit.kind) {
    case 'year':
      return months(unit.year, 0, 12);
    case 'half':
      return months(unit.year, (unit.half - 1) * 6, 6);
    case 'quarter':
      return months(unit.year, (unit.quarter - 1) * 3, 3);
    case 'season':
      return months(unit.year, seasonStart[unit.season], 3);
    case 'month':
      return months(unit.year, unit.month, 1);
    case 'week':
      return [unit.monday, realDay([unit.monday[0], unit.monday[1], unit.monday[2] + 7])];
    case 'day':
      return [unit.day, realDay([unit.day[0], unit.day[1], unit.day[2] + 1])];
  }
}

const ordinals = {
  en: ['first', 'second', 'third', 'fourth'],
  de: ['ersten', 'zweiten', 'dritten', 'vierten'],
} as const;

function dayName([year, month, day]: Day, language: Language) {
  return language === 'de'
    ? `${day}. ${monthNames.de[month]} ${year}`
    : `${monthNames.en[month]} ${day}, ${year}`;
}

/** 'June 2025', without a preposition. */
function unitName(unit: Unit, language: Language): string {
  const de = language === 'de';
  switch (unit.kind) {
    case 'year':
      return String(unit.year);
    case 'half':
      return de
        ? `${ordinals.de[unit.half - 1]} Halbjahr ${unit.year}`
        : `the ${ordinals.en[unit.half - 1]} half of ${unit.year}`;
    case 'quarter':
      return de
        ? `${ordinals.de[unit.quarter - 1]} Quartal ${unit.year}`
        : `the ${ordinals.en[unit.quarter - 1]} quarter of ${unit.year}`;
    case 'season':
      return `${de ? '' : 'the '}${seasonNames[language][unit.season]} ${de ? '' : 'of '}${unit.year}`;
    case 'month':
      return `${monthNames[language][unit.month]} ${unit.year}`;
    case 'week':
      return `${de ? 'der Woche vom' : 'the week of'} ${dayName(unit.monday, language)}`;
    case 'day':
      return dayName(unit.day, language);
  }
}

function inUnit(unit: Unit, language: Language) {
  const name = unitName(unit, language);
  if (unit.kind === 'day') return `${language === 'de' ? 'am' : 'on'} ${name}`;
  if (language === 'en') return `in ${name}`;
  return unit.kind === 'year' || unit.kind === 'week'
    ? `${unit.kind === 'year' ? 'im Jahr' : 'in'} ${name}`
    : `im ${name}`;
}

const units = {
  en: { day: ['day', 'days'], week: ['week', 'weeks'], month: ['month', 'months'], year: ['year', 'years'] },
  de: {
    day: ['Tag', 'Tagen'],
    week: ['Woche', 'Wochen'],
    month: ['Monat', 'Monaten'],
    year: ['Jahr', 'Jahren'],
  },
} as const;

/** 'in June 2025': what an answer says about the time that it covers. Read again, it means the same. */
export function nameOf(named: Named, language: Language): string {
  const de = language === 'de';
  switch (named.kind) {
    case 'never':
      return `${de ? 'am' : 'on'} ${named.words}`;
    case 'in':
      return inUnit(named.unit, language);
    case 'recent': {
      const [one, many] = units[language][named.unit];
      if (named.count > 1)
        return de ? `in den letzten ${named.count} ${many}` : `in the last ${named.count} ${many}`;
      return de ? `in den letzten 1 ${many}` : `in the last 1 ${one}`;
    }
    case 'between': {
      const [first, last] = [unitName(named.first, language), unitName(named.last, language)];
      return de ? `von ${first} bis ${last}` : `from ${first} to ${last}`;
    }
    default: {
      const words = de
        ? { since: 'seit', after: 'nach', before: 'vor', until: 'bis einschließlich' }
        : { since: 'since', after: 'after', before: 'before', until: 'up to and including' };
      const name = unitName(named.unit, language);
      const article = de && /day|half|quarter/.test(named.unit.kind) && named.kind !== 'until' ? 'dem ' : '';
      return `${words[named.kind]} ${article}${name}`;
    }
  }
}
