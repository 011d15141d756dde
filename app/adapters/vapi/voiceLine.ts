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
const leaveTimeoutMs = 3000;

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
const settlesWithin = (ms: number, promise: Promise<unknown>) =>
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
  /** Nothing is heard any more. Resolves when the microphone is free. `unanswered`: the provider took too long. */
  close: (unanswered: boolean) => Promise<void>;
}

/** One of the SDK's clients, and what it is busy with. */
function connect({ key, baseUrl }: LineOptions) {
  // Without avoidEval the page's policy would have to allow 'unsafe-eval'.
  const client = new Client(key, baseUrl, { avoidEval: true });
  const connection = {
    client,
    listen: undefined as Listen | undefined,
    /** Until then another start would be mixed up with what is still under way. */
    settled: Promise.resolve() as Promise<unknown>,
    /** The provider has not answered the start yet. */
    isStarting: false,
    entered: (): void => undefined,
  };

  function hear(name: string, payload: unknown) {
    if (connection.listen) connection.listen(name, payload);
    // The one way to cancel a start: without it the room is joined, and the microphone opened, after the stop.
    else if (name === 'call-start-progress') throw new Error('The call was given up.');
  }

  // Also without a call: an `error` that nobody hears rejects the start and leaves the client started.
  for (const name of names) client.on(name, (payload?: unknown) => hear(name, payload));
  client.on('call-start-progress', ({ stage }) => {
    if (stage === 'daily-call-join') connection.entered();
  });
  return connection;
}

function vapiLine(options: LineOptions): Line {
  let current = connect(options);

  function freeMicrophone() {
    const { local } = current.client.getDailyCallObject()?.participants() ?? {};
    local?.tracks.audio.persistentTrack?.stop();
  }

  return {
    get client() {
      return current.client;
    },
    async open(target, listener, wanted) {
      const mine = current;
      await mine.settled;
      if (!wanted()) return;
      const { assistantId, squadId, workflowId, facts } = target;
      const overrides = Object.keys(facts).length > 0 ? { variableValues: facts } : undefined;
      mine.listen = listener;
      mine.isStarting = true;
      // A start that is stopped while it joins never settles.
      const joining = new Promise<void>((resolve) => {
        mine.entered = resolve;
      });
      const start = mine.client.start(
        assistantId,
        workflowId === undefined ? overrides : undefined,
        squadId,
        workflowId,
        workflowId === undefined ? undefined : overrides,
      );
      mine.settled = Promise.race([joining, start.catch(() => undefined)]).then(() => {
        mine.isStarting = false;
      });
    },
    async close(unanswered) {
      const mine = current;
      mine.listen = undefined;
      const stopped = mine.client.stop();
      mine.settled = Promise.all([mine.settled, stopped.catch(() => undefined)]);
      if (!(await settlesWithin(leaveTimeoutMs, stopped))) freeMicrophone();
      // Its request cannot be taken back and may hang for minutes: whoever calls again does not wait for it.
      if (unanswered && mine.isStarting) current = connect(options);
    },
  };
}

let page: (LineOptions & { line: Line }) | undefined;

/** The page's one line: the SDK keeps its address and key once for all of its clients. */
export function sharedLine(options: LineOptions): Line {
  if (page && (page.key !== options.key || page.baseUrl !== options.baseUrl))
    throw new Error(
      'The voice client of this page has another key or address: the SDK keeps one for all. Make a single vapiVoice.',
    );
  page ??= { ...options, line: vapiLine(options) };
  return page.line;
}
