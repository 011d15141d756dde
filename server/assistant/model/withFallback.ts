import { EngineFailure, type Engine } from '../engine.ts';

/**
 * The second engine answers when the first could not even begin. After the first word the failure is the answer's end, and
 * so it is where files came along: the second engine would answer as if there were none.
 */
export const withFallback = (first: Engine, second: Engine, log: (line: string) => void): Engine =>
  async function* answer(turn) {
    try {
      yield* first(turn);
    } catch (error) {
      if (!(error instanceof EngineFailure && error.isBeforeFirstWord) || turn.attachments) throw error;
      log(error.detail);
      yield* second(turn);
    }
  };
