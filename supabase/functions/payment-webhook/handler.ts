import { readBody, type BodyFailure } from '../_shared/body.ts';
import { errorText } from '../_shared/errorText.ts';
import { readPaymentEvent, type PaymentEvent } from './paymentEvent.ts';

export interface PaymentWebhookOptions {
  /** Throws unless the signature is the provider's and at most a few minutes old. */
  verify: (body: string, headers: Record<string, string>) => void;
  /**
   * Resolves to 'applied', 'stale', 'ignored', 'duplicate', 'unknown-user' or 'unknown-plan'. Throws when nothing
   * was stored.
   */
  apply: (event: PaymentEvent) => Promise<unknown>;
  log: (message: string) => void;
  now?: () => number;
  /** How long an event may take to arrive, in ms. */
  bodyTimeoutMs?: number;
}

const longestBody = 64 * 1024;

const unread: Readonly<Record<BodyFailure, [status: number, outcome: string]>> = {
  'too-large': [413, 'too large'],
  'too-slow': [408, 'too slow'],
  'broken-off': [400, 'broken off'],
};

const answer = (status: number, outcome: string, headers?: Record<string, string>) =>
  Response.json({ outcome }, { status, headers: { 'cache-control': 'no-store', ...headers } });

/**
 * Receives the events of a payment provider that signs them by the Standard Webhooks specification. 2xx means that the
 * provider need not send it again; 422 that it is recorded, and should be sent again once the user or the plan exists.
 */
export function paymentWebhook(options: PaymentWebhookOptions) {
  const { verify, apply, log, now = Date.now, bodyTimeoutMs } = options;
  return async (request: Request): Promise<Response> => {
    if (request.method !== 'POST') return answer(405, 'method not allowed', { allow: 'POST' });
    const read = await readBody(request, { maxBytes: longestBody, timeoutMs: bodyTimeoutMs });
    if ('problem' in read) {
      log(`Unread: ${read.problem}`);
      return answer(...unread[read.problem]);
    }
    const body = read.text;
    try {
      verify(body, Object.fromEntries(request.headers));
    } catch (error) {
      log(`Refused: ${errorText(error)}`);
      return answer(401, 'signature refused');
    }

    const event = readPaymentEvent(request.headers.get('webhook-id') ?? '', body, now());
    if ('problem' in event) {
      log(`Malformed: ${event.problem}`);
      return answer(400, event.problem);
    }
    try {
      const outcome = String(await apply(event));
      const understood = !outcome.startsWith('unknown-');
      if (!understood) log(`${event.id}: ${outcome} (user ${event.subject}, plan ${event.plan})`);
      return answer(understood ? 200 : 422, outcome);
    } catch (error) {
      log(`${event.id}: ${errorText(error)}`);
      return answer(503, 'not stored', { 'retry-after': '60' });
    }
  };
}
