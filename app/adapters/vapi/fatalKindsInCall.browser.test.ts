import { http, HttpResponse } from 'msw';
import { setupWorker } from 'msw/browser';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { callMachine, type CallMachine } from '../../../mocks/voice/callMachine.ts';
import { voiceHandlers } from '../../../mocks/handlers/voice.ts';
import { voiceError } from '../../../src/screens/agent/call/voiceErrors.ts';
import type { VoicePort } from '../../../src/services/voice.ts';
import type { VoiceEvent } from '../../../src/services/voiceEvents.ts';
import { fatalKinds, fatalTypes } from './callErrors.ts';
import { vapiVoice } from './voice.ts';

const baseUrl = 'https://voice.example';
const target = { assistantId: 'a1', facts: {} };
const kinds = fatalTypes.map((type) => [type, fatalKinds[type]] as const);

/** Answers the requests for the library's code and its reports, so that they stay on this machine. */
const vendor = [
  http.get('https://c.daily.co/call-machine/*', () =>
    HttpResponse.text('', { headers: { 'content-type': 'text/javascript' } }),
  ),
  http.post('https://*.ingest.sentry.io/*', () => HttpResponse.json({})),
];
const worker = setupWorker(...voiceHandlers({ baseUrl }), ...vendor);
const opened: MediaStreamTrack[] = [];
/** A timeout in ms, long enough for a busy machine. */
const timeoutMs = 10_000;
let machine: CallMachine;
let voice: VoicePort;
let unsubscribe: () => void;

beforeAll(async () => {
  await worker.start({ quiet: true, onUnhandledFrame: 'error' });
  const ask = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
  vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockImplementation(async (wanted) => {
    const stream = await ask(wanted);
    opened.push(...stream.getTracks());
    return stream;
  });
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterAll(async () => {
  vi.restoreAllMocks();
  await worker.stop();
});
afterEach(async () => {
  unsubscribe();
  // The page has one line, and the call of a failed test would make the other tests fail.
  await voice.stop();
  machine.close();
});

/** Starts a call of the adapter on the real SDK and the real call library, and waits until it has joined the room. */
async function joined() {
  machine = callMachine();
  voice = vapiVoice({ key: 'public-key', baseUrl });
  const events: VoiceEvent[] = [];
  unsubscribe = voice.subscribe((event) => events.push(event));
  const starting = voice.start(target);
  const inRoom = () => events.some((event) => event.type === 'stage' && event.stage === 'joined');
  await vi.waitUntil(inRoom, timeoutMs);
  return { events, starting };
}

describe.each(kinds)('the fatal error %s', (type, kind) => {
  it('ends the call, frees the microphone and is put in words [X10]', async () => {
    const { events, starting } = await joined();
    machine.tell({
      action: 'error',
      errorMsg: 'The room says why.',
      error: { type, msg: 'The room says why.' },
    });
    expect(await starting).toBe(false);

    expect(events.slice(-2)).toEqual([
      { type: 'stage', stage: 'error' },
      { type: 'error', kind, message: expect.stringContaining('The room says why.') },
    ]);
    expect(opened.length).toBeGreaterThan(0);
    expect(opened.filter(({ readyState }) => readyState === 'live')).toEqual([]);
    const unknown = voiceError('unknown', navigator.userAgent);
    const { title, advice } = voiceError(kind, navigator.userAgent);
    expect(title).toMatch(/^\w.+\w$/);
    expect(advice).toMatch(/\.$/);
    expect(title).not.toBe(unknown.title);
  });
});

it('after each of them the page can call again [X10]', async () => {
  const { events, starting } = await joined();
  await voice.stop();
  expect(await starting).toBe(false);
  expect(events.at(-1)).toMatchObject({ type: 'call-end', endedBy: 'user' });
  expect(machine.asked.map(({ action }) => action)).toContain('leave-meeting');
});
