import { activityWords } from '../../../src/services/activityWords.ts';
import { deviceName } from '../../../src/services/deviceName.ts';
import { localeOf } from '../../../src/services/languages.ts';
import { failureWords } from '../../../src/services/paymentFailures.ts';
import { formatMoney } from '../../../src/services/money.ts';
import type { PaymentStatus } from '../../../src/services/payments.ts';
import type { AccountReader, PaymentQuery, Turn } from '../engine.ts';
import { dayBegins, isRealDay, realDay, type Day } from '../rules/calendar.ts';
import { storedMoney } from './amounts.ts';
import type { Figures } from './figures.ts';

const day = { type: 'string', description: "A day as YYYY-MM-DD in the user's time zone." } as const;
const statuses: readonly PaymentStatus[] = ['completed', 'failed', 'pending', 'cancelled'];
const sorts = ['newest', 'largest', 'smallest'] as const;
const actors = ['user', 'agent'] as const;
const maxRows = 20;

const tool = (name: string, description: string, properties: object = {}) => ({
  type: 'function',
  function: { name, description, parameters: { type: 'object', properties } },
});

const findPayments = tool(
  'find_payments',
  "The user's own payments: how many match, the exact total of each currency, and the newest rows. Leave out what does not narrow the choice. Only 'completed' ones were paid.",
  {
    from: { ...day, description: `${day.description} The first one that counts.` },
    to: { ...day, description: `${day.description} The last one that counts.` },
    status: { type: 'string', enum: statuses },
    currency: { type: 'string', description: 'ISO 4217, such as EUR.' },
    service: { type: 'string', description: 'A part of the name of what was paid for.' },
    sort: { type: 'string', enum: sorts },
    limit: {
      type: 'integer',
      minimum: 0,
      maximum: maxRows,
      description: 'Rows to show. 0 for totals alone.',
    },
  },
);
const readAccount = tool(
  'read_account',
  "The user's profile, plan, payment method and the estimated next charge.",
);
const readUsage = tool('read_usage', 'What the user has used this month, and the limits.');
const readActivity = tool(
  'read_activity',
  "What was changed in the account, the newest first: how many changes match, and the newest. 'agent' is you, after the user's yes.",
  {
    from: { ...day, description: `${day.description} The first one that counts.` },
    to: { ...day, description: `${day.description} The last one that counts.` },
    by: { type: 'string', enum: actors },
  },
);

/** The tools that read, as far as this account's backend has them. */
export const readTools = (reader: AccountReader) => [
  findPayments,
  readAccount,
  ...(reader.usage ? [readUsage] : []),
  ...(reader.activity ? [readActivity] : []),
];

/** A tool's arguments are not what they should be: the model is told, and may try again. */
class WrongArguments extends Error {}

type Fields = Readonly<Record<string, unknown>>;

/** Models fill in what they should leave out: '' and null mean nothing. */
function textOf(given: Fields, name: string) {
  const value = given[name] ?? '';
  if (typeof value !== 'string') throw new WrongArguments(`${name} must be a text`);
  return value.trim().slice(0, 100);
}

function choiceOf<T extends string>(given: Fields, name: string, choices: readonly T[]): T | undefined {
  const text = textOf(given, name).toLowerCase();
  const found = choices.find((each) => each === text);
  if (text && !found) throw new WrongArguments(`${name} must be one of ${choices.join(', ')}`);
  return found;
}

function dayOf(given: Fields, name: string): Day | undefined {
  const text = textOf(given, name);
  if (!text) return undefined;
  const [, year, month, date] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text) ?? [];
  const found: Day = [Number(year), Number(month) - 1, Number(date)];
  if (year === undefined || !isRealDay(found))
    throw new WrongArguments(`${name} must be a day such as 2026-01-31`);
  return found;
}

/** The days that are meant, from the beginning of the first one to the end of the last one. */
function daysOf(given: Fields, timeZone: string): Pick<PaymentQuery, 'since' | 'until'> {
  const from = dayOf(given, 'from');
  const to = dayOf(given, 'to');
  return {
    ...(from && { since: dayBegins(from, timeZone) }),
    ...(to && { until: dayBegins(realDay([to[0], to[1], to[2] + 1]), timeZone) }),
  };
}

function queryOf(given: Fields, timeZone: string): PaymentQuery {
  const currency = textOf(given, 'currency');
  const service = textOf(given, 'service');
  const status = choiceOf(given, 'status', statuses);
  const sort = choiceOf(given, 'sort', sorts);
  const limit = Number(given.limit ?? 10);
  return {
    ...daysOf(given, timeZone),
    ...(status && { status }),
    ...(currency && { currency }),
    ...(service && { service }),
    ...(sort && { sort }),
    limit: Number.isFinite(limit) ? Math.min(Math.max(Math.trunc(limit), 0), maxRows) : 10,
  };
}

/** A date as the user's calendar has it. */
const localDay = (iso: string, timeZone: string) =>
  new Intl.DateTimeFormat('en-CA', { timeZone }).format(new Date(iso));

async function payments(given: Fields, { reader, timeZone, language, signal }: Turn, figures: Figures) {
  const { count, totals, rows } = await reader.payments(queryOf(given, timeZone), signal);
  // The period that was asked about is one that may be told.
  for (const name of ['from', 'to']) figures.allowWords(textOf(given, name));
  for (const { date, service } of rows) figures.allowWords(`${localDay(date, timeZone)} ${service}`);
  for (const each of [count, rows.length, ...totals.map((total) => total.count)]) figures.addCount(each);
  return {
    count,
    totals: totals.map(({ currency, total, count: added, ids }) => ({
      ref: figures.add('payment_history', ids, storedMoney(total, currency)),
      total: formatMoney(total, currency, localeOf(language, [])),
      count: added,
    })),
    rows: rows.map(({ id, date, service, amount, currency, status, failureReason }) => ({
      ref: figures.add('payment_history', [id], storedMoney(amount, currency)),
      date: localDay(date, timeZone),
      service: service.slice(0, 100),
      amount: formatMoney(amount, currency, localeOf(language, [])),
      status,
      ...(failureReason && { failure: failureWords(failureReason) }),
    })),
  };
}

async function account({ reader, timeZone, language, signal }: Turn, figures: Figures) {
  const { id, nextChargeDate, endsAt, price, description, ...found } = await reader.account(signal);
  figures.allowWords([description, found.fullName, found.location].join('\n'));
  for (const day of [nextChargeDate, endsAt]) if (day) figures.allowWords(localDay(day, timeZone));
  if (price) figures.state(storedMoney(price.amount, price.currency));
  return {
    profileRef: figures.add('profiles', [id]),
    billingRef: figures.add('billing_info', [id]),
    ...found,
    description: description.slice(0, 300),
    ...(price && {
      priceBeforeTaxAndDiscounts: formatMoney(price.amount, price.currency, localeOf(language, [])),
    }),
    ...(nextChargeDate && {
      [found.interval ? 'nextCharge' : 'estimatedNextCharge']: localDay(nextChargeDate, timeZone),
    }),
    // Nothing is charged any more.
    ...(endsAt && { cancelledAndEndsOn: localDay(endsAt, timeZone) }),
  };
}

async function usage({ reader, signal }: Turn, figures: Figures) {
  const used = await reader.usage?.(signal);
  for (const each of [used?.messages, used?.callMinutes])
    if (each?.limit) figures.allowPercentage((100 * each.used) / each.limit);
  return used;
}

async function activity(given: Fields, { reader, timeZone, signal }: Turn, figures: Figures) {
  const by = choiceOf(given, 'by', actors);
  const found = await reader.activity?.({ ...daysOf(given, timeZone), ...(by && { by }), limit: 10 }, signal);
  if (!found) return 'No record of changes is kept here.';
  for (const name of ['from', 'to']) figures.allowWords(textOf(given, name));
  figures.addCount(found.count);
  figures.addCount(found.rows.length);
  const rows = found.rows.map((entry) => ({
    date: localDay(entry.happenedAt, timeZone),
    by: entry.actor === 'agent' ? 'you' : entry.actor,
    ...activityWords(entry, { device: (userAgent) => deviceName(userAgent).name }),
    ...(entry.userAgent && { device: deviceName(entry.userAgent).name }),
  }));
  for (const { date, title, detail } of rows) figures.allowWords(`${date} ${title} ${detail}`);
  return { count: found.count, rows };
}

async function found(name: string, given: Fields, turn: Turn, figures: Figures): Promise<unknown> {
  if (name === 'find_payments') return payments(given, turn, figures);
  if (name === 'read_account') return account(turn, figures);
  if (name === 'read_usage' && turn.reader.usage) return usage(turn, figures);
  if (name === 'read_activity' && turn.reader.activity) return activity(given, turn, figures);
  throw new WrongArguments(`there is no tool '${name.slice(0, 50)}'`);
}

/**
 * What a reading tool gives the model: JSON of what was found, as data, or a sentence about what is wrong with the call.
 * Rejects when the turn is over, or when the account cannot be read.
 */
export async function readFor(name: string, given: Fields, turn: Turn, figures: Figures): Promise<string> {
  try {
    return JSON.stringify({ data: await found(name, given, turn, figures) });
  } catch (error) {
    if (error instanceof WrongArguments) return `Error: ${error.message}.`;
    throw error;
  }
}
