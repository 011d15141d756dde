import { afterEach, describe, expect, it, vi } from 'vitest';
import { levelOf, openMicrophone } from './microphone.ts';

afterEach(() => vi.unstubAllGlobals());

const named = (name: string) => Object.assign(new Error('refused'), { name });
const ask = vi.fn<(wanted: MediaStreamConstraints) => Promise<MediaStream>>();

const closeContext = vi.fn<() => Promise<void>>(async () => undefined);

class NoContext {
  constructor() {
    throw named('NotSupportedError');
  }
}

class ContextWithoutSource {
  close = closeContext;
  createAnalyser = () => ({});
  createMediaStreamSource() {
    throw named('NotSupportedError');
  }
}

function open(id?: string) {
  vi.stubGlobal('navigator', { mediaDevices: { getUserMedia: ask } });
  return openMicrophone(id, { onLevel: () => undefined });
}

describe('openMicrophone', () => {
  it.each([
    ['NotAllowedError', 'permission-denied'],
    ['SecurityError', 'permission-denied'],
    ['NotFoundError', 'no-microphone'],
    ['NotReadableError', 'microphone-busy'],
    ['AbortError', 'microphone-busy'],
    ['TypeError', 'unknown'],
  ])('reports a %s as %s [X8]', async (name, kind) => {
    ask.mockRejectedValue(named(name));
    expect(await open()).toEqual({ ok: false, kind, message: `${name}: refused` });
  });

  it('recognises a page that may not use a microphone, such as one over plain http [X8]', async () => {
    vi.stubGlobal('navigator', {});
    expect(await openMicrophone('a', { onLevel: () => undefined })).toMatchObject({
      ok: false,
      kind: 'unsupported',
    });
  });

  it('falls back to the system’s choice when the chosen one is gone, and reports when it is unplugged [X8]', async () => {
    const track = Object.assign(new EventTarget(), { enabled: true, stop: vi.fn<() => void>() });
    const stream = { getAudioTracks: () => [track] } as unknown as MediaStream;
    ask.mockReset().mockRejectedValueOnce(named('OverconstrainedError')).mockResolvedValue(stream);
    vi.stubGlobal('navigator', { mediaDevices: { getUserMedia: ask } });
    const onLost = vi.fn<() => void>();
    const opened = await openMicrophone('gone', { onLevel: () => undefined, onLost });
    expect(ask.mock.calls.map(([{ audio }]) => audio)).toMatchObject([
      { echoCancellation: true, deviceId: { exact: 'gone' } },
      { echoCancellation: true },
    ]);
    expect(opened.ok).toBe(true);
    track.dispatchEvent(new Event('ended'));
    expect(onLost).toHaveBeenCalledOnce();
  });

  it.each([
    ['has no AudioContext', undefined, 0],
    ['allows no other AudioContext', NoContext, 0],
    ['cannot measure this microphone', ContextWithoutSource, 1],
  ])(
    'opens without levels where the browser %s, and can be stopped [K6, X8]',
    async (_what, context, closings) => {
      const track = Object.assign(new EventTarget(), { enabled: true, stop: vi.fn<() => void>() });
      ask.mockReset().mockResolvedValue({ getAudioTracks: () => [track] } as unknown as MediaStream);
      vi.stubGlobal('AudioContext', context);
      closeContext.mockClear();
      const opened = await open();
      if (!opened.ok) throw new Error(opened.message);
      expect(closeContext).toHaveBeenCalledTimes(closings);
      opened.microphone.stop();
      expect(track.stop).toHaveBeenCalledOnce();
    },
  );

  it('asks once when the user refuses, whatever was chosen [X8]', async () => {
    ask.mockReset().mockRejectedValue(named('NotAllowedError'));
    expect(await open('headset')).toMatchObject({ kind: 'permission-denied' });
    expect(ask).toHaveBeenCalledOnce();
  });
});

it.each([
  [0, 0],
  [0.075, 0.5],
  [0.15, 1],
  [0.9, 1],
])('turns samples of %d into a level of %d [K6]', (sample, level) =>
  expect(levelOf(new Float32Array([sample, -sample, sample, -sample]))).toBeCloseTo(level, 5),
);
