import { isId, StripeError, type StripeApi } from '../_shared/billing/stripeApi.ts';
import { signatureProblem } from '../_shared/billing/signature.ts';
import type { BillingSync, DatabaseCall } from '../_shared/billing/sync.ts';
import { readBody, type BodyFailure } from '../_shared/body.ts';
import { errorText } from '../_shared/errorText.ts';

export interface StripeWebhookOptions {
  /** The endpoint's signing secrets: two while one is being replaced. */
  secrets: readonly string[];
  stripe: StripeApi;
  sync: BillingSync;
  call: DatabaseCall;
  log: (message: string) => void;
  now?: () => number;
  /** How long an event may take to arrive, in ms. */
  bodyTimeoutMs?: number;
}

/** Events carry the whole object that they are about, with its lines. */
const longestBody = 1024 * 1024;

const unread: Readonly<Record<BodyFailure, [status: number, outcome: string]>> = {
  'too-large': [413, 'too large'],
  'too-slow': [408, 'too slow'],
  'broken-off': [400, 'broken off'],
};

/** Events after which a customer is looked at. All others are noted, and nothing else. */
const customerEvents =
  /^(?:checkout\.session|customer|invoice|invoice_payment|charge|refund|subscription_schedule)\./;

const answer = (status: number, outcome: string, headers?: Record<string, string>) =>
  Response.json({ outcome }, { status, headers: { 'cache-control': 'no-store', ...headers } });

interface Event {
  id: string;
  type: string;
  created: number;
  customer: string | null;
  /** A dispute and a refund name the charge only. */
  charge: string | null;
}

const isText = (value: unknown, longest: number): value is string =>
  // PostgreSQL stores neither NUL nor an unpaired surrogate, and would refuse the event at every delivery.
  typeof value === 'string' && value !== '' && value.length <= longest && !/\0|\p{Surrogate}/u.test(value);

/** All that is read of an event: what it carries besides is in the endpoint's own version of the API. */
function readEvent(body: string): Event | undefined {
  let json: unknown;
  try {
    json = JSON.parse(body);
  } catch {
    return undefined;
  }
  const { id, type, created, data } = Object(json) as Record<string, unknown>;
  if (!isText(id, 200) || !isText(type, 100) || typeof created !== 'number' || !Number.isSafeInteger(created))
    return undefined;
  const about = Object(Object(data).object) as Record<string, unknown>;
  const named = about.object === 'customer' ? about.id : about.customer;
  const customer = typeof named === 'string' ? named : (Object(named) as Record<string, unknown>).id;
  const idIn = (value: unknown) => (typeof value === 'string' && isId(value) ? value : null);
  return { id, type, created, customer: idIn(customer), charge: idIn(about.charge) };
}

/**
 * Receives Stripe's events. An event only says which customer may have changed. The data is read from Stripe, so the event's
 * order, age and number do not matter. 2xx means that it need not be sent again. [B3]
 */
export function stripeWebhook(options: StripeWebhookOptions) {
  const { secrets, stripe, sync, call, log, now = Date.now, bodyTimeoutMs } = options;

  async function customerOf({ customer, charge }: Event): Promise<string | null> {
    if (customer !== null || charge === null) return customer;
    try {
      const found = await stripe.get<{ customer?: string | null }>(`charges/${charge}`);
      return found.customer ?? null;
    } catch (error) {
      // Another account's, or of the other mode: asking again would not find it.
      if (error instanceof StripeError && error.code === 'resource_missing') return null;
      throw error;
    }
  }

  async function look(event: Event): Promise<string> {
    const customer = customerEvents.test(event.type) ? await customerOf(event) : null;
    return customer === null ? 'ignored' : sync(customer);
  }

  return async (request: Request): Promise<Response> => {
    if (request.method !== 'POST') return answer(405, 'method not allowed', { allow: 'POST' });
    const read = await readBody(request, { maxBytes: longestBody, timeoutMs: bodyTimeoutMs });
    if ('problem' in read) {
      log(`Unread: ${read.problem}`);
      return answer(...unread[read.problem]);
    }
    const header = request.headers.get('stripe-signature') ?? '';
    const problem = await signatureProblem({ body: read.text, header, secrets, now: now() });
    if (problem !== undefined) {
      log(`Refused: ${problem}`);
      return answer(401, 'signature refused');
    }
    const event = readEvent(read.text);
    if (event === undefined) {
      log('Malformed: not an event');
      return answer(400, 'not an event');
    }
    try {
      if ((await call('note_billing_event', { event })) !== true) return answer(200, 'duplicate');
      const outcome = await look(event);
      // A customer of somebody else on the same account is not worth three days of deliveries.
      await call('end_billing_event', { event: event.id, result: outcome });
      return answer(200, outcome);
    } catch (error) {
      log(`${event.id}: ${errorText(error)}`);
      return answer(503, 'not stored', { 'retry-after': '60' });
    }
  };
}
