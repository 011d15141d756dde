import { assistantServer, type AssistantServerOptions } from '../assistantServer.ts';
import { saying, text } from '../chat.fixture.ts';
import type { AccountReader, Step } from '../engine.ts';

export const calls = { key: 'k'.repeat(32), ticketSecret: 's'.repeat(32) };
export const start = Date.parse('2026-05-02T12:00:00Z');

/** An access token, as far as anybody looks into it. */
export const tokenOf = (user: string, minutes = 60, ageMinutes = 0) => {
  const iat = start / 1000 - ageMinutes * 60;
  return `e30.${btoa(JSON.stringify({ sub: user, iat, exp: iat + minutes * 60 }))}.x`;
};
const readerOf = (user: string): AccountReader => ({
  payments: () => Promise.reject(new Error(user)),
  account: () => Promise.reject(new Error(user)),
});

/** Ada and Bob are signed in until `signedOut` has them. */
export function provider(
  steps: readonly (Step | Error)[] = [text('Hi')],
  more: Partial<AssistantServerOptions> = {},
) {
  const { engine, turns } = saying(...steps);
  const clock = { now: start };
  const signedOut = new Set<string>();
  const logged: string[] = [];
  const serve = assistantServer({
    engine,
    calls,
    callerOf: async (token) => {
      const { sub } = JSON.parse(atob(token.split('.')[1] ?? 'e30=')) as { sub?: string };
      return sub && !signedOut.has(sub) ? { id: sub, reader: readerOf(sub) } : undefined;
    },
    log: (line) => logged.push(line),
    now: () => new Date(clock.now),
    ...more,
  });
  const post = (path: string, bearer: string, body: unknown = {}) =>
    serve(
      new Request(`https://app.test${path}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${bearer}` },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
    );
  const ticketOf = async (user: string): Promise<string> =>
    (await (await post('/chat/ticket', tokenOf(user))).json()).ticket;
  const ask = (ticket: unknown, body: object = {}, key = calls.key) =>
    post('/chat/completions', key, {
      model: 'parley',
      messages: [{ role: 'user', content: 'How much did I pay?' }],
      metadata: { ticket },
      ...body,
    });
  return { post, ticketOf, ask, turns, clock, signedOut, logged };
}
