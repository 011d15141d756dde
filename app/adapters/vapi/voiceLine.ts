import imported from '@vapi-ai/web';
import { hostedCallLanguage } from '../../../src/services/hostedCallLanguage.ts';
import type { VoiceTarget } from '../../../src/services/voice.ts';

/**
 * The class that a module exports. In Node and in the built app, a CommonJS module's default import is the module
 * itself.
 */
export const constructorOf = <Class extends object>(module: Class) =>
  (Reflect.get(module, 'default') ?? module) as Class;

const Client = constructorOf(imported);

export type LineClient = InstanceType<typeof Client>;

/**
 * Why no call may begin: the minutes of the user's month are used up, the last call holds them until it has ended, or the user has
 * asked for too much within a short time.
 */
export type NoCall = 'used-up' | 'still-ending' | 'too-many';

/** Undefined where there is none. */
export type CallTicket = { ticket: string } | NoCall | undefined;

export interface LineOptions {
  key: string;
  /** Without a slash at its end. */
  baseUrl: string;
  /**
   * What lets the model of the call read as the user, where the operator's own assistant is that model. Never rejects, and
   * takes little time.
   */
  ticket?: (() => Promise<CallTicket>) | undefined;
}

export type Listen = (name: string, payload: unknown) => void;

/**
 * How long leaving may take, in ms. It usually takes much less; after this the microphone is released without
 * waiting.
 */
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

/** Resolves to whether the promise settles in time. */
const settlesWithin = (ms: number, promise: Promise<unknown>) =>
  new Promise<boolean>((resolve) => {
    const timer = setTimeout(() => resolve(false), ms);
    const done = (inTime: boolean) => () => {
      clearTimeout(timer);
      resolve(inTime);
    };
    promise.then(done(true), done(false));
  });

/**
 * Uses the SDK for one call at a time, because it can neither cancel a start nor distinguish the events of two
 * calls.
 */
export interface Line {
  readonly client: LineClient;
  /**
   * Starts a call once the previous one has ended, unless it is no longer wanted by then. Resolves to why nothing
   * was started, where the user may not call.
   */
  open: (target: VoiceTarget, listen: Listen, isWanted: () => boolean) => Promise<NoCall | undefined>;
  /**
   * Stops passing on events. Resolves when the microphone is free. `unanswered`: the provider took too long to
   * answer.
   */
  close: (unanswered: boolean) => Promise<void>;
}

/** One client of the SDK and its current state. */
function connect({ key, baseUrl }: LineOptions) {
  // Without `avoidEval` the page's content security policy would have to allow 'unsafe-eval'.
  const client = new Client(key, baseUrl, { avoidEval: true });
  const connection = {
    client,
    listen: undefined as Listen | undefined,
    /** Settles when the previous call has ended. An earlier start would be mixed up with it. */
    settled: Promise.resolve() as Promise<unknown>,
    /** Whether the provider has not answered the start yet. */
    isStarting: false,
    entered: (): void => undefined,
  };

  function hear(name: string, payload: unknown) {
    if (connection.listen) connection.listen(name, payload);
    // The only way to cancel a start. Without it, the room is joined and the microphone opened after the stop.
    else if (name === 'call-start-progress') throw new Error('The call was given up.');
  }

  // Registered without a call too, because an `error` without a listener rejects the start and leaves the client
  // started.
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
    async open(target, listener, isWanted) {
      const ownConnection = current;
      await ownConnection.settled;
      if (!isWanted()) return undefined;
      const { assistantId, squadId, workflowId, facts } = target;
      const ticket = await options.ticket?.();
      if (!isWanted()) return undefined;
      if (typeof ticket === 'string') return ticket;
      const told = {
        ...(Object.keys(facts).length > 0 && { variableValues: facts }),
        ...(ticket && { metadata: ticket }),
        // A workflow has its own voices, and takes nothing but values.
        ...(workflowId === undefined && hostedCallLanguage(facts.language)),
      };
      const overrides = Object.keys(told).length > 0 ? told : undefined;
      ownConnection.listen = listener;
      ownConnection.isStarting = true;
      // A start that is stopped while it joins never settles.
      const joining = new Promise<void>((resolve) => {
        ownConnection.entered = resolve;
      });
      const start = ownConnection.client.start(
        assistantId,
        workflowId === undefined ? overrides : undefined,
        squadId,
        workflowId,
        workflowId === undefined ? undefined : overrides,
      );
      ownConnection.settled = Promise.race([joining, start.catch(() => undefined)]).then(() => {
        ownConnection.isStarting = false;
      });
      return undefined;
    },
    async close(unanswered) {
      const ownConnection = current;
      ownConnection.listen = undefined;
      const stopped = ownConnection.client.stop();
      ownConnection.settled = Promise.all([ownConnection.settled, stopped.catch(() => undefined)]);
      if (!(await settlesWithin(leaveTimeoutMs, stopped))) freeMicrophone();
      // The request cannot be cancelled and may hang for minutes, so another call uses a new client.
      if (unanswered && ownConnection.isStarting) current = connect(options);
    },
  };
}

let page: (LineOptions & { line: Line }) | undefined;

/** The only line of the page, because the SDK keeps one address and one key for all of its clients. */
export function sharedLine(options: LineOptions): Line {
  if (page && (page.key !== options.key || page.baseUrl !== options.baseUrl))
    throw new Error(
      'The voice client of this page has another key or address: the SDK keeps one for all. Make a single vapiVoice.',
    );
  page ??= { ...options, line: vapiLine(options) };
  return page.line;
}
