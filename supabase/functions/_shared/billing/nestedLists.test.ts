import { afterAll, beforeAll, expect, it } from 'vitest';
import { inPGlite, type TestDatabase } from '../../../tests/database.ts';
import { callOn, billingSetup } from './billing.fixture.ts';
import type { Invoice, InvoiceLine, InvoicePayment, List } from './stripeObjects.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await inPGlite();
});
afterAll(() => database.close());

/** The provider with one row in each list that lies in an invoice; the others are read by themselves, a row at a time. */
function withShortLists(ask: typeof fetch): typeof fetch {
  const lines: Record<string, List<InvoiceLine>> = {};
  const payments: Record<string, List<InvoicePayment>> = {};
  const pageOf = <T extends { id: string }>(list: List<T> | undefined, after: string | null) => {
    const all = list?.data ?? [];
    const begin = all.findIndex(({ id }) => id === after) + 1;
    return { object: 'list', data: all.slice(begin, begin + 1), has_more: begin + 1 < all.length };
  };
  return async (input, init) => {
    const { pathname, searchParams } = new URL(input instanceof Request ? input.url : input);
    const after = searchParams.get('starting_after');
    const [, id] = /^\/v1\/invoices\/(\w+)\/lines$/.exec(pathname) ?? [];
    if (id) return Response.json(pageOf(lines[id], after));
    if (pathname === '/v1/invoice_payments')
      return Response.json(pageOf(payments[searchParams.get('invoice') ?? ''], after));
    const answer = await ask(input, init);
    if (pathname !== '/v1/invoices') return answer;
    const found = (await answer.json()) as List<Invoice>;
    const data = found.data.map((invoice) => {
      lines[invoice.id] = invoice.lines;
      payments[invoice.id] = invoice.payments!;
      return { ...invoice, lines: pageOf(invoice.lines, null), payments: pageOf(invoice.payments, null) };
    });
    return Response.json({ ...found, data });
  };
}

it('an invoice with many lines and payments is named by its last line, and less by what was paid back of any payment [B51]', async () => {
  const user = crypto.randomUUID();
  await database.query(`insert into auth.users (id, email) values ('${user}', '${user}@example.com')`);
  const { provider, sync, customerFor } = billingSetup(callOn(database), { aroundProvider: withShortLists });
  const customer = await customerFor(user);
  provider.subscribe(customer, provider.prices.price_pro_month!);
  const [invoice] = provider.newestFirst(provider.state.invoices, customer.id);
  const [line] = invoice!.lines.data;
  const [paid] = invoice!.payments.data;
  const extra = (n: number) => ({ ...line!, id: `il_extra_${n}`, amount: 0, description: `Extra ${n}` });
  const attempt = (n: number) => ({ id: `inpay_${n}`, payment: { payment_intent: `pi_declined_${n}` } });
  invoice!.lines = { ...invoice!.lines, data: [extra(1), extra(2), line!] };
  invoice!.payments = { ...invoice!.payments, data: [attempt(1), attempt(2), paid!] };
  provider.refund(invoice!, 1250);

  expect(await sync(customer.id)).toBe('applied');
  expect(
    await database.query(
      `select service_name, amount::float from public.payment_history where user_id = '${user}'`,
    ),
  ).toEqual([{ service_name: 'Pro plan', amount: 16.5 }]);
});
