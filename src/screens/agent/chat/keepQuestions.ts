import type { RefusedQuestionsPort } from '../../../services/refusedQuestions.ts';
import { emitter } from '../../../services/emitter.ts';
import { randomUuid } from '../../../services/randomId.ts';

/**
 * Of one refused answer. `not-needed`: the server had no use for the question. `declined`: the user said no to this one.
 * `unasked`: the user has said no on this device before.
 */
export type KeepState = 'asked' | 'sending' | 'failed' | 'kept' | 'not-needed' | 'declined' | 'unasked';

export interface KeepQuestionsOptions {
  load: () => Promise<RefusedQuestionsPort>;
  /** The device's storage. May throw, as it does where a browser denies it. */
  storage: () => Pick<Storage, 'getItem' | 'setItem'>;
}

/** A 'no' on this device. It says nothing about who said it. */
export const declinedKey = 'parley-keep-questions';

/** What became of 'May we keep this question?', for each refused answer by its id. It lasts as long as the page. [A97] */
export function keepQuestions({ load, storage }: KeepQuestionsOptions) {
  const changes = emitter<void>();
  const states = new Map<string, KeepState>();
  /** The same for each attempt, so that the server keeps the question once. */
  const requests = new Map<string, string>();
  let isDeclined = false;

  function hasDeclined() {
    if (isDeclined) return true;
    try {
      return storage().getItem(declinedKey) === 'no';
    } catch {
      return false;
    }
  }

  function set(id: string, state: KeepState) {
    states.set(id, state);
    changes.emit();
  }

  const get = (id: string): KeepState => states.get(id) ?? (hasDeclined() ? 'unasked' : 'asked');

  return {
    subscribe: (listen: () => void) => changes.subscribe(listen),
    get,

    /** Sends the question, unless it was sent or is on its way. */
    async agree(id: string, words: string) {
      const state = get(id);
      if (state !== 'asked' && state !== 'failed') return;
      const request = requests.get(id) ?? randomUuid();
      requests.set(id, request);
      set(id, 'sending');
      const outcome = await load()
        .then((port) => port.keep({ words, request }))
        .catch(() => 'failed' as const);
      set(id, outcome);
    },

    /** Nothing is asked any more on this device, as far as it remembers. */
    decline(id: string) {
      const state = get(id);
      if (state !== 'asked' && state !== 'failed') return;
      isDeclined = true;
      try {
        storage().setItem(declinedKey, 'no');
      } catch {
        // Then it holds until the page is left.
      }
      set(id, 'declined');
    },
  };
}
