import Daily from '@daily-co/daily-js';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { voiceBench } from '../../../mocks/voice/daily/voiceBench.ts';
import { vapiVoice } from './voice.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('a call brings along the ticket that lets its model read as the user, and begins without one too [A91]', async () => {
  const tickets = ['v1.x', undefined];
  const bench = voiceBench({
    daily: Daily,
    make: (parts) =>
      vapiVoice({ ...parts, microphone: async () => undefined, ticket: async () => tickets.shift() }),
    stub: (name, value) => vi.stubGlobal(name, value),
  });
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
