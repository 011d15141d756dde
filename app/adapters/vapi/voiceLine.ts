import imported from '@vapi-ai/web';
import type { VoiceTarget } from '../../../src/services/voice.ts';

/** In Node and in the built app the default import of a CommonJS module is the module itself. */
export const constructorOf = <Class extends object>(module: Class) =>
  (Reflect.get(module, 'default') ?? module) as Class;

const Client = constructorOf(imported);

export type LineClient = InstanceType<typeof Client>;

export interface LineOptions {
  key: string;
  /** Without a trailing slash. */
  baseUrl: string;
}

export type Listen = (name: string, payload: unknown) => void;

/** In ms: leaving takes far less; after this the microphone is freed without waiting for it. */
const patience = 3000;

const names = [
  'call-start',
  'call-end',
  'message',
  'speech-start',
  'speech-end',
  'volume-level',
  'local-volume-level',
  'audio',
  'error',
  'camera-error',
  'network-quality-change',
  'network-connection',
  'call-start-progress',
] as const;

/** Whether it is done in time. */
const within = (ms: number, promise: Promise<unknown>) =>
  new Promise<boolean>((resolve) => {
    const timer = setTimeout(() => resolve(false), ms);
    const done = (inTime: boolean) => () => {
      clearTimeout(timer);
      resolve(inTime);
    };
    promise.then(done(true), done(false));
  });

/** The SDK for one call at a time: it can neither cancel a start nor tell the events of two calls apart. */
export interface Line {
  readonly client: LineClient;
  /** Calls once whatever was before is over; not at all when it is no longer `wanted` by then. */
  open: (target: VoiceTarget, listen: Listen, wanted: () => boolean) => Promise<void>;
  /** Nothing is heard any more. Resolves when the microphone is free. */
  close: () => Promise<void>;
}

function vapiLine({ key, baseUrl }: LineOptions): Line {
  // Without avoidEval the page's policy would have to allow 'unsafe-eval'.
  const client = new Client(key, baseUrl, { avoidEval: true });
  let listen: Listen | undefined;
  /** Until then another start would be mixed up with what is still under way. */
  let over: Promise<unknown> = Promise.resolve();
  let entered: () => void = () => undefined;

  function hear(name: string, payload: unknown) {
    if (listen) listen(name, payload);
    // The one way to cancel a start: without it the room is joined, and the microphone opened, after the stop.
    else if (name === 'call-start-progress') throw new Error('The call was given up.');
  }

  // Also without a call: an `error` that nobody hears rejects the start and leaves the client started.
  for (const name of names) client.on(name, (payload?: unknown) => hear(name, payload));
  client.on('call-start-progress', ({ stage }) => {
    if (stage === 'daily-call-join') entered();
  });

  function freeMicrophone() {
    const { local } = client.getDailyCallObject()?.participants() ?? {};
    local?.tracks.audio.persistentTrack?.stop();
  }

  return {
    client,
    async open(target, listener, wanted) {
      await over;
      if (!wanted()) return;
      const { assistantId, squadId, workflowId, facts } = target;
      const overrides = Object.keys(facts).length > 0 ? { variableValues: facts } : undefined;
      listen = listener;
      // A start that is stopped while it joins never settles.
      const joining = new Promise<void>((resolve) => {
        entered = resolve;
      });
      const start = client.start(
        assistantId,
        workflowId === undefined ? overrides : undefined,
        squadId,
        workflowId,
        workflowId === undefined ? undefined : overrides,
      );
      over = Promise.race([joining, start.catch(() => undefined)]);
    },
    async close() {
      listen = undefined;
      const stopped = client.stop();
      over = Promise.all([over, stopped.catch(() => undefined)]);
      if (!(await within(patience, stopped))) freeMicrophone();
    },
  };
}

let page: (LineOptions & { line: Line }) | undefined;

/** The page's one line: the SDK keeps its address and key once for all of its clients. */
export function pageLine(options: LineOptions): Line {
  if (page && (page.key !== options.key || page.baseUrl !== options.baseUrl))
    throw new Error(
      'The voice client of this page has another key or address: the SDK keeps one for all. Make a single vapiVoice.',
    );
  page ??= { ...options, line: vapiLine(options) };
  return page.line;
}
