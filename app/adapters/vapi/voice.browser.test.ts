import Daily from '@daily-co/daily-js';
import { setupWorker } from 'msw/browser';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { installFakeDaily, type FakeDailyOptions } from '../../../mocks/voice/daily/fakeDaily.ts';
import { voiceHandlers } from '../../../mocks/handlers/voice.ts';
import { voiceContract } from '../../../src/services/voice.contract.ts';
import type { VoicePort } from '../../../src/services/voice.ts';
import type { VoiceEvent } from '../../../src/services/voiceEvents.ts';
import { vapiVoice } from './voice.ts';

// The SDK has one address and one key for all clients of a page.
const baseUrl = 'https://voice.example';
const target = { assistantId: 'a1', facts: { name: 'Ada' } };
const worker = setupWorker();

/** The tracks of the microphone, which the browser fakes. The fake Daily counts its own tracks. */
const opened: MediaStreamTrack[] = [];
let room: ReturnType<typeof installFakeDaily> | undefined;

const isLive = ({ readyState }: MediaStreamTrack) => readyState === 'live';
const liveTracks = () => opened.filter(isLive).length + (room?.liveTracks() ?? 0);
const players = () => [...document.querySelectorAll('audio')];
/** Waits until all requests were answered, which happens within the page. */
const settle = () => new Promise<void>((resolve) => setTimeout(resolve, 50));

function subject(refuses?: number, options?: FakeDailyOptions) {
  room?.uninstall();
  room = installFakeDaily(Daily, options);
  worker.use(...voiceHandlers({ baseUrl, ...(refuses !== undefined && { refuses }) }));
  return { voice: vapiVoice({ key: 'public-key', baseUrl }), settle, liveTracks };
}

beforeAll(async () => {
  await worker.start({ quiet: true, onUnhandledFrame: 'error' });
});
afterAll(() => worker.stop());

beforeEach(() => {
  const ask = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
  vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockImplementation(async (wanted) => {
    const stream = await ask(wanted);
    opened.push(...stream.getTracks());
    return stream;
  });
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
  worker.resetHandlers();
});

voiceContract(
  'the Vapi adapter in a browser',
  () => subject(),
  () => subject(403),
);
voiceContract(
  'the Vapi adapter in a browser, without a way into the room',
  () => subject(),
  () => subject(undefined, { joins: ['offline', { fatal: 'exp-room' }] }),
);

describe('a call in a browser', () => {
  let voice: VoicePort;
  // Otherwise the call of a failed test would be left for the next one.
  afterEach(() => voice.stop());

  async function started() {
    voice = subject().voice;
    const events: VoiceEvent[] = [];
    voice.subscribe((event) => events.push(event));
    return { events, started: await voice.start(target) };
  }

  it('begins with a real track that plays in an <audio> [C5, S9]', async () => {
    const { events } = await started();
    const [player] = players();
    const stream = player?.srcObject as MediaStream;
    expect(players()).toHaveLength(1);
    expect(player?.paused).toBe(false);
    expect(stream.getAudioTracks().map(({ readyState }) => readyState)).toEqual(['live']);
    await vi.waitFor(() => expect(player?.currentTime).toBeGreaterThan(0), 10_000);
    expect(room?.call.sent).toContain('playable');
    expect(events.map(({ type }) => type)).toContain('call-start');
    await voice.stop();
  });

  it('does not begin when the browser refuses to play it [X8]', async () => {
    vi.spyOn(HTMLMediaElement.prototype, 'play').mockRejectedValue(
      new DOMException('play() failed because the user did not interact', 'NotAllowedError'),
    );
    const { events, started: began } = await started();
    expect(began).toBe(false);
    expect(events.map(({ type }) => type)).not.toContain('call-start');
    expect(events.at(-1)).toMatchObject({ type: 'error', kind: 'no-sound' });
    expect(liveTracks()).toBe(0);
    expect(players()).toEqual([]);
  });

  it('leaves neither a live track nor an <audio> behind [S9]', async () => {
    await started();
    expect(opened.length).toBeGreaterThan(0);
    expect(liveTracks()).toBe(1);
    await voice.stop();
    expect(liveTracks()).toBe(0);
    expect(room?.call.liveTracks()).toEqual({ microphone: 0, agent: 0 });
    expect(players()).toEqual([]);
  });

  it('says so when the microphone is refused, before the provider is asked [X8]', async () => {
    vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockRejectedValue(
      new DOMException('Permission denied', 'NotAllowedError'),
    );
    const { events, started: began } = await started();
    expect(began).toBe(false);
    expect(events.at(-1)).toMatchObject({ type: 'error', kind: 'permission-denied' });
    expect(room?.calls).toEqual([]);
  });
});
