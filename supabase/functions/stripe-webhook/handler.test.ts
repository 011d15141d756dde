import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signedEvent } from '../../../server/billing/provider/provider.ts';
import { inPGlite, type TestDatabase } from '../../tests/database.ts';
import { billingRow, callOn, secret, billingSetup } from '../_shared/billing/billing.fixture.ts';
import { StripeError } from '../_shared/billing/stripeApi.ts';
import { stripeWebhook } from './handler.ts';

const url = 'https://p.supabase.co/functions/v1/stripe-webhook';
const event = (more: object = {}) => ({
  id: 'evt_1',
  object: 'event',
  type: 'customer.subscription.updated',
  created: 1_760_000_000,
  data: { object: { object: 'subscription', id: 'sub_1', customer: 'cus_1' } },
  ...more,
});

/** Delivers a request. Returns what the provider hears, who was looked at, and what the operator reads. */
async function deliver(
  request: Request,
  options: {
    secrets?: string[];
    fail?: string;
    isKnown?: boolean;
    chargeOf?: string;
    chargeFails?: Error;
  } = {},
) {
  const looked: string[] = [];
  const called: string[] = [];
  const logged: string[] = [];
  const answer = await stripeWebhook({
    secrets: options.secrets ?? [secret],
    stripe: {
      async get() {
        if (options.chargeFails) throw options.chargeFails;
        return { customer: options.chargeOf ?? null };
      },
    } as never,
    sync: async (customer) => {
      if (options.fail) throw new Error(options.fail);
      looked.push(customer);
      return 'applied';
    },
    call: async (name) => {
      called.push(name);
      return name === 'note_billing_event' ? !options.isKnown : true;
    },
    log: (message) => logged.push(message),
    bodyTimeoutMs: 20,
  })(request);
  return { status: answer.status, outcome: (await answer.json()).outcome, looked, called, logged, answer };
}

const signed = (body: object = event(), secrets = [secret], at = Date.now()) =>
  signedEvent(body, url, secrets, at);

/** The same request with another body or another signature. */
const altered = async (request: Request, change: { body?: string; signature?: string | null }) => {
  const headers = new Headers(request.headers);
  if (change.signature === null) headers.delete('stripe-signature');
  else if (change.signature !== undefined) headers.set('stripe-signature', change.signature);
  return new Request(url, { method: 'POST', headers, body: change.body ?? (await request.clone().text()) });
};

describe('the provider’s webhook', () => {
  it('looks at the customer that an event is about, and at nothing that the event carries [B3]', async () => {
    expect(await deliver(signed())).toMatchObject({
      status: 200,
      outcome: 'applied',
      looked: ['cus_1'],
      called: ['note_billing_event', 'end_billing_event'],
    });
    const expanded = event({ data: { object: { object: 'invoice', customer: { id: 'cus_2' } } } });
    expect(await deliver(signed(expanded))).toMatchObject({ looked: ['cus_2'] });
    const own = event({ type: 'customer.deleted', data: { object: { object: 'customer', id: 'cus_3' } } });
    expect(await deliver(signed(own))).toMatchObject({ looked: ['cus_3'] });
  });

  it('looks at whoever was charged when a dispute names the charge alone [B3, B5]', async () => {
    const dispute = event({
      type: 'charge.dispute.created',
      data: { object: { object: 'dispute', charge: 'ch_1' } },
    });
    expect(await deliver(signed(dispute), { chargeOf: 'cus_9' })).toMatchObject({ looked: ['cus_9'] });
    // One that is not there will not be there tomorrow either, so the event is not sent for days.
    const missing = new StripeError('No such charge', 404, 'resource_missing');
    expect(await deliver(signed(dispute), { chargeFails: missing })).toMatchObject({
      status: 200,
      outcome: 'ignored',
    });
    const down = new StripeError('Try again', 500);
    expect(await deliver(signed(dispute), { chargeFails: down })).toMatchObject({ status: 503 });
  });

  it('notes events of other kinds, and looks at nobody [B3]', async () => {
    for (const other of [
      event({ type: 'price.updated', data: { object: { object: 'price', id: 'price_1' } } }),
      event({ data: null }),
      event({ data: { object: { object: 'subscription', customer: '../prices' } } }),
    ])
      expect(await deliver(signed(other))).toMatchObject({ status: 200, outcome: 'ignored', looked: [] });
  });

  it('takes the signature of each secret while one is being replaced [B3]', async () => {
    const secrets = ['whsec_new', secret];
    expect(await deliver(signed(event(), ['whsec_old', secret]), { secrets })).toMatchObject({ status: 200 });
    expect(await deliver(signed(event(), ['whsec_new']), { secrets })).toMatchObject({ status: 200 });
    expect(await deliver(signed(event(), ['whsec_old']), { secrets })).toMatchObject({ status: 401 });
  });

  it('takes what a clock four minutes before or behind ours has signed, whatever date the event itself has [B3, B5]', async () => {
    const day = 86_400;
    const now = Math.floor(Date.now() / 1000);
    for (const minutes of [-4, 4])
      for (const created of [now - 365 * day, now + day]) {
        const request = signed(event({ created }), [secret], Date.now() + minutes * 60_000);
        expect(await deliver(request)).toMatchObject({ status: 200, outcome: 'applied', looked: ['cus_1'] });
      }
    for (const minutes of [-6, 6])
      expect(await deliver(signed(event(), [secret], Date.now() + minutes * 60_000))).toMatchObject({
        status: 401,
      });
  });

  it('says that an event which was dealt with is a duplicate, and looks at nobody [B3]', async () => {
    const again = await deliver(signed(), { isKnown: true });
    expect(again).toMatchObject({ status: 200, outcome: 'duplicate', looked: [] });
  });

  it('asks for another delivery when nothing could be stored, without the database’s words [B3]', async () => {
    const { status, outcome, answer, called, logged } = await deliver(signed(), {
      fail: 'relation "x" is gone',
    });
    expect([status, outcome, answer.headers.get('retry-after')]).toEqual([503, 'not stored', '60']);
    expect(called).not.toContain('end_billing_event');
    expect(logged[0]).toContain('relation "x" is gone');
  });
});

describe('the provider’s webhook refuses [B3]', () => {
  const minutes = (count: number) => Date.now() + count * 60_000;
  const signature = (request: Request) => request.headers.get('stripe-signature') ?? '';
  it.each<[string, () => Request | Promise<Request>]>([
    ['a signature by another secret', () => signed(event(), ['whsec_other'])],
    [
      'the signature of another body',
      () => altered(signed(), { body: JSON.stringify(event({ id: 'evt_2' })) }),
    ],
    ['a body with one more space', async () => altered(signed(), { body: `${await signed().text()} ` })],
    ['no signature', () => altered(signed(), { signature: null })],
    ['an empty signature', () => altered(signed(), { signature: 't=1,v1=' })],
    [
      'a signature of another version',
      () => altered(signed(), { signature: signature(signed()).replace('v1', 'v0') }),
    ],
    ['what is no signature', () => altered(signed(), { signature: 'hello' })],
    ['what was signed six minutes ago', () => signed(event(), [secret], minutes(-6))],
    ['what will be signed in six minutes', () => signed(event(), [secret], minutes(6))],
    [
      'an old signature under a new time',
      () =>
        altered(signed(event(), [secret], minutes(-60)), {
          signature: signature(signed(event(), [secret], minutes(-60))).replace(
            /t=\d+/,
            `t=${Math.floor(Date.now() / 1000)}`,
          ),
        }),
    ],
  ])('%s', async (_what, make) => {
    const { status, outcome, called, logged } = await deliver(await make());
    expect([status, outcome, called]).toEqual([401, 'signature refused', []]);
    expect(logged).toHaveLength(1);
    expect(logged.join()).not.toContain(secret);
  });

  it.each<[string, object]>([
    ['what is no event', { hello: 1 }],
    ['an id that is no text', event({ id: 7 })],
    ['an id that no column holds', event({ id: 'x'.repeat(201) })],
    ['a type that no database stores', event({ type: 'a\0b' })],
    ['a time that is none', event({ created: 'now' })],
    ['a list', []],
  ])('%s, although it is signed', async (_what, body) => {
    expect(await deliver(signed(body))).toMatchObject({ status: 400, outcome: 'not an event', called: [] });
  });

  it('other methods, more than a megabyte, and what never ends [B3]', async () => {
    expect(await deliver(new Request(url))).toMatchObject({ status: 405 });
    expect(await deliver(signed({ long: 'x'.repeat(1024 * 1024) }))).toMatchObject({ status: 413 });
    const endless = { method: 'POST', body: new ReadableStream(), duplex: 'half' } as RequestInit;
    expect(await deliver(new Request(url, endless))).toMatchObject({ status: 408 });
  });
});

describe('deliveries and rows', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await inPGlite();
  });
  afterAll(() => database.close());

  it('a purchase reaches the rows by its events in reverse order, and a replay changes nothing [B3]', async () => {
    const user = crypto.randomUUID();
    await database.query(`insert into auth.users (id, email) values ('${user}', '${user}@example.com')`);
    const { provider, events, customerFor, deliver: send } = billingSetup(callOn(database));
    const customer = await customerFor(user);
    const subscription = provider.subscribe(customer, provider.prices.price_enterprise_month!);
    const before = [...events];
    for (const each of before.toReversed()) expect((await send(each)).status).toBe(200);
    expect((await database.query(billingRow(user)))[0]).toMatchObject({ plan: 'enterprise' });
    provider.cancelNow(subscription);
    for (const each of events.slice(before.length)) await send(each);
    const outcomes = await Promise.all(before.map(async (each) => (await (await send(each)).json()).outcome));
    expect(new Set(outcomes)).toEqual(new Set(['duplicate']));
    expect((await database.query(billingRow(user)))[0]).toMatchObject({ plan: 'free' });
  });

  it('the same event ten times at once ends well each time [B3]', async () => {
    const user = crypto.randomUUID();
    await database.query(`insert into auth.users (id, email) values ('${user}', '${user}@example.com')`);
    const { provider, events, customerFor, deliver: send } = billingSetup(callOn(database));
    provider.subscribe(await customerFor(user), provider.prices.price_pro_month!);
    const answers = await Promise.all(Array.from({ length: 10 }, () => send(events.at(-1)!)));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect((await database.query(billingRow(user)))[0]).toMatchObject({ plan: 'pro' });
  });
});
