import { expect, it } from 'vitest';
import { fakeVoice } from '../mocks/fakeVoice.ts';
import type { VoicePort } from '../src/services/voice.ts';
import { deferredVoice } from './deferredVoice.ts';

const target = { assistantId: 'a', facts: {} };

function record(load: () => Promise<VoicePort>) {
  const voice = deferredVoice(load);
  const seen: string[] = [];
  voice.subscribe(({ type }) => seen.push(type));
  return { voice, seen };
}

it('[S9] starts once its code is here, and a second start does nothing', async () => {
  const { voice, seen } = record(async () => fakeVoice());
  expect(await Promise.all([voice.start(target), voice.start(target)])).toEqual([true, false]);
  expect(await voice.start(target)).toBe(false);
  expect(seen).toEqual(['call-start']);
  await voice.stop();
  expect(seen).toEqual(['call-start', 'call-end']);
});

it('[S9] given up while its code loads: no call comes later', async () => {
  let arrive: (voice: VoicePort) => void = () => undefined;
  const { voice, seen } = record(() => new Promise((resolve) => (arrive = resolve)));
  const starting = voice.start(target);
  await voice.stop();
  arrive(fakeVoice());
  expect(await starting).toBe(false);
  expect(seen).toEqual(['call-end']);
});

it('[X8] code that cannot be fetched is a network error, and can be tried again', async () => {
  const loads = [() => Promise.reject(new Error('offline')), async () => fakeVoice()];
  const { voice, seen } = record(() => loads.shift()!());
  expect(await voice.start(target)).toBe(false);
  expect(await voice.start(target)).toBe(true);
  expect(seen).toEqual(['error', 'call-start']);
});
