import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inPGlite, type TestDatabase } from '../../tests/database.ts';
import { page, pathOf, type BillingSetupOptions } from '../_shared/billing/billing.fixture.ts';
import { guestOf } from './guest.fixture.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await inPGlite();
});
afterAll(() => database.close());
const guest = (options?: BillingSetupOptions) => guestOf(database, options);

describe('changing a plan', () => {
  it('is confirmed and paid on the provider’s own page [B4]', async () => {
    const { buy, ask, user, provider } = await guest();
    const { subscription } = await buy();
    const { json } = await ask('portal', user, { plan: 'enterprise', interval: 'month' });
    const portal = provider.state.portals[String(json.url).split('/').at(-1)!];
    expect(portal).toMatchObject({
      flow: 'subscription_update_confirm',
      price: 'price_enterprise_month',
      after: `${page}/?billing=back`,
    });
    expect(provider.itemOf(subscription).price.id).toBe('price_pro_month');
    expect((await ask('portal', user, { show: 'card' })).status).toBe(200);
    expect(Object.values(provider.state.portals).at(-1)).toMatchObject({ flow: 'payment_method_update' });
  });

  it('costs what the preview says, which changes nothing by itself [B4]', async () => {
    const { buy, ask, user, provider, events } = await guest({ now: () => 1_760_000_000 });
    const { subscription } = await buy();
    provider.advance(15.5 * 86_400);
    const before = events.length;
    const { json } = await ask('preview', user, { plan: 'enterprise', interval: 'month' });
    const { current_period_end: end } = provider.itemOf(subscription);
    expect(json).toEqual({
      due: 3500,
      total: 3500,
      currency: 'usd',
      lines: [
        { amount: -1450, description: 'Unused time on Pro plan' },
        { amount: 4950, description: 'Remaining time on Enterprise plan' },
      ],
      adjustments: [],
      next: { amount: 9900, at: new Date(end * 1000).toISOString() },
    });
    expect(events.length).toBe(before);
    provider.change(subscription, provider.prices.price_enterprise_month!);
    expect(provider.state.invoices[String(subscription.latest_invoice)]?.amount_paid).toBe(3500);
  });

  it('is told with the end of the month that begins, and not of the year that is taken back [B30]', async () => {
    const { buy, ask, user, provider } = await guest({ now: () => 1_760_000_000 });
    const { subscription } = await buy('pro', 'year');
    provider.advance(31 * 86_400);
    const { json } = await ask('preview', user, { plan: 'enterprise', interval: 'month' });
    provider.change(subscription, provider.prices.price_enterprise_month!);
    const { current_period_end: end } = provider.itemOf(subscription);
    expect(json.next).toEqual({ amount: 9900, at: new Date(end * 1000).toISOString() });
  });

  it('is told with discount, tax and credit, which add up, and with the next charge as it will be [B30]', async () => {
    const { buy, ask, user, provider } = await guest({
      now: () => 1_760_000_000,
      discountPercent: 10,
      taxPercent: 20,
    });
    const { subscription } = await buy('enterprise');
    provider.advance(15.5 * 86_400);
    const previewOf = async (plan: string) => {
      const { json } = await ask('preview', user, { plan, interval: 'month' });
      const rows: { amount: number }[] = [...json.lines, ...json.adjustments];
      expect(rows.reduce((sum, { amount }) => sum + amount, 0)).toBe(json.due);
      return json;
    };
    expect(await previewOf('pro')).toMatchObject({
      due: 0,
      total: -3780,
      adjustments: [
        { kind: 'discount', amount: 350 },
        { kind: 'tax', amount: -630 },
        { kind: 'credit', amount: 3780 },
      ],
      next: { amount: 3132 },
    });
    provider.change(subscription, provider.prices.price_pro_month!);
    expect(await previewOf('enterprise')).toMatchObject({
      due: 0,
      adjustments: [
        { kind: 'discount', amount: -350 },
        { kind: 'tax', amount: 630 },
        { kind: 'credit', amount: -3780 },
      ],
      next: { amount: 10_692 },
    });
  });

  it('is told with the lines that the provider leaves out as one, and not as credit [B30, B51]', async () => {
    const { buy, ask, user, provider } = await guest({
      now: () => 1_760_000_000,
      discountPercent: 10,
      aroundProvider: (send) => async (input, init) => {
        const answer = await send(input, init);
        if (pathOf(input) !== '/v1/invoices/create_preview') return answer;
        const invoice = await answer.json();
        const lines = { ...invoice.lines, data: invoice.lines.data.slice(0, 1), has_more: true };
        return Response.json({ ...invoice, lines });
      },
    });
    await buy();
    provider.advance(15.5 * 86_400);
    const { json } = await ask('preview', user, { plan: 'enterprise', interval: 'month' });
    expect(json).toMatchObject({
      due: 3150,
      lines: [
        { amount: -1450, description: 'Unused time on Pro plan' },
        { amount: 4950, description: 'Other items' },
      ],
      adjustments: [{ kind: 'discount', amount: -350 }],
    });
  });

  it('is told without the next charge where the provider does not say it [B30]', async () => {
    const { buy, ask, user, logged } = await guest({
      aroundProvider: (send) => async (input, init) =>
        typeof init?.body === 'string' && init.body.includes('recurring')
          ? new Response('', { status: 400 })
          : send(input, init),
    });
    const { subscription } = await buy();
    const { status, json } = await ask('preview', user, { plan: 'enterprise', interval: 'month' });
    expect([status, json.next]).toEqual([200, null]);
    expect(logged.join()).toContain(`The next charge of ${subscription.id} is not known`);
  });

  it('is told as late, and not as failed, when it is made and cannot be stored in time [B29]', async () => {
    let broken: 'no' | 'fails' | 'hangs' = 'no';
    const { buy, ask, user, billing, logged, sync } = await guest({
      storeTimeoutMs: 20,
      aroundDatabase: (call) => async (name, values) => {
        if (name === 'apply_billing_snapshot' && broken === 'fails') throw new Error('no room');
        if (name === 'apply_billing_snapshot' && broken === 'hangs') await new Promise(() => undefined);
        return call(name, values);
      },
    });
    const { customer, subscription } = await buy();
    broken = 'fails';
    expect(await ask('cancel', user)).toMatchObject({ status: 200, json: { outcome: 'late' } });
    expect(subscription.cancel_at_period_end).toBe(true);
    expect(logged.join()).toContain('no room');
    broken = 'hangs';
    expect(await ask('resume', user)).toMatchObject({ status: 200, json: { outcome: 'late' } });
    expect(subscription.cancel_at_period_end).toBe(false);
    expect(await ask('cancel', user)).toMatchObject({ json: { outcome: 'late' } });
    broken = 'no';
    await sync(customer.id);
    expect(await billing()).toMatchObject({ plan: 'pro', ends: subscription.cancel_at });
  });

  it('cancelling lasts until the period ends, and is taken back, each of them however often [B4]', async () => {
    const { buy, ask, user, billing, provider } = await guest();
    const { subscription } = await buy();
    for (const _time of [1, 2]) expect((await ask('cancel', user)).json).toEqual({ outcome: 'applied' });
    expect(await billing()).toMatchObject({ plan: 'pro', renews: null, ends: subscription.cancel_at });
    for (const _time of [1, 2]) expect((await ask('resume', user)).json).toEqual({ outcome: 'applied' });
    expect(await billing()).toMatchObject({ plan: 'pro', ends: null });
    // The portal marks it in another way.
    provider.cancel(subscription);
    await ask('resume', user);
    expect(subscription).toMatchObject({ cancel_at: null, status: 'active' });
  });

  it('needs somebody who has bought something [B4]', async () => {
    const { ask, user, checkout } = await guest();
    const change = { plan: 'pro', interval: 'month' };
    for (const name of ['portal', 'preview', 'cancel', 'resume', 'sync'])
      expect(await ask(name, user, change)).toMatchObject({ status: 404, json: { code: 'customer' } });
    await checkout();
    for (const name of ['portal', 'preview', 'cancel', 'resume'])
      expect(await ask(name, user, change)).toMatchObject({ status: 404, json: { code: 'subscription' } });
  });
});
