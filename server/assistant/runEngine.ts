import { EngineFailure, type Engine, type Step, type Turn } from './engine.ts';
import { languageOfTurn } from './rules/languageOfTurn.ts';
import { saidIn } from './sayings.ts';
import { orAbort } from '../../src/services/orAbort.ts';

export interface EngineLimits {
  /** Milliseconds for the whole answer. */
  answerTimeoutMs: number;
  /** Characters of the whole answer. */
  maxCharacters: number;
  /** Tool calls for the page, which takes no more of one reply. */
  maxCalls: number;
}

export const usualLimits: EngineLimits = { answerTimeoutMs: 120_000, maxCharacters: 20_000, maxCalls: 8 };

const tooSlow = 'That took me too long. Please try again.';
const tooLong = 'I stop here: this answer is getting too long. Please ask for one thing at a time.';

/**
 * The engine's steps within limits, and its failures as sentences of the answer: a stream that only breaks off would make the page
 * say less. `onFailure` hears of one before its sentence. Ends early when `turn.signal` aborts. Throws what no engine should throw.
 */
export async function* runEngine(
  engine: Engine,
  turn: Turn,
  log: (line: string) => void,
  limits: EngineLimits = usualLimits,
  onFailure: (failure: EngineFailure) => void = () => undefined,
): AsyncGenerator<Step> {
  const { answerTimeoutMs, maxCharacters, maxCalls } = limits;
  const limit = new AbortController();
  const timer = setTimeout(
    () =>
      limit.abort(
        new EngineFailure(tooSlow, { detail: `No whole answer within ${answerTimeoutMs} ms`, isLimit: true }),
      ),
    answerTimeoutMs,
  );
  const signal = AbortSignal.any([turn.signal, limit.signal]);
  const steps = engine({ ...turn, signal })[Symbol.asyncIterator]();
  let length = 0;
  let calls = 0;
  try {
    for (;;) {
      const { done, value: step } = await orAbort(signal, steps.next());
      if (done) return;
      if (step.type === 'call' && ++calls > maxCalls) continue;
      if (step.type === 'text') {
        length += step.delta.length;
        if (length > maxCharacters)
          throw new EngineFailure(tooLong, {
            detail: `More than ${maxCharacters} characters`,
            isLimit: true,
          });
      }
      yield step;
    }
  } catch (error) {
    if (turn.signal.aborted) return;
    if (!(error instanceof EngineFailure)) throw error;
    log(error.detail);
    onFailure(error);
    const sentence = saidIn(error.message, languageOfTurn(turn));
    yield { type: 'text', delta: `${length > 0 ? '\n\n' : ''}${sentence}` };
  } finally {
    clearTimeout(timer);
    limit.abort();
    // Not awaited: an engine that hangs would hold up whoever waits for the end of its answer.
    void steps.return?.(undefined)?.catch(() => undefined);
  }
}
