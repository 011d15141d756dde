import { readModel } from './model.ts';
import { understanding } from './understand.ts';
import { weights } from './weights.ts';

export interface LoadedModel {
  read: ReturnType<typeof understanding>;
  /** The words of the examples. */
  vocabulary: ReadonlySet<string>;
}

let loaded: Promise<LoadedModel> | undefined;
/** The weights are read when the first question is asked. */
export const loadModel = () =>
  (loaded ??= readModel(weights).then((model) => ({
    read: understanding(model),
    vocabulary: new Set(model.words),
  })));
