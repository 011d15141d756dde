import Daily from '@daily-co/daily-js';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { voiceBench, type BenchOptions } from '../../../mocks/voice/daily/voiceBench.ts';
import type { AskMicrophone } from './voiceMicrophone.ts';

const target = { assistantId: 'a1', facts: { name: 'Ada' } };
const tick = (ms = 5) => vi.advanceTimersByTimeAsync(ms);

/** Opens a new page, whose line no other test has used. */
async function open(options: BenchOptions = {}, microphone: AskMicrophone = async () => undefined) {
  vi.resetModules();
  const { vapiVoice } = await import('./voice.ts');
  vi.useFakeTimers();
  return voiceBench(
    {
      daily: Daily,
      make: (parts) => vapiVoice({ ...parts, microphone }),
      stub: (name, value) => vi.stubGlobal(name, value),
    },
    options,
  );
}

async function inCall(options?: BenchOptions) {
  const bench = await open(options);
  const started = bench.voice.start(target);
  await tick();
  expect(await started).toBe(true);
  return bench;
}

const errors = ({ events }: Awaited<ReturnType<typeof open>>) =>
  events.flatMap((event) => (event.type === 'error' ? [event] : []));

let logged: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  logged.mockRestore();
});

describe('a start that fails', () => {
  it('is reported by an event, although the SDK resolves to null [X8]', async () => {
    const bench = await open({ refuses: 401 });
    const started = bench.voice.start(target);
    await tick();
    expect(await started).toBe(false);
    expect(errors(bench)).toEqual([
      { type: 'error', kind: 'refused', message: 'start-method-error: The story refuses every call.' },
    ]);
  });

  it('shows one of the up to four errors of a join, and frees the microphone [X8, X10]', async () => {
    const bench = await open({ joins: [{ fatal: 'no-room', message: 'The meeting does not exist.' }] });
    const started = bench.voice.start(target);
    await tick();
    expect(await started).toBe(false);
    expect(errors(bench)).toEqual([
      { type: 'error', kind: 'room-closed', message: 'daily-error: The meeting does not exist.' },
    ]);
    expect(bench.fake.liveTracks()).toBe(0);
  });

  it('leaves a client that can start again, also when nobody listens [X8]', async () => {
    const bench = await open({ joins: ['offline'] });
    const failed = bench.voice.start(target);
    await tick();
    expect(await failed).toBe(false);
    expect(errors(bench).map(({ kind }) => kind)).toEqual(['network']);
    const started = bench.voice.start(target);
    await tick();
    expect(await started).toBe(true);
  });

  it('is given up after 15 s without a call, counted from the permission [X8]', async () => {
    let allow: () => void = () => undefined;
    const asked = new Promise<undefined>((resolve) => {
      allow = () => resolve(undefined);
    });
    const bench = await open({ agentArrives: false }, () => asked);
    const started = bench.voice.start(target);
    await tick(60_000);
    expect(bench.posts).toEqual([]);
    allow();
    await tick(14_900);
    expect(errors(bench)).toEqual([]);
    await tick(200);
    expect(await started).toBe(false);
    expect(errors(bench).map(({ kind }) => kind)).toEqual(['timeout']);
    expect(bench.fake.liveTracks()).toBe(0);
    bench.fake.call.receive('listening');
    expect(bench.turningPoints()).toEqual(['error']);
  });

  it('reports an error when the browser does not play the voice, instead of waiting [X8]', async () => {
    const bench = await open({ plays: false });
    const started = bench.voice.start(target);
    await tick();
    expect(await started).toBe(false);
    expect(errors(bench).map(({ kind }) => kind)).toEqual(['no-sound']);
    expect(bench.fake.liveTracks()).toBe(0);
  });

  it('reports a refused microphone before any request is sent [X8]', async () => {
    const bench = await open({}, async () => ({ kind: 'permission-denied', message: 'no' }));
    expect(await bench.voice.start(target)).toBe(false);
    expect(bench.posts).toEqual([]);
    expect(errors(bench).map(({ kind }) => kind)).toEqual(['permission-denied']);
  });

  it('ends the call when the room cannot open the microphone, which arrives as a camera-error [X8, X10]', async () => {
    const bench = await inCall();
    bench.fake.call.cameraFails({ type: 'mic-in-use' }, true);
    await tick();
    expect(errors(bench)).toEqual([]);
    bench.fake.call.cameraFails({ type: 'permissions', blockedBy: 'browser' });
    await tick();
    expect(errors(bench).map(({ kind }) => kind)).toEqual(['permission-denied']);
    expect(bench.fake.liveTracks()).toBe(0);
  });
});

describe('a stop at a bad time', () => {
  it('while the microphone is asked for: nothing comes after the end [S9, S13]', async () => {
    const bench = await open();
    const started = bench.voice.start(target);
    await bench.voice.stop();
    expect(await started).toBe(false);
    expect(bench.events.map((event) => (event.type === 'stage' ? event.stage : event.type))).toEqual([
      'microphone',
      'left',
      'call-end',
    ]);
    expect(bench.posts).toEqual([]);
  });

  it('while it waits for an earlier one: nothing is asked for later [S9]', async () => {
    const bench = await open();
    bench.holdRequests();
    void bench.voice.start(target);
    await tick();
    await bench.voice.stop();
    const again = bench.voice.start(target);
    await tick();
    await bench.voice.stop();
    bench.answerRequests();
    await tick(50);
    expect(await again).toBe(false);
    expect(bench.posts).toHaveLength(1);
    expect(bench.turningPoints()).toEqual(['call-end', 'call-end']);
  });

  it('during the request: no room is joined later, and no microphone opened [S9]', async () => {
    const bench = await open();
    bench.holdRequests();
    const started = bench.voice.start(target);
    await tick();
    await bench.voice.stop();
    expect(await started).toBe(false);
    bench.answerRequests();
    await tick(50);
    expect(bench.turningPoints()).toEqual(['call-end']);
    expect(bench.fake.calls).toEqual([]);
  });

  it('during the request, then a start: one call, which the old answer does not touch [S9]', async () => {
    const bench = await open();
    bench.holdRequests();
    void bench.voice.start(target);
    await tick();
    await bench.voice.stop();
    const again = bench.voice.start(target);
    await tick();
    expect(bench.posts).toHaveLength(1);
    bench.answerRequests();
    await tick(50);
    expect(await again).toBe(true);
    expect(bench.posts).toHaveLength(2);
    expect(bench.turningPoints()).toEqual(['call-end', 'call-start']);
    expect(bench.fake.liveTracks()).toBe(1);
  });

  it('while joining: the start is answered although the SDK never does, and another one works [S9]', async () => {
    const bench = await open({ joins: ['hangs'] });
    const started = bench.voice.start(target);
    await tick();
    expect(bench.fake.liveTracks()).toBe(1);
    bench.voice.sendText('Hello?');
    expect(bench.fake.call.sent).toEqual([]);
    await bench.voice.stop();
    expect(await started).toBe(false);
    expect(bench.fake.liveTracks()).toBe(0);
    const again = bench.voice.start(target);
    await tick();
    expect(await again).toBe(true);
    expect(bench.turningPoints()).toEqual(['call-end', 'call-start']);
  });

  it('in the second that phones wait before joining: no room is joined [K7, S9]', async () => {
    vi.stubGlobal('navigator', { userAgent: 'Mozilla/5.0 (iPhone)' });
    const bench = await open();
    const started = bench.voice.start(target);
    await tick(500);
    expect(bench.fake.call.log).not.toContainEqual(['join', expect.anything()]);
    await bench.voice.stop();
    expect(await started).toBe(false);
    const again = bench.voice.start(target);
    await tick(600);
    expect(bench.fake.calls).toHaveLength(2);
    await tick(1100);
    expect(await again).toBe(true);
    expect(bench.turningPoints()).toEqual(['call-end', 'call-start']);
  });

  it('not awaited, then a start: nothing is started beside a call that is still leaving [S9]', async () => {
    const bench = await inCall();
    const stopped = [bench.voice.stop(), bench.voice.stop()];
    bench.voice.sendText('Hello?');
    expect(await bench.voice.start(target)).toBe(false);
    await Promise.all(stopped);
    const again = bench.voice.start(target);
    await tick();
    expect(await again).toBe(true);
    expect(await bench.voice.start(target)).toBe(false);
    await bench.voice.stop();
    expect(bench.turningPoints()).toEqual(['call-start', 'call-end', 'call-start', 'call-end']);
  });

  it('that is never answered: ends in 3 s, with the microphone free [X10]', async () => {
    const bench = await inCall({ leaves: false });
    const stopped = bench.voice.stop();
    await tick(2900);
    expect(bench.turningPoints()).toEqual(['call-start']);
    await tick(200);
    await stopped;
    expect(bench.turningPoints()).toEqual(['call-start', 'call-end']);
    expect(bench.fake.liveTracks()).toBe(0);
    const again = bench.voice.start(target);
    await tick(18_200);
    expect(await again).toBe(false);
    expect(bench.turningPoints().at(-1)).toBe('error');
    expect(bench.posts).toHaveLength(1);
  });
});
