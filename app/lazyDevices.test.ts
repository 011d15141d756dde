import { describe, expect, it, vi } from 'vitest';
import { fakeDevices } from '../mocks/voice/fakeDevices.ts';
import type { DevicesPort } from '../src/services/devices.ts';
import { lazyDevices } from './lazyDevices.ts';

const settle = () => new Promise<void>((resolve) => setTimeout(resolve));

describe('lazyDevices', () => {
  it('loads once, when it is first asked [X8]', async () => {
    const load = vi.fn<() => Promise<DevicesPort>>().mockResolvedValue(fakeDevices());
    const devices = lazyDevices(load);
    expect(load).not.toHaveBeenCalled();
    expect(await devices.list()).toMatchObject({ permission: 'granted' });
    expect(await devices.testSpeaker(undefined)).toBe(true);
    expect(load).toHaveBeenCalledOnce();
  });

  it('passes on what is plugged in, until nobody listens [X8]', async () => {
    const fake = fakeDevices();
    const devices = lazyDevices(async () => fake);
    const seen: string[] = [];
    const unsubscribe = devices.subscribe(({ permission }) => seen.push(permission));
    const early = devices.subscribe(() => seen.push('early'));
    early();
    await settle();
    fake.change({ permission: 'denied' });
    unsubscribe();
    fake.change({ permission: 'prompt' });
    expect(seen).toEqual(['denied']);
  });

  it('frees the microphone that was tested [X8]', async () => {
    const fake = fakeDevices();
    const test = await lazyDevices(async () => fake).testMicrophone(undefined, () => undefined);
    expect(fake.open).toBe(1);
    if (test.ok) test.stop();
    expect(fake.open).toBe(0);
  });

  it('knows no devices when its code cannot be fetched, and nothing breaks [X8]', async () => {
    const devices = lazyDevices(() => Promise.reject(new Error('offline')));
    expect(await devices.list()).toEqual({ permission: 'prompt', microphones: [], speakers: [] });
    devices.subscribe(() => undefined)();
    expect(await devices.testMicrophone(undefined, () => undefined)).toEqual({ ok: false, kind: 'network' });
    expect(await devices.testSpeaker(undefined)).toBe(false);
  });
});
