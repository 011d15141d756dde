import { activityOf } from '../../src/services/activity.ts';
import { paymentStatuses } from '../../src/services/payments.ts';
import type {
  AccountFound,
  AccountReader,
  ActivityFound,
  PaymentQuery,
  PaymentRow,
  PaymentsFound,
  UsageFound,
} from './engine.ts';
import { isRecord } from '../../src/services/isRecord.ts';
import { orAbort } from '../../src/services/orAbort.ts';

export interface RestReaderOptions {
  /** The project's address, or the embedded server's; without a trailing slash. */
  url: string;
  /** The publishable key. */
  key: string;
  /** The user's own access token: what it may not read is not there. */
  token: string;
  /** Whose token it is. */
  user: { id: string; email: string };
  fetch?: typeof fetch;
  /** Milliseconds for one request, its answer included; 8000 by default. */
  timeoutMs?: number;
}

/** What kept the account from being read. The message is for the operator's log. */
export class AccountReadError extends Error {
  override name = 'AccountReadError';
  /** 'refused': the session is over, or may not read this. 'timeout' and 'unavailable' may pass. */
  readonly kind: 'refused' | 'timeout' | 'unavailable' | 'malformed';
  /** Of the backend's answer, where there was one. */
  readonly status: number | undefined;

  constructor(kind: AccountReadError['kind'], message: string, cause?: unknown, status?: number) {
    super(message, { cause });
    this.kind = kind;
    this.status = status;
  }
}

/** Reads members, and throws where one is not what the functions of the database give. */
function members(value: unknown, what: string) {
  if (!isRecord(value)) throw new AccountReadError('malformed', `${what} is not an object`);
  const wrong = (name: string) =>
    new AccountReadError('malformed', `${what}.${name} is not what it should be`);
  const text = (name: string) => {
    const member = value[name] ?? '';
    if (typeof member !== 'string') throw wrong(name);
    return member;
  };
  return {
    text,
    number: (name: string) => {
      const member = value[name];
      if (typeof member !== 'number' || !Number.isFinite(member)) throw wrong(name);
      return member;
    },
    time: (name: string) => {
      const time = Date.parse(text(name));
      if (Number.isNaN(time)) throw wrong(name);
      return new Date(time).toISOString();
    },
    list: (name: string): readonly unknown[] => {
      const member = value[name];
      if (!Array.isArray(member)) throw wrong(name);
      return member;
    },
  };
}

function paymentRow(value: unknown): PaymentRow {
  const { text, number, time } = members(value, 'find_payments.rows');
  const failureReason = text('failure_reason');
  return {
    id: text('id'),
    date: time('date'),
    service: text('service'),
    amount: number('amount'),
    currency: text('currency'),
    status: paymentStatuses.find((each) => each === text('status')) ?? 'unknown',
    ...(failureReason && { failureReason }),
  };
}

function paymentsFound(value: unknown): PaymentsFound {
  const found = members(value, 'find_payments');
  return {
    count: found.number('count'),
    totals: found.list('totals').map((each) => {
      const { text, number, list } = members(each, 'find_payments.totals');
      const ids = list('ids').filter((id): id is string => typeof id === 'string');
      return { currency: text('currency'), total: number('total'), count: number('count'), ids };
    }),
    rows: found.list('rows').map(paymentRow),
  };
}

function accountFound(value: unknown, user: RestReaderOptions['user']): AccountFound {
  const { text, number, time } = members(value, 'find_account');
  const { price = null } = Object(value) as Record<string, unknown>;
  const interval = (['month', 'year'] as const).find((each) => each === text('billing_interval'));
  return {
    ...user,
    fullName: text('full_name'),
    location: text('location'),
    description: text('description'),
    plan: text('plan') || 'free',
    planStatus: text('plan_status'),
    paymentMethod: text('payment_method'),
    ...(interval && { interval }),
    ...(price !== null && { price: { amount: number('price'), currency: text('price_currency') } }),
    ...(text('next_charge_date') && { nextChargeDate: time('next_charge_date') }),
    ...(text('plan_ends') && { endsAt: time('plan_ends') }),
  };
}

function usageFound(value: unknown): UsageFound {
  const { number } = members(value, 'find_usage');
  const limitOf = (name: string) => {
    const limit = (Object(value) as Record<string, unknown>)[name];
    return typeof limit === 'number' ? { limit } : {};
  };
  return {
    messages: { used: number('messages'), ...limitOf('messages_limit') },
    callMinutes: { used: number('call_minutes'), ...limitOf('call_minutes_limit') },
  };
}

function activityFound(value: unknown): ActivityFound {
  const found = members(value, 'find_activity');
  return {
    count: found.number('count'),
    rows: found.list('rows').map((each) => {
      const { number, time, text } = members(each, 'find_activity.rows');
      number('id');
      time('happened_at');
      text('subject');
      return activityOf(each as Record<string, unknown>);
    }),
  };
}

/**
 * Reads an account over `/rest/v1`, so that a hosted project and the embedded server are read alike, in Node and in Deno.
 * Rejects with an AccountReadError, or with the reason of the caller's signal when that aborts. Nothing is tried twice.
 */
export function restReader(options: RestReaderOptions): AccountReader {
  const { url, key, token, user, fetch: request = fetch, timeoutMs = 8000 } = options;

  async function call(name: string, values: object, signal: AbortSignal): Promise<unknown> {
    const answer = await request(`${url}/rest/v1/rpc/${name}`, {
      method: 'POST',
      headers: { apikey: key, authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(values),
      signal,
      redirect: 'error',
    });
    if (answer.ok) return answer.json();
    const said = (await answer.text().catch(() => '')).slice(0, 300);
    const isRefused = answer.status === 401 || answer.status === 403;
    throw new AccountReadError(
      isRefused ? 'refused' : 'unavailable',
      `${name} answered ${answer.status}: ${said}`,
      undefined,
      answer.status,
    );
  }

  async function read(name: string, values: object, outer: AbortSignal | undefined): Promise<unknown> {
    outer?.throwIfAborted();
    const limit = new AbortController();
    const timer = setTimeout(() => limit.abort(), timeoutMs);
    const signal = outer ? AbortSignal.any([outer, limit.signal]) : limit.signal;
    try {
      return await orAbort(signal, call(name, values, signal));
    } catch (error) {
      outer?.throwIfAborted();
      if (limit.signal.aborted)
        throw new AccountReadError('timeout', `${name} did not answer within ${timeoutMs} ms`);
      if (error instanceof AccountReadError) throw error;
      if (error instanceof SyntaxError)
        throw new AccountReadError('malformed', `${name} answered with no JSON`, error);
      throw new AccountReadError('unavailable', `${name} could not be reached`, error);
    } finally {
      clearTimeout(timer);
    }
  }

  return {
    async payments({ limit, ...choice }: PaymentQuery, signal) {
      const values = { ...choice, ...(limit !== undefined && { max_rows: Math.trunc(limit) }) };
      return paymentsFound(await read('find_payments', values, signal));
    },
    account: async (signal) => accountFound(await read('find_account', {}, signal), user),
    usage: async (signal) => usageFound(await read('find_usage', {}, signal)),
    async activity({ by, limit, ...choice }, signal) {
      const values = { ...choice, ...(by && { actor: by }), ...(limit !== undefined && { max_rows: limit }) };
      try {
        return activityFound(await read('find_activity', values, signal));
      } catch (error) {
        // A project without the migration keeps no record.
        if (error instanceof AccountReadError && error.status === 404) return undefined;
        throw error;
      }
    },
  };
}
