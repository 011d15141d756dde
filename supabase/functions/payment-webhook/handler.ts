import { readBody, type BodyFailure } from '../_shared/body.ts';
import { errorText } from '../_shared/errorText.ts';
import { readPaymentEvent, type PaymentEvent } from './paymentEvent.ts';

export interface PaymentWebhookOptions {
  /** Throws when the signature is not the provider's, or older than a few minutes. */
  verify: (body: string, headers: Record<string, string>) => void;
  /** 'applied', 'stale', 'ignored', 'duplicate', 'unknown-user' or 'unknown-plan'. Throws when nothing was stored. */
  apply: (event: PaymentEvent) => Promise<unknown>;
  log: (message: string) => void;
  now?: () => number;
  /** In ms for the whole of an event. */
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
 * Takes the events of a payment provider that signs them by the Standard Webhooks specification.
 * 2xx: it need not come again. 422: noted, and worth another delivery once the user or the plan exists.
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
