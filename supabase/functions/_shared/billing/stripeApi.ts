import { encodeForm, type FormValue } from './form.ts';
import type { List } from './stripeObjects.ts';

/** The version of the provider's API that `stripeObjects.ts` describes. Each request names it. */
export const stripeVersion = '2026-10-28.endive';

export interface StripeOptions {
  /** The secret key, or a restricted one. It must not leave the function. */
  key: string;
  /** Another server than the provider's own, without a slash at its end. */
  baseUrl?: string | undefined;
  fetch?: typeof fetch;
  /** For each attempt, in ms. The provider's own default, 80 s, is longer than a function lives. */
  timeoutMs?: number;
  /** Before the second attempt, in ms. */
  pauseMs?: number;
}

/** The provider said no. `code` is its own, such as 'resource_missing'; `parameter` what it is about. */
export class StripeError extends Error {
  override name = 'StripeError';
  readonly status: number;
  readonly code: string | undefined;
  readonly parameter: string | undefined;
  constructor(message: string, status: number, code?: string, parameter?: string) {
    super(message);
    this.status = status;
    this.code = code;
    this.parameter = parameter;
  }
}

type Parameters = Readonly<Record<string, FormValue>>;

/** Resolves to the provider's object. Throws a StripeError when it refuses, and other errors when it cannot be reached. */
export interface StripeApi {
  get<T>(path: string, parameters?: Parameters): Promise<T>;
  /** One page. */
  list<T>(path: string, parameters?: Parameters): Promise<readonly T[]>;
  /** All pages. */
  listAll<T extends { id: string }>(path: string, parameters: Parameters): Promise<readonly T[]>;
  /** With the same key and parameters the provider does a thing once, and gives the same answer again, for a day. */
  post<T>(path: string, parameters?: Parameters, idempotencyKey?: string): Promise<T>;
  delete<T>(path: string): Promise<T>;
}

/** Nobody has as many rows as these pages hold; a list that never ends must not be followed for ever. */
const mostPages = 100;

/** Whether it is shaped like one of the provider's ids. Anything else would be another path of its API. */
export const isId = (text: string) => /^[A-Za-z0-9_]{1,200}$/.test(text);

/** Whether a key is of the mode in which cards are charged. */
export const isLiveKey = (key: string) => /^(?:sk|rk)_live_/.test(key);

const isWorthAnotherAttempt = ({ status, headers }: Response) => {
  const said = headers.get('stripe-should-retry');
  return said === null ? status >= 500 || status === 429 || status === 409 : said === 'true';
};

function read({ answer, text }: { answer: Response; text: string }): unknown {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw new StripeError(`The provider answered ${answer.status} with what is not JSON`, answer.status);
  }
  if (answer.ok) return json;
  const { error } = Object(json) as { error?: { message?: string; code?: string; param?: string } };
  throw new StripeError(
    `The provider answered ${answer.status}: ${error?.message ?? 'nothing'}`,
    answer.status,
    error?.code,
    error?.param,
  );
}

/** The provider's HTTP API, as far as billing asks it: two attempts, each with a time limit. */
export function stripeApi(options: StripeOptions): StripeApi {
  const { key, baseUrl = 'https://api.stripe.com', timeoutMs = 8000, pauseMs = 300 } = options;
  const ask = options.fetch ?? fetch;

  async function request(method: string, path: string, parameters: Parameters = {}, idempotencyKey?: string) {
    const form = encodeForm(parameters);
    const isGet = method === 'GET';
    const url = `${baseUrl}/v1/${path}${isGet && form ? `?${form}` : ''}`;
    const headers: Record<string, string> = {
      authorization: `Bearer ${key}`,
      'stripe-version': stripeVersion,
      // What is sent again after no answer came must not happen twice.
      ...(method === 'POST' && {
        'content-type': 'application/x-www-form-urlencoded',
        'idempotency-key': idempotencyKey ?? crypto.randomUUID(),
      }),
    };
    /** The text is part of it: an answer that breaks off is worth another attempt too. */
    async function attempt() {
      const answer = await ask(url, {
        method,
        headers,
        ...(method === 'POST' && { body: form }),
        signal: AbortSignal.timeout(timeoutMs),
      });
      return { answer, text: await answer.text() };
    }
    const first = await attempt().catch(() => undefined);
    if (first && !isWorthAnotherAttempt(first.answer)) return read(first);
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
    return read(await attempt());
  }

  async function listPage<T>(path: string, parameters?: Parameters): Promise<List<T>> {
    const found = (await request('GET', path, parameters)) as List<T>;
    if (!Array.isArray(Object(found).data)) throw new Error(`The provider gave no list of ${path}`);
    return found;
  }

  return {
    get: async <T>(path: string, parameters?: Parameters) => (await request('GET', path, parameters)) as T,
    list: async <T>(path: string, parameters?: Parameters) => (await listPage<T>(path, parameters)).data,
    async listAll<T extends { id: string }>(path: string, parameters: Parameters) {
      const found: T[] = [];
      for (let page = 0; page < mostPages; page += 1) {
        const { data, has_more } = await listPage<T>(path, {
          ...parameters,
          limit: 100,
          starting_after: found.at(-1)?.id,
        });
        found.push(...data);
        if (!has_more || data.length === 0) return found;
      }
      throw new Error(`The provider’s list of ${path} does not end`);
    },
    post: async <T>(path: string, parameters?: Parameters, idempotencyKey?: string) =>
      (await request('POST', path, parameters, idempotencyKey)) as T,
    delete: async <T>(path: string) => (await request('DELETE', path)) as T,
  };
}
