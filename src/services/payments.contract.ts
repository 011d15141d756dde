import { beforeEach, describe, expect, it } from 'vitest';
import type { Payment } from './data.ts';
import type { PaymentFilter, PaymentsPort } from './payments.ts';
import { randomUuid } from './randomId.ts';

/** A payment as a provider stores it. Ids count up, so that payments of one moment have a known order. */
export interface StoredPayment {
  id: string;
  payment_date: string;
  service_name: string | null;
  amount: number | null;
  currency: string | null;
  status: string | null;
  invoice_number?: string;
  receipt_url?: string;
  failure?: string;
}

export interface PaymentsSubject {
  /** Somebody who has just signed up and in, with these payments. */
  signedIn: (payments: readonly StoredPayment[]) => Promise<{ payments: PaymentsPort; userId: string }>;
  /** A visitor's port. */
  visitor: PaymentsPort;
}

/** Ids that nobody else has, whose order is that of `n`. */
function idsOfRun() {
  const run = randomUuid().slice(0, 8);
  return (n: number) => `${run}-0000-4000-8000-${String(n).padStart(12, '0')}`;
}

/** The contract of `PaymentsPort`: every implementation passes it. */
export function paymentsContract(name: string, make: () => PaymentsSubject) {
  describe(`PaymentsPort: ${name}`, () => {
    let id: (n: number) => string;
    let port: PaymentsPort;
    let user: string;
    const row = (n: number, payment_date: string, more: Partial<StoredPayment> = {}): StoredPayment => ({
      id: id(n),
      payment_date,
      service_name: 'Pro plan',
      amount: 29,
      currency: 'USD',
      status: 'completed',
      ...more,
    });
    beforeEach(async () => {
      id = idsOfRun();
      ({ payments: port, userId: user } = await make().signedIn([
        row(1, '2026-05-01T08:00:00.123Z', { amount: 29.1 }),
        row(2, '2026-04-01T08:00:00Z', { status: 'Success', currency: 'usd', amount: 29.2 }),
        // Three of one moment.
        row(3, '2026-03-01T08:00:00Z', {
          status: 'failed',
          failure: 'expired_card',
          invoice_number: 'PAR-0003',
        }),
        row(4, '2026-03-01T08:00:00Z', { currency: 'EUR', amount: 12.4, receipt_url: 'javascript:alert(1)' }),
        row(5, '2026-03-01T08:00:00Z', { status: 'pending' }),
        row(6, '2025-12-31T23:59:59Z', { status: 'canceled' }),
        row(7, '2025-11-01T08:00:00Z', { service_name: null, amount: null, currency: null, status: null }),
      ]));
    });

    const numbers = (rows: readonly Payment[]) => rows.map(({ id: each }) => Number(each.slice(-12)));
    async function all(filter: PaymentFilter, limit: number) {
      const pages: number[][] = [];
      let after: Parameters<PaymentsPort['listPayments']>[1]['after'];
      do {
        const page = await port.listPayments(user, { filter, limit, ...(after && { after }) });
        if (!page.ok) throw new Error(page.failure.message);
        pages.push(numbers(page.value.rows));
        after = page.value.next;
      } while (after);
      return pages;
    }

    it('every payment is on exactly one page, the newest first, those of one moment by their ids [A60]', async () => {
      expect(await all({}, 100)).toEqual([[1, 2, 5, 4, 3, 6, 7]]);
      expect(await all({}, 2)).toEqual([[1, 2], [5, 4], [3, 6], [7]]);
      expect(await all({}, 7)).toEqual([[1, 2, 5, 4, 3, 6, 7]]);
    });

    it('a payment reads as everywhere else, with the words for what is missing [A60, E6]', async () => {
      const page = await port.listPayments(user, { filter: {}, limit: 100 });
      expect(page.ok && page.value.rows[0]).toEqual({
        id: id(1),
        serviceName: 'Pro plan',
        date: expect.stringMatching(/^2026-05-01T08:00:00.123/),
        amount: 29.1,
        currency: 'USD',
        status: 'completed',
        invoiceNumber: '',
        receiptUrl: '',
        pdfUrl: '',
        failure: '',
        nextAttempt: '',
      });
      expect(page.ok && page.value.rows.at(-1)).toMatchObject({
        serviceName: 'Service Payment',
        amount: 0,
        currency: 'USD',
      });
    });

    it('status, currency and period narrow the choice, and all of them together [A61]', async () => {
      expect(await all({ status: 'completed' }, 100)).toEqual([[1, 2, 4]]);
      expect(await all({ status: 'failed' }, 100)).toEqual([[3]]);
      expect(await all({ status: 'cancelled' }, 100)).toEqual([[6]]);
      expect(await all({ currency: 'USD' }, 2)).toEqual([
        [1, 2],
        [5, 3],
        [6, 7],
      ]);
      expect(
        await all({ since: '2026-03-01T08:00:00.000Z', until: '2026-05-01T08:00:00.123Z' }, 100),
      ).toEqual([[2, 5, 4, 3]]);
      expect(await all({ status: 'completed', currency: 'EUR', since: '2026-01-01T00:00:00Z' }, 1)).toEqual([
        [4],
      ]);
      expect(await all({ currency: 'JPY' }, 100)).toEqual([[]]);
    });

    it('totals are exact, of each currency and status by itself, and of all that matches [A61]', async () => {
      const usd = { currency: 'USD', count: 1 };
      expect(await port.sumPayments(user, {})).toEqual({
        ok: true,
        value: [
          { currency: 'EUR', status: 'completed', total: 12.4, count: 1 },
          { ...usd, status: 'cancelled', total: 29 },
          { ...usd, status: 'completed', total: 58.3, count: 2 },
          { ...usd, status: 'failed', total: 29 },
          { ...usd, status: 'pending', total: 29 },
          { ...usd, status: 'unknown', total: 0 },
        ],
      });
      expect(
        await port.sumPayments(user, {
          status: 'completed',
          currency: 'USD',
          until: '2026-05-01T08:00:00.123Z',
        }),
      ).toEqual({ ok: true, value: [{ ...usd, status: 'completed', total: 29.2 }] });
    });

    it("a search finds what a service's name or an invoice's number contains, and is no pattern [B20]", async () => {
      expect(await all({ search: 'PRO' }, 100)).toEqual([[1, 2, 5, 4, 3, 6]]);
      expect(await all({ search: 'service' }, 100)).toEqual([[7]]);
      expect(await all({ search: 'par-0003' }, 100)).toEqual([[3]]);
      expect(await all({ search: 'pro', currency: 'EUR' }, 100)).toEqual([[4]]);
      expect(await all({ search: 'P%' }, 100)).toEqual([[]]);
      expect(await port.sumPayments(user, { search: 'PAR-0003' })).toEqual({
        ok: true,
        value: [{ currency: 'USD', status: 'failed', total: 29, count: 1 }],
      });
    });

    it('a payment tells why it failed, and no address that is not safe to open [B22]', async () => {
      const page = await port.listPayments(user, { filter: { status: 'failed' }, limit: 1 });
      expect(page.ok && page.value.rows[0]).toMatchObject({
        failure: 'expired_card',
        invoiceNumber: 'PAR-0003',
      });
      const found = await port.findPayments(user, [id(4)]);
      expect(found.ok && found.value[0]).toMatchObject({ receiptUrl: '', pdfUrl: '' });
    });

    it('totals of several periods are those of each by itself, whenever they begin [B21]', async () => {
      const starts = ['2025-12-31T23:00:00Z', '2026-03-01T08:00:00Z', '2026-05-01T08:00:00.123Z'];
      const usd = { currency: 'USD', count: 1 };
      expect(await port.sumPeriods(user, {}, starts)).toEqual({
        ok: true,
        value: [
          { ...usd, period: 0, status: 'unknown', total: 0 },
          { ...usd, period: 1, status: 'cancelled', total: 29 },
          { currency: 'EUR', period: 2, status: 'completed', total: 12.4, count: 1 },
          { ...usd, period: 2, status: 'completed', total: 29.2 },
          { ...usd, period: 2, status: 'failed', total: 29 },
          { ...usd, period: 2, status: 'pending', total: 29 },
          { ...usd, period: 3, status: 'completed', total: 29.1 },
        ],
      });
      expect(await port.sumPeriods(user, { status: 'failed' }, starts)).toEqual({
        ok: true,
        value: [{ ...usd, period: 2, status: 'failed', total: 29 }],
      });
    });

    it('payments are found by their ids, however old, and what is no id is left out [A62]', async () => {
      const found = await port.findPayments(user, [id(7), 'no id', id(2), randomUuid(), id(2)]);
      expect(found.ok && numbers(found.value)).toEqual([2, 7]);
      expect(await port.findPayments(user, [])).toEqual({ ok: true, value: [] });
      expect(await port.findPayments(user, ["' or true --"])).toEqual({ ok: true, value: [] });
    });

    it("nobody finds another user's payments, by their id neither, and a visitor none [A60, P2]", async () => {
      const other = await make().signedIn([]);
      for (const owner of [user, other.userId]) {
        const page = await other.payments.listPayments(owner, { filter: {}, limit: 100 });
        expect(page).toEqual({ ok: true, value: { rows: [] } });
        expect(await other.payments.findPayments(owner, [id(1)])).toEqual({ ok: true, value: [] });
        expect(await other.payments.sumPayments(owner, {})).toEqual({ ok: true, value: [] });
        expect(await other.payments.sumPeriods(owner, {}, ['2026-01-01T00:00:00Z'])).toEqual({
          ok: true,
          value: [],
        });
      }
      const { visitor } = make();
      expect(await visitor.listPayments(user, { filter: {}, limit: 1 })).toMatchObject({ ok: false });
      expect(await visitor.findPayments(user, [id(1)])).toMatchObject({ ok: false });
      expect(await visitor.sumPayments(user, {})).toMatchObject({ ok: false });
    });
  });
}
