import { afterEach, expect, it, vi } from 'vitest';
import { callTicket } from './callTicket.ts';

afterEach(() => vi.useRealTimers());
const ours = {
  isOurs: true,
  baseUrl: 'https://p.test/assistant',
  callsUrl: 'https://api.vapi.ai',
};

it('a call takes along a ticket of the operator’s own assistant [A91]', async () => {
  const asked: unknown[] = [];
  const ticket = callTicket(ours, async (input, init) => {
    asked.push([input, init?.method]);
    return Response.json({ ticket: 'v1.x' });
  });
  expect(await ticket?.()).toEqual({ ticket: 'v1.x' });
  expect(asked).toEqual([['https://p.test/assistant/chat/ticket', 'POST']]);
});

it.each<[string, () => Promise<Response>]>([
  ['refuses', async () => Response.json({ message: 'no' }, { status: 404 })],
  ['answers with something else', async () => Response.json({ ticket: 7 })],
  ['answers with a page', async () => new Response('<p>')],
  ['cannot be reached', () => Promise.reject(new TypeError('fetch failed'))],
])('a call begins without a ticket where the assistant %s [A91]', async (_what, answer) => {
  expect(await callTicket(ours, answer)?.()).toBeUndefined();
});

it('a call whose minutes are used up is told from one without a ticket [B40]', async () => {
  const answer = async () => Response.json({ message: 'no', code: 'limit' }, { status: 402 });
  expect(await callTicket(ours, answer)?.()).toBe('used-up');
});

it('a call whose minutes are held by the last one is told from both [B55]', async () => {
  const answer = async () => Response.json({ message: 'no', code: 'call_ending' }, { status: 409 });
  expect(await callTicket(ours, answer)?.()).toBe('still-ending');
});

it('a call that is refused after too many requests says so, and does not begin without a ticket [B55]', async () => {
  const answer = async () => Response.json({ message: 'no' }, { status: 429 });
  expect(await callTicket(ours, answer)?.()).toBe('too-many');
});

it('a call does not wait longer than three seconds for its ticket [A91]', async () => {
  vi.useFakeTimers();
  const never = callTicket(ours, () => new Promise(() => undefined));
  const timeout = new AbortController();
  const spy = vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    setTimeout(() => timeout.abort(new DOMException('late', 'TimeoutError')), ms);
    return timeout.signal;
  });
  const waiting = never?.();
  await vi.advanceTimersByTimeAsync(3000);
  expect(await waiting).toBeUndefined();
  spy.mockRestore();
});

it('no ticket is asked for where the provider’s own model, or a proxy of it, answers [A91]', () => {
  expect(callTicket({ ...ours, isOurs: false }, fetch)).toBeUndefined();
});

it('a ticket is asked for where the operator’s own function starts calls, whoever answers [B55]', async () => {
  const proxy = 'https://p.test/chat-proxy';
  const asked: unknown[] = [];
  const ticket = callTicket({ isOurs: false, baseUrl: proxy, callsUrl: proxy }, async (input) => {
    asked.push(input);
    return Response.json({ ticket: 'v1.x' });
  });
  expect([await ticket?.(), asked]).toEqual([{ ticket: 'v1.x' }, [`${proxy}/chat/ticket`]]);
});
