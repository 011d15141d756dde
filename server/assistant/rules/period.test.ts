import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { realDay } from './calendar.ts';
import { periodIn, periodName, periodOf } from './period.ts';
import { nameOf, type Named, type Unit } from './periodNames.ts';

const berlin = { now: new Date('2026-07-10T12:00:00Z'), timeZone: 'Europe/Berlin', language: 'en' };

describe('a span of time is read in English and German', () => {
  it.each([
    ['how much in June?', 'in June 2026'],
    ['in December', 'in December 2025'],
    ['July 1', 'on July 1, 2026'],
    ['1. Juli', 'on July 1, 2026'],
    ['the 18th of June', 'on June 18, 2026'],
    ['01.07.2026', 'on July 1, 2026'],
    ['am 1.7.', 'on July 1, 2026'],
    ['on 2025-06-18', 'on June 18, 2025'],
    ['07/01/2026', 'on July 1, 2026'],
    ['25/12/2025', 'on December 25, 2025'],
    ['12/2025', 'in December 2025'],
    ['since March', 'since March 2026'],
    ['seit Anfang 2025', 'since 2025'],
    ['since the beginning of the year', 'since 2026'],
    ['bis Ende Juni 2025', 'up to and including June 2025'],
    ['before 2025', 'before 2025'],
    ['Q2', 'in the second quarter of 2026'],
    ['zweites Quartal 2025', 'in the second quarter of 2025'],
    ['first half of last year', 'in the first half of 2025'],
    ['last 30 days', 'in the last 30 days'],
    ['in den letzten drei Monaten', 'in the last 3 months'],
    ['between April and June', 'from April 2026 to June 2026'],
    ['from November to February 2026', 'from November 2025 to February 2026'],
    ['vom 1. März bis 15. April', 'from March 1, 2026 to April 15, 2026'],
    ['letztes Jahr', 'in 2025'],
    ['im Vormonat', 'in June 2026'],
    ['vor drei Monaten', 'in April 2026'],
    ['yesterday', 'on July 9, 2026'],
    ['vorgestern', 'on July 8, 2026'],
    ['vor drei Wochen', 'in the week of June 15, 2026'],
    ['two weeks ago', 'in the week of June 22, 2026'],
    ['letzten Dienstag', 'on July 7, 2026'],
    ['am Freitag', 'on July 3, 2026'],
    ['on Saturday', 'on July 4, 2026'],
    ['zweitausendfünfundzwanzig', 'in 2025'],
    ['seit März zweitausendvierundzwanzig', 'since March 2024'],
    ['this week', 'in the week of July 6, 2026'],
    ['last summer', 'in the summer of 2025'],
    ['what did I pay in March?', 'in March 2026'],
  ])('%s: %s [A3]', (text, name) => {
    const period = periodIn(text, berlin);
    expect(period && periodName(period, 'en')).toBe(name);
  });

  it.each([
    'may I ask something',
    'the 8 euro charge',
    'show my payments',
    'version 1.2',
    'ten payments',
    'nächsten Montag',
  ])('%s names none [A3]', (text) => expect(periodIn(text, berlin)).toBeUndefined());

  it('01/07/2026 is the first of July but in American English [A3]', () => {
    const since = (language: string) => periodIn('01/07/2026', { ...berlin, language })?.since;
    expect(since('en-US')).toBe('2026-01-06T23:00:00.000Z');
    expect(since('en-GB')).toBe('2026-06-30T22:00:00.000Z');
    expect(since('de')).toBe('2026-06-30T22:00:00.000Z');
  });

  it('a day that the calendar does not have is no other one, and not all days [A3]', () => {
    const { since, until } = periodIn('what did I pay on 31 June', berlin) ?? {};
    expect(since).toBeDefined();
    expect(since).toBe(until);
  });

  it.each([
    ['Europe/Berlin', '2026-06-30T22:00:00.000Z', '2026-07-31T22:00:00.000Z'],
    ['America/New_York', '2026-07-01T04:00:00.000Z', '2026-08-01T04:00:00.000Z'],
    ['Pacific/Auckland', '2026-06-30T12:00:00.000Z', '2026-07-31T12:00:00.000Z'],
    ['UTC', '2026-07-01T00:00:00.000Z', '2026-08-01T00:00:00.000Z'],
  ])('a month begins where the user is: %s [A3]', (timeZone, since, until) => {
    expect(periodIn('in July 2026', { ...berlin, timeZone })).toMatchObject({ since, until });
  });
});

const zones = [
  'Europe/Berlin',
  'America/New_York',
  'Asia/Kolkata',
  'Pacific/Auckland',
  'America/Sao_Paulo',
  'Africa/Cairo',
  'UTC',
];
const year = fc.integer({ min: 2010, max: 2035 });
const day = fc.tuple(year, fc.integer({ min: 0, max: 11 }), fc.integer({ min: 1, max: 31 })).map(realDay);
const unit: fc.Arbitrary<Unit> = fc.oneof(
  year.map((each) => ({ kind: 'year' as const, year: each })),
  fc.record({ kind: fc.constant('half' as const), year, half: fc.constantFrom(1 as const, 2 as const) }),
  fc.record({
    kind: fc.constant('quarter' as const),
    year,
    quarter: fc.constantFrom(1 as const, 2 as const, 3 as const, 4 as const),
  }),
  fc.record({ kind: fc.constant('month' as const), year, month: fc.integer({ min: 0, max: 11 }) }),
  fc.record({
    kind: fc.constant('season' as const),
    year,
    season: fc.constantFrom('spring' as const, 'summer' as const, 'autumn' as const, 'winter' as const),
  }),
  day.map((each) => ({ kind: 'day' as const, day: each })),
);
const named: fc.Arbitrary<Named> = fc.oneof(
  unit.map((each) => ({ kind: 'in' as const, unit: each })),
  fc.record({
    kind: fc.constantFrom('since' as const, 'after' as const, 'before' as const, 'until' as const),
    unit,
  }),
  fc
    .record({
      kind: fc.constant('recent' as const),
      count: fc.integer({ min: 1, max: 400 }),
      unit: fc.constantFrom('day' as const, 'week' as const, 'month' as const, 'year' as const),
    })
    // Around 1900 each town had a time of its own, whose days do not begin at a full minute.
    .filter(({ count, unit }) => unit !== 'year' || count <= 50),
  fc.tuple(day, day).map(([a, b]): Named => {
    const [first, last] = a < b ? [a, b] : [b, a];
    return { kind: 'between', first: { kind: 'day', day: first }, last: { kind: 'day', day: last } };
  }),
);
const now = fc.date({ min: new Date('2015-01-01'), max: new Date('2035-01-01'), noInvalidDate: true });
const given = fc.record({ now, timeZone: fc.constantFrom(...zones) });

it('what an answer calls a span of time means the same when it is read again [A3]', () => {
  fc.assert(
    fc.property(named, given, fc.constantFrom('en' as const, 'de' as const), (span, context, language) => {
      const { since, until } = periodOf(span, context);
      expect(periodIn(nameOf(span, language), { ...context, language })).toMatchObject({
        ...(since && { since }),
        ...(until && { until }),
      });
    }),
    { numRuns: 400 },
  );
});

it('a span of time begins and ends as a day begins where the user is [A3]', () => {
  const isRight = (
    span: Named,
    context: typeof given extends fc.Arbitrary<infer Context> ? Context : never,
  ) => {
    const { since, until } = periodOf(span, context);
    const clock = new Intl.DateTimeFormat('en-GB', { timeZone: context.timeZone, timeStyle: 'medium' });
    // Where clocks skip midnight, the day begins at one.
    const begins = (moment = '') => moment === '' || /^0[01]:00:00$/.test(clock.format(new Date(moment)));
    return begins(since) && begins(until) && (!since || !until || since < until);
  };
  expect(() => fc.assert(fc.property(named, given, isRight), { numRuns: 400 })).not.toThrow();
});

it('any text is read without an error [A3]', () => {
  const read = fc.property(
    fc.string({ maxLength: 2000 }),
    given,
    (text, context) => void periodIn(text, context),
  );
  expect(() => fc.assert(read, { numRuns: 200 })).not.toThrow();
});
