import { errorMessages } from '../../../src/services/messages.ts';
import { SessionEndedError, type Tokens } from './session.ts';

export type Fetch = typeof fetch;

/** Request timeout, in ms. The vendor's client has none. */
export const requestTimeoutMs = 15_000;

/** Replaces a connection's error by our sentence in `message`, because the vendor's clients pass on nothing else. */
export async function orUnavailable<T>(attempt: () => Promise<T>, signal?: AbortSignal | null) {
  try {
    return await attempt();
  } catch (error) {
    if (error instanceof DOMException && error.name === 'TimeoutError')
      throw new DOMException(errorMessages.timeout, 'TimeoutError');
    if (signal?.aborted) throw error;
    throw new TypeError(errorMessages.unavailable, { cause: error });
  }
}

/** As src/services/orAbort.ts does. A copy, because the account would fetch that file for these lines alone. */
const untilAborted = <T>(signal: AbortSignal, awaited: Promise<T>) =>
  new Promise<T>((resolve, reject) => {
    const refuse = () => reject(signal.reason);
    if (signal.aborted) refuse();
    signal.addEventListener('abort', refuse, { once: true });
    awaited.then(resolve, reject).finally(() => signal.removeEventListener('abort', refuse));
  });

/** A `fetch` that gives up after `timeout` ms, body included. */
export const withTimeout =
  (inner: Fetch, timeout: number): Fetch =>
  (input, init) => {
    const timeoutSignal = AbortSignal.timeout(timeout);
    const signal = init?.signal ? AbortSignal.any([init.signal, timeoutSignal]) : timeoutSignal;
    return orUnavailable(() => untilAborted(signal, inner(input, { ...init, signal })), init?.signal);
  };

/**
 * A `fetch` that adds the project's key and the user's token. A refused token is refreshed and the request sent
 * again, once.
 */
export const authorised =
  (inner: Fetch, key: string, tokens: Tokens): Fetch =>
  async (input, init) => {
    // The timeout includes waiting for the token, which may have to be refreshed first.
    const within = <T>(awaited: Promise<T>) => (init?.signal ? untilAborted(init.signal, awaited) : awaited);
    function send(token: string | undefined) {
      const headers = new Headers(init?.headers);
      headers.set('apikey', key);
      headers.set('authorization', `Bearer ${token ?? key}`);
      return orUnavailable(() => inner(input, { ...init, headers }), init?.signal);
    }
    try {
      const token = await within(tokens.current());
      const answer = await send(token);
      if (token === undefined || !(await refusesToken(answer))) return answer;
      return await send(await within(tokens.renewed(token)));
    } catch (error) {
      if (error instanceof SessionEndedError) return error.toResponse();
      throw error;
    }
  };

/** Whether an answer refuses the token. The data and the storage service each say that in their own way. */
async function refusesToken(answer: Response) {
  if (![400, 401, 403].includes(answer.status)) return false;
  const responseBody: unknown = await answer
    .clone()
    .json()
    .catch(() => undefined);
  return isTokenRefusal(responseBody);
}

export function isTokenRefusal(responseBody: unknown) {
  const { code, message } = Object(responseBody) as { code?: unknown; message?: unknown };
  if (code === 'PGRST301' || code === 'PGRST303' || code === 'bad_jwt' || code === 'InvalidJWT') return true;
  return typeof message === 'string' && /^(jwt expired|invalid jwt|"exp" claim)/i.test(message);
}
