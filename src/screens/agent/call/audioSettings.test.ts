import { afterEach, expect, it, vi } from 'vitest';
import { restoreAudioSettings, storeAudioSettings } from './audioSettings.ts';

const untouched = { microphone: undefined, speaker: undefined, volume: 1 };

function storage(initial?: string) {
  const kept = new Map(initial === undefined ? [] : [['parley-sound', initial]]);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
}
afterEach(() => vi.unstubAllGlobals());

it('the sound settings are found again after a reload [S8]', () => {
  storage();
  const choice = { microphone: 'headset', speaker: undefined, volume: 0.4 };
  storeAudioSettings(choice);
  expect(restoreAudioSettings()).toEqual(choice);
});

it.each([
  ['nothing', undefined, untouched],
  ['no JSON', '{', untouched],
  ['null', 'null', untouched],
  ['another shape', '{"microphone":7,"speaker":"","volume":"loud"}', untouched],
  ['too loud', '{"microphone":"headset","volume":9}', { ...untouched, microphone: 'headset' }],
])('the sound settings count as untouched with %s [S8]', (_title, initial, expected) => {
  storage(initial);
  expect(restoreAudioSettings()).toEqual(expected);
});

it('the sound settings work without a storage [S8]', () => {
  expect(() => storeAudioSettings(untouched)).not.toThrow();
  expect(restoreAudioSettings()).toEqual(untouched);
});
