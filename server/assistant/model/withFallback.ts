import { EngineFailure, type Engine } from '../engine.ts';

/** The second engine answers when the first could not even begin. After the first word the failure is the answer's end. */
export const withFallback = (first: Engine, second: Engine, log: (line: string) => void): Engine =>
  async function* answer(turn) {
    try {
      yield* first(turn);
    } catch (error) {
      if (!(error instanceof EngineFailure && error.isBeforeFirstWord)) throw error;
      log(error.detail);
      yield* second(turn);
    }
  };
