import { keptAt, ProviderError, type ProviderStore } from './store.ts';

const daySeconds = 86_400;

/** What was answered to the idempotency keys of the last day: for as long the provider promises to answer the same again. */
export function idempotency({ now, state: { answers } }: ProviderStore) {
  return {
    /** What was answered to this request before; undefined when nothing was. */
    answerOf(key: string, asked: string): { body: unknown } | undefined {
      const before = keptAt(answers, key);
      if (before && before.asked !== asked)
        throw new ProviderError(
          400,
          'idempotency_key_in_use',
          'A key is for one request and its parameters only',
        );
      return before;
    },
    /** A preview is not kept: it changes nothing, so that it may be made again. */
    keep(key: string, asked: string, body: unknown) {
      for (const [old, { created }] of Object.entries(answers))
        // An answer that an older version has kept does not say when it was given.
        if (!(created > now() - daySeconds)) delete answers[old];
      if (!asked.startsWith('invoices/create_preview ')) answers[key] = { asked, body, created: now() };
    },
  };
}
