import { describe, expect, it } from 'vitest';
import { fakeVoice, type FakeVoice } from '../mocks/voice/fakeVoice.ts';
import { voiceContract } from '../src/services/voice.contract.ts';
import type { VoicePort } from '../src/services/voice.ts';
import { lazyVoice } from './lazyVoice.ts';

const target = { assistantId: 'a', facts: {} };
const settle = () => new Promise<void>((resolve) => setTimeout(resolve));

voiceContract(
  'deferred',
  () => ({ voice: lazyVoice(async () => fakeVoice()), settle }),
  () => ({ voice: lazyVoice(async () => fakeVoice({ fails: 'network' })), settle }),
);

function record(load: () => Promise<VoicePort>) {
  const voice = lazyVoice(load);
  const seen: string[] = [];
  voice.subscribe(({ type }) => seen.push(type));
  const turns = () => seen.filter((type) => type !== 'stage');
  return { voice, turns };
}

/** Its code arrives when the test says so. */
function late() {
  const arrived: FakeVoice = fakeVoice();
  let arrive: () => void = () => undefined;
  const code = new Promise<VoicePort>((resolve) => (arrive = () => resolve(arrived)));
  return { arrived, arrive: () => arrive(), ...record(() => code) };
}

describe('lazyVoice', () => {
  it('makes no call when it was given up while its code loads [S9]', async () => {
    const { voice, turns, arrive } = late();
    const starting = voice.start(target);
    await voice.stop();
    arrive();
    expect(await starting).toBe(false);
    expect(turns()).toEqual(['call-end']);
  });

  it('makes one call when it was given up and started again while its code loads [S9]', async () => {
    const { voice, turns, arrive } = late();
    const first = voice.start(target);
    await voice.stop();
    const second = voice.start(target);
    expect(await voice.start(target)).toBe(false);
    arrive();
    expect(await Promise.all([first, second])).toEqual([false, true]);
    expect(turns()).toEqual(['call-end', 'call-start']);
  });

  it('keeps the volume and the devices chosen before its code is here [S8]', async () => {
    const { voice, arrived, arrive } = late();
    const devices = { microphone: 'headset', speaker: 'headset' };
    voice.setVolume(0.3);
    voice.setDevices(devices);
    const starting = voice.start(target);
    arrive();
    await starting;
    expect([arrived.volume, arrived.devices]).toEqual([0.3, devices]);
    voice.setVolume(0.6);
    expect(arrived.volume).toBe(0.6);
    await voice.stop();
  });

  it('reports a network error when its code cannot be fetched, and can be tried again [X8]', async () => {
    const loads = [() => Promise.reject(new Error('offline')), async () => fakeVoice()];
    const { voice, turns } = record(() => loads.shift()!());
    expect(await voice.start(target)).toBe(false);
    expect(await voice.start(target)).toBe(true);
    expect(turns()).toEqual(['error', 'call-start']);
  });
});
