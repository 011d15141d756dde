import Daily from '@daily-co/daily-js';
import { afterEach, expect, it, vi } from 'vitest';
import { voiceBench } from '../../../mocks/voice/daily/voiceBench.ts';

const target = { assistantId: 'a1', facts: {} };
const tick = (ms = 5) => vi.advanceTimersByTimeAsync(ms);

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('a call does not wait for an earlier one that the provider never answered [X8, S9]', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { vapiVoice } = await import('./voice.ts');
  vi.useFakeTimers();
  const bench = voiceBench({
    daily: Daily,
    make: (parts) => vapiVoice({ ...parts, microphone: async () => undefined }),
    stub: (name, value) => vi.stubGlobal(name, value),
  });
  bench.voice.setVolume(0.4);
  bench.holdRequests();
  const started = bench.voice.start(target);
  await tick(15_100);
  expect(await started).toBe(false);
  expect(bench.events.at(-1)).toMatchObject({ type: 'error', kind: 'timeout' });

  const again = bench.voice.start(target);
  await tick();
  expect(bench.posts).toHaveLength(2);
  bench.answerRequests();
  await tick(50);
  expect(await again).toBe(true);
  expect(bench.turningPoints()).toEqual(['error', 'call-start']);
  // The late answer to the first start joins no room.
  expect(bench.fake.calls).toHaveLength(1);
  expect(bench.page.players.map(({ volume }) => volume)).toEqual([0.4]);
  await bench.voice.stop();
});
