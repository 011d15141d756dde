import { describe, expect, it } from 'vitest';
import type { PaymentEvent } from './paymentEvent.ts';
import { payment, secret, signed, subscription, webhook } from './signed.fixture.ts';

const user = 'aaaaaaaa-0000-4000-8000-000000000001';
const at = '2025-01-31T12:00:00Z';
const good = subscription(user, 'pro', at);

/** Delivers an event. Returns what the database is told, and what the provider and the operator's log are told. */
async function deliver(request: Request, outcome: unknown = 'applied') {
  const events: PaymentEvent[] = [];
  const logged: string[] = [];
  const answer = await webhook({
    apply: async (event) => {
      events.push(event);
      if (outcome instanceof Error) throw outcome;
      return outcome;
    },
    log: (message) => logged.push(message),
  })(request);
  return { status: answer.status, body: await answer.json(), events, logged, answer };
}

const altered = (request: Request, headers: Record<string, string | undefined>) => {
  const changed = new Headers(request.headers);
  for (const [name, value] of Object.entries(headers))
    if (value === undefined) changed.delete(name);
    else changed.set(name, value);
  return new Request(request, { headers: changed });
};

describe('the payment webhook', () => {
  it('the payment webhook tells the database which plan whom the provider has given, and when [E5]', async () => {
    const { status, body, events } = await deliver(
      signed({ ...good, data: { ...good.data, payment_method: 'Visa 4242' } }, { id: 'evt_7' }),
    );
    expect([status, body]).toEqual([200, { outcome: 'applied' }]);
    expect(events).toEqual([
      {
        id: 'evt_7',
        type: 'subscription.updated',
        occurred_at: '2025-01-31T12:00:00.000Z',
        subject: user,
        user_id: user,
        plan: 'pro',
        status: 'active',
        payment_method: 'Visa 4242',
        payment: null,
      },
    ]);
  });

  it('the payment webhook tells the database of payments [E6]', async () => {
    const { events } = await deliver(signed(payment(user, at, { paid_at: '2025-01-30T08:00:00+01:00' })));
    expect(events[0]).toMatchObject({
      plan: null,
      payment: {
        id: 'pay_1',
        service_name: null,
        paid_at: '2025-01-30T07:00:00.000Z',
        amount: 29,
        currency: 'USD',
        status: 'completed',
      },
    });
  });

  it('the payment webhook notes events of other types without reading what is in them [P2]', async () => {
    const { status, events } = await deliver(
      signed({ type: 'customer.updated', timestamp: at, data: null }),
      'ignored',
    );
    expect(status).toBe(200);
    expect(events[0]).toMatchObject({ type: 'customer.updated', user_id: null, plan: null, payment: null });
  });
});

describe('the payment webhook refuses [P2]', () => {
  const minutes = (count: number) => new Date(Date.now() + count * 60_000);
  const other = `whsec_${btoa('another secret of 24 bytes')}`;
  const forged = signed(subscription(user, 'enterprise', at));

  it.each<[string, () => Request]>([
    ['a signature by another secret', () => signed(good, { secret: other })],
    [
      'the signature of another body',
      () => altered(forged.clone(), Object.fromEntries(signed(good).headers)),
    ],
    ['the signature of another event', () => altered(signed(good), { 'webhook-id': 'evt_2' })],
    ['no signature', () => altered(signed(good), { 'webhook-signature': undefined })],
    ['no id', () => altered(signed(good), { 'webhook-id': undefined })],
    ['an empty signature', () => altered(signed(good), { 'webhook-signature': 'v1,' })],
    ['a signature of another version', () => altered(signed(good), { 'webhook-signature': 'v0,abc' })],
    ['what was sent six minutes ago', () => signed(good, { at: minutes(-6) })],
    ['what will be sent in six minutes', () => signed(good, { at: minutes(6) })],
    [
      'what was sent six minutes ago under a new time',
      () =>
        altered(signed(good, { at: minutes(-6) }), {
          'webhook-timestamp': String(Math.floor(Date.now() / 1000)),
        }),
    ],
  ])('%s', async (_what, request) => {
    const { status, body, events, logged } = await deliver(request());
    expect([status, body, events]).toEqual([401, { outcome: 'signature refused' }, []]);
    expect(logged).toHaveLength(1);
    expect(JSON.stringify([body, logged])).not.toContain(secret.slice(6));
  });

  it('the payment webhook refuses other methods, and more than 64 kB, announced or not [P2]', async () => {
    const url = 'https://p.supabase.co/functions/v1/payment-webhook';
    expect(await deliver(new Request(url))).toMatchObject({ status: 405, events: [] });
    const long = 'x'.repeat(64 * 1024 + 1);
    expect(await deliver(signed(long))).toMatchObject({ status: 413, events: [] });
    const stream = new Blob([long]).stream();
    const unannounced = new Request(url, { method: 'POST', body: stream, duplex: 'half' } as RequestInit);
    expect(await deliver(unannounced)).toMatchObject({ status: 413, events: [] });
  });

  it('the payment webhook refuses an event that never ends, after its time, and one that breaks off [P2]', async () => {
    const url = 'https://p.supabase.co/functions/v1/payment-webhook';
    const sending = (body: ReadableStream) =>
      webhook({ apply: async () => 'applied', bodyTimeoutMs: 20 })(
        new Request(url, { method: 'POST', body, duplex: 'half' } as RequestInit),
      );
    expect((await sending(new ReadableStream())).status).toBe(408);
    const broken = new ReadableStream({ start: (controller) => controller.error(new Error('reset')) });
    expect((await sending(broken)).status).toBe(400);
  });

  const data = (change: object) => ({ ...good, data: { ...good.data, ...change } });
  it.each<[string, unknown, string]>([
    ['what is not JSON', '{', 'The body is not JSON'],
    ['nothing', '', 'The body is not JSON'],
    ['null', 'null', 'event is not an object'],
    ['a list', '[]', 'event is not an object'],
    ['no type', { ...good, type: undefined }, 'event.type is not given'],
    ['no time', { ...good, timestamp: null }, 'event.timestamp is not given'],
    ['a time without a zone', { ...good, timestamp: '2025-01-31T12:00:00' }, 'event.timestamp is not a time'],
    ['a time that is none', { ...good, timestamp: '2025-13-31T12:00:00Z' }, 'event.timestamp is not a time'],
    ['a time that would outdo all others', { ...good, timestamp: '2999-01-01T00:00:00Z' }, 'in the future'],
    ['no data', { ...good, data: undefined }, 'event.data is not an object'],
    ['no user', data({ user_id: undefined }), 'event.data.user_id is not given'],
    ['no plan', data({ plan: undefined }), 'event.data.plan is not given'],
    ['a plan that is no text', data({ plan: { $ne: null } }), 'event.data.plan is not a text'],
    ['a status that no column holds', data({ status: 'x'.repeat(51) }), 'event.data.status is not a text'],
    ['what no database stores', data({ status: 'a\0b' }), 'event.data.status is not a text'],
    ['half a character', data({ status: 'a\uD800' }), 'event.data.status is not a text'],
    [
      'an amount that is text',
      payment(user, at, { amount: '29' }),
      'event.data.payment.amount is not an amount',
    ],
    ['an endless amount', JSON.stringify(payment(user, at)).replace('29', '1e999'), 'not an amount'],
    ['a payment without an id', payment(user, at, { id: undefined }), 'event.data.payment.id is not given'],
  ])('%s, and says what is wrong', async (_what, payload, problem) => {
    const { status, body, events, logged } = await deliver(signed(payload));
    expect([status, events]).toEqual([400, []]);
    expect(body.outcome).toContain(problem);
    expect(logged[0]).toContain(problem);
  });
});

describe('the provider hears', () => {
  it.each([
    ['applied', 200],
    ['stale', 200],
    ['ignored', 200],
    ['duplicate', 200],
    ['unknown-user', 422],
    ['unknown-plan', 422],
  ])('of %s as %i [E5]', async (outcome, status) => {
    const heard = await deliver(signed(good), outcome);
    expect([heard.status, heard.body]).toEqual([status, { outcome }]);
    expect(heard.logged).toHaveLength(status === 422 ? 1 : 0);
  });

  it('the provider hears of a database that failed, without its words, and when to try again [E5]', async () => {
    const { status, body, answer, logged } = await deliver(signed(good), new Error('relation "x" is gone'));
    expect([status, body, answer.headers.get('retry-after')]).toEqual([503, { outcome: 'not stored' }, '60']);
    expect(logged[0]).toContain('relation "x" is gone');
  });

  it('the provider hears nothing of a database that cannot be reached, but the operator hears why [E5]', async () => {
    const cause = new Error('connect ECONNREFUSED 192.0.2.1:443');
    const { body, logged } = await deliver(signed(good), new TypeError('fetch failed', { cause }));
    expect(body).toEqual({ outcome: 'not stored' });
    expect(logged[0]).toContain('ECONNREFUSED');
  });

  it('the provider hears of a user whose name is no id as unknown, not as a failure [E5]', async () => {
    const { events } = await deliver(signed(subscription('customer-7', 'pro', at)), 'unknown-user');
    expect(events[0]).toMatchObject({ subject: 'customer-7', user_id: null });
  });
});
