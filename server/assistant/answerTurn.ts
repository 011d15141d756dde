import { addStep, eventStream, nothingGiven, wholeMessage } from './chatAnswer.ts';
import { withoutRefs } from './chatRequest.ts';
import type { Engine, Turn } from './engine.ts';
import { refuse } from './refusals.ts';
import { runEngine, type EngineLimits } from './runEngine.ts';
import type { Thread } from './threadMemory.ts';

export interface TurnAnswerOptions {
  engine: Engine;
  limits: EngineLimits;
  log: (line: string) => void;
  paceMs: number;
  keepAliveMs: number;
}

export interface AskedTurn {
  /** All of the turn but the signal, which aborts when the request does or nobody reads the answer. */
  turn: Omit<Turn, 'signal'>;
  /** What the conversation is called; absent where it is not remembered. */
  id: string | undefined;
  /** What was said before. */
  thread: Thread;
  /** Keeps what the conversation came to. Called once or twice, also for an answer that was stopped. */
  remember: (thread: Thread) => void;
  /** Gives the turn back to the user's month; absent for one that was not taken. Called once at most. */
  giveBack?: (() => Promise<void>) | undefined;
  stream: boolean;
}

/** What the conversation is after this answer, of which the user has read at least the beginning. */
function threadAfter({ turn: { input }, thread }: AskedTurn, given: ReturnType<typeof nothingGiven>): Thread {
  const isAnswered = (call: string) =>
    typeof input !== 'string' && input.some((result) => result.id === call);
  return {
    turns: [
      ...thread.turns,
      ...(typeof input === 'string' ? [{ role: 'user' as const, text: input }] : []),
      ...(given.text.trim() ? [{ role: 'assistant' as const, text: withoutRefs(given.text) }] : []),
    ],
    calls: [...thread.calls.filter((call) => !isAnswered(call)), ...given.calls.map((call) => call.id)],
  };
}

/**
 * The engine's answer in the shapes of the chat provider, whole or streamed. A turn is used once the engine is asked, also by
 * a user who leaves before the first word. It is given back where no answer came or one broke off because something of ours
 * has failed. [B41]
 */
export function answerTurn(request: Request, asked: AskedTurn, options: TurnAnswerOptions) {
  const { engine, limits, log, paceMs, keepAliveMs } = options;
  const leaving = new AbortController();
  const leave = () => leaving.abort(new Error('The user has left'));
  request.signal.addEventListener('abort', leave, { once: true });
  const given = nothingGiven();
  const hasBegun = () => given.text !== '' || given.calls.length > 0;
  let isUnanswered = false;
  let hasEnded = false;
  const steps = runEngine(
    engine,
    { ...asked.turn, signal: leaving.signal },
    log,
    limits,
    ({ isLimit }) => (isUnanswered = !isLimit || !hasBegun()),
  );
  const head = asked.id === undefined ? {} : { id: asked.id };
  const onError = (error: unknown) => {
    isUnanswered = true;
    log(`The engine threw ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
  };
  async function end() {
    asked.remember(threadAfter(asked, given));
    if (hasEnded) return;
    hasEnded = true;
    if (isUnanswered || (!hasBegun() && !leaving.signal.aborted)) await asked.giveBack?.();
  }

  const streamed = () =>
    new Response(
      eventStream(steps, {
        head,
        keepAliveMs,
        paceMs,
        onStep: (step) => addStep(given, step),
        onEnd: end,
        onError,
        onLeave: leave,
      }),
      {
        headers: {
          'content-type': 'text/event-stream; charset=utf-8',
          'cache-control': 'no-store',
          'x-content-type-options': 'nosniff',
        },
      },
    );
  async function whole() {
    try {
      for await (const step of steps) addStep(given, step);
    } catch (error) {
      onError(error);
      return refuse(500, 'The assistant could not answer.');
    } finally {
      await end();
    }
    return Response.json(
      { ...head, output: [wholeMessage(given)] },
      { status: 201, headers: { 'cache-control': 'no-store' } },
    );
  }
  return asked.stream ? streamed() : whole();
}
