import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { echo, target } from '../../../mocks/voice/browserCall.ts';
import { voiceContract } from '../../../src/services/voice.contract.ts';
import type { VoiceEvent } from '../../../src/services/voiceEvents.ts';
import { browserVoice } from './voice.ts';

const opened: MediaStreamTrack[] = [];
const contexts: AudioContext[] = [];
const liveTracks = () => opened.filter(({ readyState }) => readyState === 'live').length;
const openContexts = () => contexts.filter(({ state }) => state !== 'closed').length;
const settle = () => new Promise<void>((resolve) => setTimeout(resolve, 50));

beforeEach(() => {
  const ask = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
  vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockImplementation(async (wanted) => {
    const stream = await ask(wanted);
    opened.push(...stream.getTracks());
    return stream;
  });
  const Real = AudioContext;
  vi.stubGlobal(
    'AudioContext',
    class extends Real {
      constructor() {
        super();
        contexts.push(this);
      }
    },
  );
});
afterEach(() => {
  for (const track of opened.splice(0)) track.stop();
  contexts.length = 0;
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

voiceContract(
  'the embedded voice in a browser',
  () => ({ voice: browserVoice(echo()), settle, liveTracks }),
  () => ({ voice: browserVoice(echo({ down: 'Failed to fetch' })), settle, liveTracks }),
);

describe('a call with a real microphone', () => {
  function record(chat = echo()) {
    const voice = browserVoice(chat);
    const events: VoiceEvent[] = [];
    voice.subscribe((event) => events.push(event));
    const levels = () => events.filter(({ type }) => type === 'level');
    return { voice, events, levels };
  }

  it('measures its level ten times a second, and not at all while muted [K6]', async () => {
    const { voice, events, levels } = record();
    await voice.start(target);
    await new Promise((resolve) => setTimeout(resolve, 2000));
    expect(levels().length).toBeGreaterThan(10);
    expect(levels().length).toBeLessThanOrEqual(21);
    const loudest = Math.max(...events.map((event) => (event.type === 'level' ? event.level : 0)));
    expect(loudest).toBeGreaterThan(0.05);
    voice.setMuted(true);
    await new Promise((resolve) => setTimeout(resolve, 200));
    events.length = 0;
    await new Promise((resolve) => setTimeout(resolve, 1200));
    expect(levels().length).toBeGreaterThan(5);
    expect(levels()).toEqual(levels().map((event) => ({ ...event, level: 0 })));
    await voice.stop();
  });

  it('changes the microphone in the middle of the call and frees the one before [S8]', async () => {
    const { voice, levels, events } = record();
    await voice.start(target);
    const before = opened.at(-1);
    const [first, second] = (await navigator.mediaDevices.enumerateDevices()).filter(
      ({ kind, deviceId }) => kind === 'audioinput' && deviceId !== 'default',
    );
    voice.setDevices({ microphone: second?.deviceId ?? first?.deviceId, speaker: undefined });
    await vi.waitFor(() => expect(before?.readyState).toBe('ended'));
    expect(opened.at(-1)?.getSettings().deviceId).toBe(second?.deviceId);
    expect([liveTracks(), openContexts()]).toEqual([1, 1]);
    events.length = 0;
    await vi.waitFor(() => expect(levels().length).toBeGreaterThan(2));
    await voice.stop();
    expect(liveTracks()).toBe(0);
  });

  it.each<[string, (voice: ReturnType<typeof browserVoice>) => Promise<unknown>]>([
    ['the end', (voice) => voice.stop()],
    [
      'the end, muted',
      async (voice) => {
        voice.setMuted(true);
        await voice.stop();
      },
    ],
    [
      'the end while the microphone changes',
      async (voice) => {
        voice.setDevices({ microphone: 'gone', speaker: undefined });
        await voice.stop();
        await settle();
      },
    ],
  ])('frees the microphone after %s [X8]', async (_, leave) => {
    const { voice } = record();
    await voice.start(target);
    expect([liveTracks(), openContexts()]).toEqual([1, 1]);
    await leave(voice);
    await vi.waitFor(() => expect([liveTracks(), openContexts()]).toEqual([0, 0]));
    expect(speechSynthesis.speaking || speechSynthesis.pending).toBe(false);
  });

  it('frees the microphone when the agent cannot be reached [X8]', async () => {
    const { voice } = record(echo({ down: 'Failed to fetch' }));
    await voice.start(target);
    await vi.waitFor(() => expect([liveTracks(), openContexts()]).toEqual([0, 0]));
  });
});
