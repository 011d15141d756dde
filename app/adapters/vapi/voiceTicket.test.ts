import Daily from '@daily-co/daily-js';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { voiceBench } from '../../../mocks/voice/daily/voiceBench.ts';
import { hostedCallLanguage } from '../../../src/services/hostedCallLanguage.ts';
import { vapiVoice } from './voice.ts';
import type { CallTicket } from './voiceLine.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

let ticket: () => Promise<CallTicket> = async () => undefined;
function calling(asked: typeof ticket) {
  ticket = asked;
  return voiceBench({
    daily: Daily,
    // All clients of a page share one line, and so the first one's way to a ticket.
    make: (parts) => vapiVoice({ ...parts, microphone: async () => undefined, ticket: () => ticket() }),
    stub: (name, value) => vi.stubGlobal(name, value),
  });
}

it('a call brings along the ticket that lets its model read as the user, and begins without one too [A91]', async () => {
  const tickets = [{ ticket: 'v1.x' }, undefined];
  const bench = calling(async () => tickets.shift());
  for (let calls = 0; calls < 2; calls++) {
    const started = bench.voice.start({ assistantId: 'a1', facts: { plan: 'pro' } });
    await vi.advanceTimersByTimeAsync(5);
    expect(await started).toBe(true);
    const stopped = bench.voice.stop();
    await vi.advanceTimersByTimeAsync(3100);
    await stopped;
  }
  const variableValues = { plan: 'pro' };
  expect(bench.posts.map(({ body }) => Object(body).assistantOverrides)).toEqual([
    { variableValues, metadata: { ticket: 'v1.x' } },
    { variableValues },
  ]);
  bench.fake.uninstall();
});

it('a call is told to listen and to speak in the language of the interface [W12]', async () => {
  const bench = calling(async () => undefined);
  for (const facts of [{ language: 'de' }, { language: 'en' }, {}] as const) {
    const started = bench.voice.start({ assistantId: 'a1', facts });
    await vi.advanceTimersByTimeAsync(5);
    expect(await started).toBe(true);
    const stopped = bench.voice.stop();
    await vi.advanceTimersByTimeAsync(3100);
    await stopped;
  }
  expect(bench.posts.map(({ body }) => Object(body).assistantOverrides)).toEqual([
    { variableValues: { language: 'de' }, ...hostedCallLanguage('de') },
    { variableValues: { language: 'en' } },
    undefined,
  ]);
  expect(hostedCallLanguage('de')).toMatchObject({
    transcriber: { language: 'de' },
    firstMessage: expect.stringMatching(/^Hallo/),
  });
  bench.fake.uninstall();
});

it.each(['used-up', 'still-ending', 'too-many'] as const)(
  'no call begins when its minutes are %s, and another one can once there are more [B40, B55]',
  async (why) => {
    const tickets: CallTicket[] = [why, { ticket: 'v1.y' }];
    const bench = calling(async () => tickets.shift());
    const failures: unknown[] = [];
    bench.voice.subscribe((event) => event.type === 'error' && failures.push(event.kind));
    const refused = bench.voice.start({ assistantId: 'a1', facts: {} });
    await vi.advanceTimersByTimeAsync(3100);
    expect([await refused, failures, bench.posts]).toEqual([false, [why], []]);

    const started = bench.voice.start({ assistantId: 'a1', facts: {} });
    await vi.advanceTimersByTimeAsync(5);
    expect([await started, bench.posts.length]).toEqual([true, 1]);
    const stopped = bench.voice.stop();
    await vi.advanceTimersByTimeAsync(3100);
    await stopped;
    bench.fake.uninstall();
  },
);
