import { afterEach, expect, it, vi } from 'vitest';
import { restoreSound, storeSound } from './useSoundStorage.ts';

const untouched = { microphone: undefined, speaker: undefined, volume: 1 };

function storage(initial?: string) {
  const kept = new Map(initial === undefined ? [] : [['parley-sound', initial]]);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
}
afterEach(() => vi.unstubAllGlobals());

it('[S8] finds again what was chosen', () => {
  storage();
  const choice = { microphone: 'headset', speaker: undefined, volume: 0.4 };
  storeSound(choice);
  expect(restoreSound()).toEqual(choice);
});

it.each([
  ['nothing', undefined, untouched],
  ['no JSON', '{', untouched],
  ['null', 'null', untouched],
  ['another shape', '{"microphone":7,"speaker":"","volume":"loud"}', untouched],
  ['too loud', '{"microphone":"headset","volume":9}', { ...untouched, microphone: 'headset' }],
])('[S8] %s counts as untouched', (_title, initial, expected) => {
  storage(initial);
  expect(restoreSound()).toEqual(expected);
});

it('[S8] works without a storage', () => {
  expect(() => storeSound(untouched)).not.toThrow();
  expect(restoreSound()).toEqual(untouched);
});
