import Daily from '@daily-co/daily-js';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { voiceBench, type BenchOptions } from '../../../mocks/voice/daily/voiceBench.ts';
import type { VoiceTarget } from '../../../src/services/voice.ts';
import { fatalKinds, fatalTypes } from './callErrors.ts';
import { vapiVoice } from './voice.ts';

const target: VoiceTarget = { assistantId: 'a1', facts: { name: 'Ada' } };
const tick = (ms = 5) => vi.advanceTimersByTimeAsync(ms);

function open(options?: BenchOptions) {
  return voiceBench(
    {
      daily: Daily,
      make: (parts) => vapiVoice({ ...parts, microphone: async () => undefined }),
      stub: (name, value) => vi.stubGlobal(name, value),
    },
    options,
  );
}

type Bench = ReturnType<typeof open>;

async function begin({ voice }: Bench, to = target) {
  const started = voice.start(to);
  await tick();
  expect(await started).toBe(true);
}

async function inCall(options?: BenchOptions) {
  const bench = open(options);
  await begin(bench);
  return bench;
}

const last = ({ events }: Bench) => events.at(-1);
const named = ({ fake }: Bench, name: string) =>
  fake.call.log.flatMap(([called, ...given]) => (called === name ? [given] : []));

let bench: Bench;
beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(async () => {
  const stopped = bench.voice.stop();
  await tick(3100);
  await stopped;
  bench.fake.uninstall();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('a call is made', () => {
  it.each<[VoiceTarget, object]>([
    [target, { assistantId: 'a1', assistantOverrides: { variableValues: { name: 'Ada' } } }],
    [{ squadId: 's1', facts: {} }, { squadId: 's1' }],
    [
      { workflowId: 'w1', facts: { name: 'Ada' } },
      { workflowId: 'w1', workflowOverrides: { variableValues: { name: 'Ada' } } },
    ],
  ])('with the public key, for %j [C5]', async (to, body) => {
    bench = open();
    await begin(bench, to);
    expect(bench.posts).toEqual([{ key: 'Bearer public', body }]);
  });

  it('at the returned address, with noise cancellation and without eval [C7, E11]', async () => {
    bench = await inCall();
    expect(bench.fake.call.properties).toEqual({
      audioSource: true,
      videoSource: false,
      dailyConfig: { avoidEval: true },
    });
    expect(named(bench, 'join')).toMatchObject([[{ url: 'https://vapi.daily.co/room-1' }]]);
    expect(named(bench, 'updateInputSettings')).toEqual([['noise-cancellation']]);
    expect(bench.turningPoints()).toEqual(['call-start']);
  });

  it('records on video, and says in how many seconds the recording came [S12, K8]', async () => {
    bench = await inCall({ recorded: true });
    expect(named(bench, 'startRecording')).toMatchObject([
      [{ width: 1280, height: 720, layout: { preset: 'default' } }],
    ]);
    await tick(1495);
    bench.fake.call.emit('recording-started', { recordingId: 'r1' });
    expect(bench.sent()).toEqual([
      { type: 'control', control: 'say-first-message', videoRecordingStartDelaySeconds: 1.5 },
    ]);
  });

  it('leaves the recording to the room when it has a token for it [S12]', async () => {
    bench = await inCall({ recorded: true, callToken: 't1' });
    expect(named(bench, 'startRecording')).toEqual([]);
    expect(named(bench, 'join')).toMatchObject([[{ token: 't1' }]]);
  });

  it('by the one client of the page, which has one key and address [S9]', async () => {
    bench = await inCall();
    const other = { key: 'other', baseUrl: 'https://voice.test' };
    expect(() => vapiVoice(other)).toThrow('Make a single vapiVoice');
  });
});

describe('noise cancellation', () => {
  it('falls back to none when it fails, without letting a muted user be heard [C7]', async () => {
    bench = await inCall();
    bench.voice.setMuted(true);
    bench.fake.call.processorFails();
    await tick();
    expect(named(bench, 'updateInputSettings')).toEqual([['noise-cancellation'], ['none']]);
    expect(named(bench, 'setLocalAudio')).toEqual([[false], [false]]);
    bench.voice.setMuted(false);
    expect(bench.fake.call.localAudio()).toBe(true);
  });

  it('falls back to none when it cannot be had, and the call goes on [C7]', async () => {
    bench = await inCall({ noiseCancellation: 'rejects' });
    expect(named(bench, 'updateInputSettings')).toEqual([['noise-cancellation'], ['none']]);
    expect(bench.turningPoints()).toEqual(['call-start']);
  });
});

describe('in a call', () => {
  it('a new track of the voice neither starts a second call nor ends this one when it cannot be played [S9]', async () => {
    bench = await inCall();
    bench.fake.call.agentArrives();
    await tick(20_000);
    bench.page.silence();
    bench.fake.call.agentArrives();
    await tick();
    expect(bench.turningPoints()).toEqual(['call-start']);
  });

  it('a mute from before the room applies in it, and ends with the call, as the player does [S9]', async () => {
    bench = open();
    const started = bench.voice.start(target);
    bench.voice.setMuted(true);
    await tick();
    await started;
    expect(bench.fake.call.localAudio()).toBe(false);
    expect(bench.page.players).toHaveLength(1);
    await bench.voice.stop();
    expect(bench.page.players).toEqual([]);
    await begin(bench);
    expect(bench.fake.call.localAudio()).toBe(true);
  });

  it('reports levels and speech, and the speech of an earlier call does not end in a later one [S11, K6]', async () => {
    bench = await inCall();
    expect(named(bench, 'startRemoteParticipantsAudioLevelObserver')).toEqual([[100]]);
    expect(named(bench, 'startLocalAudioLevelObserver')).toEqual([[100]]);
    const from = bench.events.length;
    bench.fake.call.agentLevel(0.01);
    bench.fake.call.agentLevel(0.03);
    bench.fake.call.agentLevel(0.3);
    bench.fake.call.ownLevel(0.075);
    expect(bench.events.slice(from)).toEqual([
      { type: 'level', who: 'agent', level: 0.01 / 0.15 },
      { type: 'level', who: 'agent', level: 0.2 },
      { type: 'speech-start' },
      { type: 'level', who: 'agent', level: 1 },
      { type: 'level', who: 'user', level: 0.5 },
    ]);
    await tick(1000);
    expect(last(bench)).toEqual({ type: 'speech-end' });
    bench.fake.call.agentLevel(0.3);
    await bench.voice.stop();
    await begin(bench);
    await tick(1000);
    expect(last(bench)).toMatchObject({ type: 'call-start' });
  });

  it('uses the chosen microphone and the chosen speaker from the start [S9]', async () => {
    bench = open();
    bench.voice.setVolume(0.4);
    bench.voice.setDevices({ microphone: 'm1', speaker: 's1' });
    await begin(bench);
    const order = bench.fake.call.log.map(([name]) => name);
    expect(order.indexOf('setInputDevicesAsync')).toBeLessThan(order.indexOf('join'));
    expect(bench.page.players).toMatchObject([{ volume: 0.4, sinkId: 's1' }]);
    bench.voice.setDevices({ microphone: undefined, speaker: undefined });
    bench.voice.setVolume(1);
    expect(named(bench, 'setInputDevicesAsync')).toEqual([
      [{ audioDeviceId: 'm1' }],
      [{ audioDeviceId: 'default' }],
    ]);
    expect(bench.page.players).toMatchObject([{ volume: 1, sinkId: '' }]);
  });
});

describe('a call ends', () => {
  it.each([
    ['assistant-ended-call', 'agent'],
    [undefined, 'user'],
  ])('by the server, for the reason that it gave: %s [S10]', async (endedReason, endedBy) => {
    bench = await inCall();
    if (endedReason) bench.fake.call.receive({ type: 'status-update', status: 'ended', endedReason });
    bench.fake.call.closes();
    await tick();
    expect(last(bench)).toEqual({ type: 'call-end', at: Date.now() - 5, endedBy });
  });

  it('normally, when the server has announced it before it ejects the user [X10, S10]', async () => {
    bench = await inCall();
    bench.fake.call.receive({ type: 'status-update', status: 'ended', endedReason: 'silence-timed-out' });
    bench.fake.call.fatal('ejected', 'Meeting has ended');
    await tick();
    expect(bench.turningPoints()).toEqual(['call-start', 'call-end']);
    expect(last(bench)).toMatchObject({ endedBy: 'silence' });
  });

  it.each(fatalTypes.map((type) => [type, fatalKinds[type]] as const))(
    'by %s: one error, the microphone free, and another call can be made [X10]',
    async (fatal, kind) => {
      bench = await inCall();
      bench.fake.call.fatal(fatal, 'Over.', fatal === 'ejected');
      await tick();
      expect(bench.events.slice(-2)).toEqual([
        { type: 'stage', stage: 'error' },
        { type: 'error', kind, message: 'daily-error: Over.' },
      ]);
      expect(bench.turningPoints()).toEqual(['call-start', 'error']);
      expect(bench.fake.liveTracks()).toBe(0);
      await begin(bench);
    },
  );
});
