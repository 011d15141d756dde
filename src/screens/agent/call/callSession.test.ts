import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { systemClock } from '../../../services/clock.ts';
import type { VoicePort } from '../../../services/voice.ts';
import type { VoiceEvent } from '../../../services/voiceEvents.ts';
import { callSession } from './callSession.ts';

const target = { assistantId: 'a1', facts: {} };

function begin() {
  let listener: ((event: VoiceEvent) => void) | undefined;
  const muted: boolean[] = [];
  const stop = vi.fn<() => Promise<void>>(async () => undefined);
  const start = vi.fn<VoicePort['start']>(async () => true);
  const voice: VoicePort = {
    start,
    stop,
    setMuted: (next) => void muted.push(next),
    setVolume: () => undefined,
    setDevices: () => undefined,
    sendText: () => undefined,
    speak: () => undefined,
    answerTool: () => undefined,
    subscribe(listen) {
      listener = listen;
      return () => (listener = undefined);
    },
  };
  const report = { error: vi.fn<(where: string, error: unknown) => void>() };
  const session = callSession({ voice, report, clock: systemClock });
  const disconnect = session.connect();
  const emit = (event: VoiceEvent) => listener?.(event);
  const inCall = (typedOnly = false) => {
    session.start(target);
    emit({ type: 'call-start', at: Date.now(), typedOnly });
  };
  /** Sends ten levels a second. */
  const quiet = (seconds: number, level = 0) => {
    for (let i = 0; i < seconds * 10; i++) {
      vi.advanceTimersByTime(100);
      emit({ type: 'level', who: 'user', level });
    }
  };
  return { session, emit, inCall, quiet, muted, stop, start, report, disconnect };
}

const says = (text: string, final = true): VoiceEvent => ({
  type: 'transcript',
  role: 'assistant',
  text,
  final,
  at: Date.now(),
});

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('6,000 captions and 3,000 levels in five minutes hardly change the call [S8]', () => {
  const { session, emit, inCall } = begin();
  inCall();
  const changed = vi.fn<() => void>();
  session.subscribe(changed);
  for (let i = 0; i < 6000; i++) {
    vi.advanceTimersByTime(50);
    emit(says(`word ${i}`, i % 20 === 19));
    if (i % 2) emit({ type: 'level', who: i % 4 === 1 ? 'user' : 'agent', level: (i % 10) / 10 });
  }
  expect(changed.mock.calls.length).toBeGreaterThan(0);
  expect(changed.mock.calls.length).toBeLessThanOrEqual(300);
  expect(session.captions.get().at(-1)?.text).toBe('word 5999');
});

it('levels go straight to the meters [K6]', () => {
  const { session, emit, inCall } = begin();
  inCall();
  const heard: number[] = [];
  const unsubscribe = session.levels.agent((level) => heard.push(level));
  emit({ type: 'level', who: 'agent', level: 0.3 });
  emit({ type: 'level', who: 'user', level: 0.9 });
  unsubscribe();
  emit({ type: 'level', who: 'agent', level: 0.4 });
  expect(heard).toEqual([0.3]);
});

it('pulses until 2 s after the last words [K8]', () => {
  const { session, emit, inCall } = begin();
  inCall();
  emit(says('Hello'));
  vi.advanceTimersByTime(1500);
  emit(says('Hello Ada'));
  vi.advanceTimersByTime(1999);
  expect(session.get().pulse).toBe(true);
  vi.advanceTimersByTime(1);
  expect(session.get().pulse).toBe(false);
});

it('says after 8 s of an open microphone that nothing comes from it [S8]', () => {
  const { session, inCall, quiet } = begin();
  inCall();
  quiet(7.9);
  expect(session.get().unheard).toBe(false);
  quiet(0.1);
  expect(session.get().unheard).toBe(true);
  quiet(0.1, 0.5);
  expect(session.get().unheard).toBe(false);
});

it.each<[string, (call: ReturnType<typeof begin>) => void]>([
  ['muted', ({ session, inCall }) => [inCall(), session.setMuted(true)]],
  ['only typed words count', ({ inCall }) => inCall(true)],
  ['the agent speaks', ({ emit, inCall }) => [inCall(), emit({ type: 'speech-start' })]],
  ['the network is away', ({ emit, inCall }) => [inCall(), emit({ type: 'connection', state: 'lost' })]],
])('silence is not reported while %s [S8]', (_title, arrange) => {
  const call = begin();
  arrange(call);
  call.quiet(20);
  expect(call.session.get().unheard).toBe(false);
});

it('counts the silence from when the agent has finished [S8]', () => {
  const { session, emit, inCall, quiet } = begin();
  inCall();
  emit({ type: 'speech-start' });
  vi.advanceTimersByTime(30_000);
  emit({ type: 'speech-end' });
  quiet(7.9);
  expect(session.get().unheard).toBe(false);
  quiet(0.1);
  expect(session.get().unheard).toBe(true);
});

it('mutes, talks while a key is held, and mutes again what has come back [S8]', () => {
  const { session, emit, inCall, muted } = begin();
  inCall();
  session.setMuted(true);
  session.talk(true);
  session.talk(false);
  emit({ type: 'connection', state: 'lost' });
  emit({ type: 'connection', state: 'back' });
  expect(muted).toEqual([true, false, true, true]);
});

it('a second start while there is a call is none [S8]', () => {
  const { session, inCall, start } = begin();
  inCall();
  session.start(target);
  expect(start).toHaveBeenCalledOnce();
});

it('shows what was typed, and begins the next call without it [S8]', () => {
  const { session, emit, inCall } = begin();
  inCall();
  session.typed('What did I pay?');
  expect(session.captions.get()).toMatchObject([{ from: 'user', text: 'What did I pay?', partial: false }]);
  emit({ type: 'call-end', at: Date.now(), endedBy: 'user' });
  session.start(target);
  expect(session.captions.get()).toEqual([]);
});

it('reports an error once [X8]', () => {
  const { session, emit, report } = begin();
  session.start(target);
  const error = { type: 'error', kind: 'network', message: 'No route' } as const;
  emit(error);
  expect(report.error.mock.calls).toEqual([['voice call', error]]);
  expect(session.get().error).toBe('network');
});

it('closing and leaving end the call [S8]', () => {
  const { session, inCall, stop, disconnect } = begin();
  session.close();
  expect(stop).not.toHaveBeenCalled();
  inCall();
  session.close();
  expect(stop).toHaveBeenCalledTimes(1);
  expect(session.get().phase).toBe('idle');
  disconnect();
  expect(stop).toHaveBeenCalledTimes(2);
});

it('the payments behind an answer stay until the next answer, and are not there in the next call [A67]', () => {
  const { session, emit, inCall } = begin();
  const rows = { ids: ['a'], figures: ['$29.00'] };
  inCall();
  emit({ type: 'answer-rows', rows });
  emit(says('You paid $29.00.'));
  expect(session.rows.get()).toEqual(rows);
  emit({ type: 'answer-rows', rows: undefined });
  expect(session.rows.get()).toBeUndefined();
  emit({ type: 'answer-rows', rows });
  emit({ type: 'call-end', at: Date.now(), endedBy: 'user' });
  inCall();
  expect(session.rows.get()).toBeUndefined();
});

it('a call that could not be left is reported, and the next one begins all the same [S8, X10]', async () => {
  const { session, inCall, start, stop, report } = begin();
  inCall();
  stop.mockImplementationOnce(() => Promise.reject(new Error('The room does not answer.')));
  session.close();
  start.mockClear();
  session.start(target);
  await vi.advanceTimersByTimeAsync(0);
  expect(start).toHaveBeenCalledOnce();
  expect(report.error).toHaveBeenCalledWith('end voice call', expect.any(Error));
});

it('a call that is started while the one before is still being left begins after it, and shows nothing of it [S8]', async () => {
  const { session, emit, inCall, start, stop } = begin();
  inCall();
  let hasLeft = () => {};
  stop.mockImplementationOnce(
    () =>
      new Promise<void>((resolve) => {
        hasLeft = resolve;
      }),
  );
  session.close();
  start.mockClear();
  session.start(target);
  expect(start).not.toHaveBeenCalled();
  emit(says('The end of the call before.'));
  emit({ type: 'call-end', at: Date.now(), endedBy: 'user' });
  expect(session.get().phase).toBe('connecting');
  expect(session.captions.get()).toEqual([]);
  hasLeft();
  await vi.advanceTimersByTimeAsync(0);
  expect(start).toHaveBeenCalledOnce();
  emit({ type: 'call-start', at: Date.now(), typedOnly: false });
  expect(session.get().phase).toBe('in-call');
});

it.each(['end', 'close', 'disconnect'] as const)(
  'a call that waits for the one before does not begin after %s [S8]',
  async (how) => {
    const { session, inCall, start, stop, disconnect } = begin();
    inCall();
    let hasLeft = () => {};
    const leaving = new Promise<void>((resolve) => {
      hasLeft = resolve;
    });
    stop.mockImplementation(() => leaving);
    session.close();
    start.mockClear();
    session.start(target);
    ({ end: session.end, close: session.close, disconnect })[how]();
    hasLeft();
    await vi.advanceTimersByTimeAsync(0);
    expect(start).not.toHaveBeenCalled();
  },
);
