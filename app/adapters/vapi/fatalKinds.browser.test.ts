import Daily, { type DailyEventObjectFatalError, type DailyFatalErrorType } from '@daily-co/daily-js';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { callMachine, withoutCallBundle, type CallMachine } from '../../../mocks/voice/callMachine.ts';
import { fatalTypes } from './callErrors.ts';

/** A timeout in ms, long enough for a busy machine. */
const timeoutMs = 10_000;
const url = 'https://parley.daily.co/room';
const kinds: readonly DailyFatalErrorType[] = fatalTypes;

let machine: CallMachine;
/** What the call library sends to the error reporting of its vendor. */
let reports: Promise<string>[];

beforeEach(() => {
  reports = [];
  const fetch = vi.spyOn(window, 'fetch').mockImplementation(async (_address, init) => {
    reports.push(new Response(init?.body ?? '').text());
    return new Response();
  });
  // Otherwise the library takes the `fetch` of a new frame, to be sure that it is the browser's own.
  Object.defineProperty(fetch, 'toString', { value: () => 'function fetch() { [native code] }' });
});

afterEach(async () => {
  await Daily.getCallInstance()?.destroy();
  machine.close();
  vi.restoreAllMocks();
});

/** Ends a call by an error of the room. Returns what the library reports. */
async function ended(type: DailyFatalErrorType, when: 'while joining' | 'in a call') {
  machine = callMachine(when === 'while joining' ? ['join-meeting'] : []);
  const call = Daily.createCallObject({ dailyConfig: withoutCallBundle });
  const said: DailyEventObjectFatalError[] = [];
  call.on('error', (event) => said.push(event));
  const joining = call.join({
    url,
    token: 'secret-token',
    userName: 'Ada',
    userData: { plan: 'secret-plan' },
  });
  const joined = joining.then(
    () => true,
    () => false,
  );
  await vi.waitUntil(() => machine.asked.some(({ action }) => action === 'join-meeting'), timeoutMs);
  if (when === 'in a call') await joined;
  machine.tell({
    action: 'error',
    errorMsg: 'The room says why.',
    error: { type, msg: 'The room says why.' },
  });
  await vi.waitFor(() => expect(said).toHaveLength(1), timeoutMs);
  return { call, said, joined: await joined };
}

describe.each(kinds)('the fatal error %s', (kind) => {
  it.each(['while joining', 'in a call'] as const)(
    'ends the real call once, %s, and another one can begin [X10]',
    async (when) => {
      const { call, said, joined } = await ended(kind, when);
      expect(said).toEqual([expect.objectContaining({ error: { type: kind, msg: 'The room says why.' } })]);
      expect(joined).toBe(when === 'in a call');
      expect(call.meetingState()).toBe('error');
      expect(call.participants()).toEqual({});

      await call.destroy();
      const next = Daily.createCallObject({ dailyConfig: withoutCallBundle });
      expect(next.meetingState()).toBe('new');
    },
  );
});

it('the vendor is told of what is its own fault, without the name, the data and the token [X10]', async () => {
  const { call } = await ended('connection-error', 'in a call');
  await vi.waitFor(() => expect(reports).toHaveLength(1), timeoutMs);
  const report = await reports[0];
  expect(report).toContain('"userName":"[Filtered]","userData":"[Filtered]"');
  expect(report).toContain('"token":"[Filtered]"');
  expect(report).not.toMatch(/Ada|secret-plan|secret-token/);
  await call.destroy();
});

it.each(['ejected', 'exp-token', 'meeting-full', 'not-allowed'] as const)(
  'the vendor is not told of %s [X10]',
  async (kind) => {
    const { call } = await ended(kind, 'in a call');
    await call.destroy();
    machine.close();
    await ended('end-of-life', 'in a call');
    await vi.waitFor(() => expect(reports).not.toHaveLength(0), timeoutMs);
    expect(reports).toHaveLength(1);
    expect(await reports[0]).toContain('"fatalErrorType":"end-of-life"');
  },
);
