import { orAbort } from '../../../src/services/orAbort.ts';
import type { RefusedQuestionsPort } from '../../../src/services/refusedQuestions.ts';

export interface RefusedQuestionsOptions {
  /** Of the chat. Without a slash at its end; '' for the page's own origin. */
  baseUrl: string;
  /** Sends a request as the signed-in user. */
  fetch: typeof fetch;
  /** In ms; 15,000 by default. */
  timeoutMs?: number;
}

/** Sends refused questions to the operator's own assistant: `POST …/chat/refused`. [A97] */
export const refusedQuestions = ({
  baseUrl,
  fetch,
  timeoutMs = 15_000,
}: RefusedQuestionsOptions): RefusedQuestionsPort => ({
  async keep({ words, request }) {
    const signal = AbortSignal.timeout(timeoutMs);
    try {
      const asked = fetch(`${baseUrl}/chat/refused`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ input: words, request, consent: true }),
        signal,
      });
      const answer = await orAbort(signal, asked);
      if (!answer.ok) return 'failed';
      const { kept } = Object(await orAbort(signal, answer.json())) as { kept?: unknown };
      if (typeof kept !== 'boolean') return 'failed';
      return kept ? 'kept' : 'not-needed';
    } catch {
      return 'failed';
    }
  },
});
