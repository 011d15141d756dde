import { orAbort } from '../src/services/orAbort.ts';
import type { CallTicket } from './adapters/vapi/voiceLine.ts';
import type { Environment } from './parseEnvironment.ts';

/** In ms. A call that waited longer would seem to hang; without a ticket its model knows what every call is told. */
const timeoutMs = 3000;

/**
 * Asks the operator's own assistant for a ticket that lets it read as this user while it is the model of a call, or the function
 * that starts calls for one that says for whom. Undefined where neither is there. What it returns resolves to undefined when there
 * is no ticket, to 'used-up' when the call minutes of the month are, to 'still-ending' when the user's last call holds them, to
 * 'too-many' after too many requests, and never rejects.
 */
export function callTicket(
  { isOurs, baseUrl, callsUrl }: Pick<Environment['agent'], 'isOurs' | 'baseUrl' | 'callsUrl'>,
  asUser: typeof fetch,
) {
  if (!isOurs && callsUrl !== baseUrl) return undefined;
  return async (): Promise<CallTicket> => {
    const signal = AbortSignal.timeout(timeoutMs);
    try {
      const answer = await orAbort(signal, asUser(`${baseUrl}/chat/ticket`, { method: 'POST', signal }));
      if (answer.status === 402) return 'used-up';
      if (answer.status === 409) return 'still-ending';
      if (answer.status === 429) return 'too-many';
      if (!answer.ok) return undefined;
      const { ticket } = Object(await orAbort(signal, answer.json())) as { ticket?: unknown };
      return typeof ticket === 'string' && ticket !== '' ? { ticket } : undefined;
    } catch {
      return undefined;
    }
  };
}
