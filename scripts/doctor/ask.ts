import { errorText } from '../../supabase/functions/_shared/errorText.ts';
import type { Finding } from './report.ts';
import { error } from './report.ts';

export interface Answer {
  status: number;
  headers: Headers;
  text: string;
  /** The parsed body; undefined when it is not JSON. */
  json: unknown;
}

export type Ask = (url: string, init?: RequestInit) => Promise<Answer>;

/** Every request ends after `timeout` ms, its body included. */
export const createAsk =
  (inner: typeof fetch, timeout = 10_000): Ask =>
  async (url, init) => {
    const answer = await inner(url, { redirect: 'manual', ...init, signal: AbortSignal.timeout(timeout) });
    const text = await answer.text();
    let json: unknown;
    try {
      json = JSON.parse(text);
    } catch {
      json = undefined;
    }
    return { status: answer.status, headers: answer.headers, text, json };
  };

/** Turns a check that could not reach its service into a finding. */
export async function attempt(what: string, check: () => Promise<Finding | Finding[]>): Promise<Finding[]> {
  try {
    return [await check()].flat();
  } catch (failure) {
    return [
      error(
        `${what}: no answer (${errorText(failure)})`,
        'Check the address, the network and whether the service is running.',
      ),
    ];
  }
}

/** Whether a page of `origin` may send `method` with these headers. */
export async function allowsCors(ask: Ask, url: string, origin: string, method: string, headers: string) {
  const { status, headers: answered } = await ask(url, {
    method: 'OPTIONS',
    headers: { origin, 'access-control-request-method': method, 'access-control-request-headers': headers },
  });
  const allowed = answered.get('access-control-allow-origin');
  return { yes: status < 300 && (allowed === '*' || allowed === origin), anybody: allowed === '*' };
}

/** A property of an answer; undefined when the answer is no object. */
export const property = (value: unknown, name: string): unknown =>
  (Object(value) as Record<string, unknown>)[name];
