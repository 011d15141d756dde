import { afterEach, describe, expect, it, vi } from 'vitest';
import { callError, cameraError, fatalKinds, fatalTypes, textOf } from './callErrors.ts';
import { askMicrophone } from './voiceMicrophone.ts';

describe('an error of the SDK', () => {
  const daily = (type: string) => ({
    type: 'daily-error',
    error: { message: { type, msg: 'Over.' }, errorMsg: 'Over.', error: { type, msg: 'Over.' } },
  });

  it.each([
    ...fatalTypes.map((type) => [daily(type), fatalKinds[type]] as const),
    [daily('something-new'), 'unknown'] as const,
    [{ type: 'daily-error', error: { message: 'Over.' } }, 'unknown'] as const,
    [{ type: 'daily-call-join-error', error: { ...daily('no-room').error } }, 'room-closed'] as const,
  ])('%j is %s [X10]', (payload, kind) => {
    expect(callError(payload)).toEqual({ kind, message: `${payload.type}: Over.` });
  });

  it.each([
    [
      { message: { message: ['Invalid Key.'], statusCode: 401 }, data: null, error: { statusCode: 401 } },
      'refused',
      'Invalid Key.',
    ],
    [{ message: 'Unexpected token <', data: null, error: {} }, 'refused', 'Unexpected token <'],
    [{ name: 'TypeError', message: 'Failed to fetch' }, 'network', 'Failed to fetch'],
    [{ message: 'What?' }, 'unknown', 'What?'],
    [{}, 'unknown', 'without a message'],
  ])('a start that fails with %j is %s [X8]', (error, kind, message) => {
    const payload = { type: 'start-method-error', error };
    expect(callError(payload)).toEqual({ kind, message: `start-method-error: ${message}` });
  });

  it.each([
    ['audio-start-failed', 'no-sound'],
    ['daily-call-object-creation-error', 'unknown'],
  ])('%s is %s [X8]', (type, kind) => {
    expect(callError({ type, error: { message: 'No.' } })?.kind).toBe(kind);
  });

  it.each([
    'audio-processing-setup-error',
    'audio-processor-recovery-error',
    'audio-observer-setup-error',
    'video-recording-setup-error',
  ])('%s does not end the call [C7]', (type) => {
    expect(callError({ type, error: { message: 'No.' } })).toBeUndefined();
  });

  it.each([undefined, null, 5, 'text', { type: 'daily-error' }])('survives %j [X8]', (payload) => {
    expect(['unknown', undefined]).toContain(callError(payload)?.kind);
  });

  it('has a text, however deep it lies, even with circular references [X8]', () => {
    const loop: Record<string, unknown> = {};
    loop.message = loop;
    expect(textOf(loop)).toBe('without a message');
    expect(textOf({ message: { errorMsg: 'Deep.' } })).toBe('Deep.');
  });
});

describe('a camera-error', () => {
  it.each([
    [{ type: 'permissions', blockedBy: 'user' }, 'permission-denied'],
    [{ type: 'not-found', missingMedia: ['audio'] }, 'no-microphone'],
    [{ type: 'constraints' }, 'no-microphone'],
    [{ type: 'undefined-mediadevices' }, 'unsupported'],
    [{ type: 'mic-in-use' }, 'microphone-busy'],
    [{ type: 'cam-mic-in-use' }, 'microphone-busy'],
    [{ type: 'unknown' }, 'unknown'],
  ])('%j is %s [X8]', (error, kind) => {
    const payload = { type: 'camera-error', error: { error, errorMsg: { errorMsg: 'No.', audioOk: false } } };
    const found = cameraError(payload);
    expect(found?.kind).toBe(kind);
    expect(found?.message).toBe(`${Object.values(error).flat().join(' ')}: No.`);
  });

  it('about the camera alone is ignored [X8]', () => {
    const error = { error: { type: 'cam-in-use' }, errorMsg: { errorMsg: 'No.', audioOk: true } };
    expect(cameraError({ type: 'camera-error', error })).toBeUndefined();
  });
});

describe('the microphone', () => {
  afterEach(() => vi.unstubAllGlobals());

  it.each([
    ['NotAllowedError', 'permission-denied'],
    ['SecurityError', 'permission-denied'],
    ['NotFoundError', 'no-microphone'],
    ['OverconstrainedError', 'no-microphone'],
    ['NotReadableError', 'microphone-busy'],
    ['AbortError', 'microphone-busy'],
    ['TypeError', 'unknown'],
  ])('%s is %s [X8]', async (name, kind) => {
    const getUserMedia = async () => {
      throw new DOMException('No.', name);
    };
    vi.stubGlobal('navigator', { mediaDevices: { getUserMedia } });
    expect(await askMicrophone('m1')).toEqual({ kind, message: `${name}: No.` });
  });

  it('cannot be had on a page over plain http, and the call says so [X8]', async () => {
    vi.stubGlobal('navigator', {});
    expect(await askMicrophone(undefined)).toMatchObject({ kind: 'unsupported' });
  });

  it.each([
    ['m1', { audio: { deviceId: 'm1' } }],
    [undefined, { audio: true }],
  ])('is asked for and let go again: %s [S13]', async (id, constraints) => {
    const stop = vi.fn();
    const getUserMedia = vi.fn(async () => ({ getTracks: () => [{ stop }, { stop }] }));
    vi.stubGlobal('navigator', { mediaDevices: { getUserMedia } });
    expect(await askMicrophone(id)).toBeUndefined();
    expect(getUserMedia).toHaveBeenCalledWith(constraints);
    expect(stop).toHaveBeenCalledTimes(2);
  });
});
