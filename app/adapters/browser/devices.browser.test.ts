import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Devices } from '../../../src/services/devices.ts';
import { browserDevices } from './devices.ts';

afterEach(() => vi.restoreAllMocks());

describe('browserDevices', () => {
  it('lists the devices without asking for a permission [X8]', async () => {
    const ask = vi.spyOn(navigator.mediaDevices, 'getUserMedia');
    const { permission, microphones, speakers } = await browserDevices().list();
    expect(permission).toBe('granted');
    expect(microphones.map(({ label }) => label)).toContain('Fake Audio Input 1');
    expect(speakers.map(({ label }) => label)).toContain('Fake Audio Output 1');
    expect(ask).not.toHaveBeenCalled();
  });

  it('tells its listeners when a device is plugged in [X8]', async () => {
    const devices = browserDevices();
    const seen: Devices[] = [];
    const unsubscribe = devices.subscribe((now) => seen.push(now));
    const plug = () => navigator.mediaDevices.dispatchEvent(new Event('devicechange'));
    plug();
    await vi.waitFor(() => expect(seen).toHaveLength(1));
    expect(seen[0]).toEqual(await devices.list());
    unsubscribe();
    unsubscribe();
    const list = vi.spyOn(navigator.mediaDevices, 'enumerateDevices');
    plug();
    expect(list).not.toHaveBeenCalled();
  });

  it('tells its listeners when the permission changes [X8]', async () => {
    const status = Object.assign(new EventTarget(), { state: 'granted' });
    vi.spyOn(navigator.permissions, 'query').mockResolvedValue(status as PermissionStatus);
    const seen: string[] = [];
    browserDevices().subscribe(({ permission }) => seen.push(permission));
    await Promise.resolve();
    await Promise.resolve();
    status.state = 'denied';
    status.dispatchEvent(new Event('change'));
    await vi.waitFor(() => expect(seen).toEqual(['denied']));
  });

  it('concludes the permission from the devices’ names where the browser does not tell it [X8]', async () => {
    vi.spyOn(navigator.permissions, 'query').mockRejectedValue(new TypeError('no such name'));
    expect(await browserDevices().list()).toMatchObject({ permission: 'granted' });
    vi.spyOn(navigator.mediaDevices, 'enumerateDevices').mockResolvedValue([]);
    expect(await browserDevices().list()).toMatchObject({ permission: 'prompt', microphones: [] });
  });

  it('tests the chosen microphone ten times a second, and frees it [K6]', async () => {
    const ask = vi.spyOn(navigator.mediaDevices, 'getUserMedia');
    const devices = browserDevices();
    const { microphones } = await devices.list();
    const chosen = microphones.at(-1)?.id;
    const levels: number[] = [];
    const begun = performance.now();
    const test = await devices.testMicrophone(chosen, (level) => levels.push(level));
    await vi.waitFor(() => expect(levels.length).toBeGreaterThanOrEqual(8), 3000);
    expect(performance.now() - begun).toBeGreaterThan(750);
    const stream: MediaStream = await ask.mock.results[0]!.value;
    const [track] = stream.getTracks();
    expect(track?.getSettings().deviceId).toBe(chosen);
    expect(track?.readyState).toBe('live');
    expect(levels.every((level) => level >= 0 && level <= 1)).toBe(true);
    if (test.ok) test.stop();
    expect(track?.readyState).toBe('ended');
    const heard = levels.length;
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(levels).toHaveLength(heard);
  });

  it('says why a microphone cannot be tested [X8]', async () => {
    vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockRejectedValue(
      new DOMException('Permission denied', 'NotAllowedError'),
    );
    expect(await browserDevices().testMicrophone(undefined, () => undefined)).toEqual({
      ok: false,
      kind: 'permission-denied',
    });
  });

  it('plays a tone on the chosen speaker, and says when it cannot [X8]', async () => {
    const route = vi.spyOn(
      AudioContext.prototype as AudioContext & { setSinkId: (id: string) => Promise<void> },
      'setSinkId',
    );
    const devices = browserDevices();
    const { speakers } = await devices.list();
    const chosen = speakers.at(-1)?.id;
    expect(await devices.testSpeaker(chosen)).toBe(true);
    expect(route).toHaveBeenCalledWith(chosen);
    expect(await devices.testSpeaker('not there')).toBe(false);
  });
});
