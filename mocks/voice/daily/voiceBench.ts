import { getResponse } from 'msw';
import type { VoicePort } from '../../../src/services/voice.ts';
import type { VoiceEvent } from '../../../src/services/voiceEvents.ts';
import { voiceHandlers, type VoiceHandlerOptions } from '../../handlers/voice.ts';
import { audioPage } from './audioPage.ts';
import { installFakeDaily, type FakeDailyOptions } from './fakeDaily.ts';

const baseUrl = 'https://voice.test';

export interface BenchOptions extends FakeDailyOptions, Omit<VoiceHandlerOptions, 'baseUrl'> {
  /** Whether the browser allows sound. */
  plays?: boolean;
  /** Answers the provider's request instead of its handlers. */
  answer?: () => Promise<Response> | Response;
}

export interface BenchParts {
  /** The class that `@daily-co/daily-js` exports. */
  daily: object;
  make: (options: { key: string; baseUrl: string }) => VoicePort;
  /** Sets a global until the end of the test. */
  stub: (name: string, value: unknown) => void;
}

/** The adapter over the real SDK, without network and browser, and the events that it has emitted. */
export function voiceBench({ daily, make, stub }: BenchParts, options: BenchOptions = {}) {
  const { plays = true, answer, ...rest } = options;
  const handlers = voiceHandlers({ ...rest, baseUrl });
  const posts: { body: unknown; key: string | null }[] = [];
  let gate = Promise.resolve();
  let open: () => void = () => undefined;

  async function answered(input: RequestInfo | URL, init?: RequestInit) {
    const request = new Request(input, init);
    posts.push({ body: await request.clone().json(), key: request.headers.get('authorization') });
    await gate;
    return answer ? answer() : getResponse(handlers, request);
  }

  const page = audioPage({ plays });
  for (const [name, value] of Object.entries(page.globals)) stub(name, value);
  stub('fetch', answered);
  const fake = installFakeDaily(daily, rest);
  const voice = make({ key: 'public', baseUrl });
  const events: VoiceEvent[] = [];
  voice.subscribe((event) => events.push(event));

  return {
    voice,
    events,
    fake,
    page,
    posts,
    /** The events that matter to whoever waits for the call. */
    turningPoints: () =>
      events.flatMap(({ type }) => (['call-start', 'call-end', 'error'].includes(type) ? [type] : [])),
    /** The messages that the page has sent into the room, without the SDK's own 'playable'. */
    sent: () =>
      fake.call.sent.flatMap((message): unknown[] =>
        typeof message === 'string' && message.startsWith('{') ? [JSON.parse(message)] : [],
      ),
    /** Holds all requests back until `answerRequests` is called. */
    holdRequests() {
      gate = new Promise((resolve) => {
        open = resolve;
      });
    },
    answerRequests: () => open(),
  };
}
