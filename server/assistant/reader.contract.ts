import { beforeAll, describe, expect, it } from 'vitest';
import type { AccountReader, PaymentQuery } from './engine.ts';
import type { StoredAccount, StoredPayment } from './storedAccount.ts';

const id = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();

const payment = (n: number, more: Partial<StoredPayment>): StoredPayment => ({
  id: id(n),
  payment_date: '2026-05-01T08:00:00.000Z',
  service_name: 'Pro plan',
  amount: 29,
  currency: 'USD',
  status: 'completed',
  ...more,
});

const payments = [
  payment(1, { payment_date: daysAgo(3), amount: 29.1 }),
  payment(2, { payment_date: '2026-04-30T22:30:00.000Z', amount: 29.2, currency: 'usd', status: 'Success' }),
  payment(3, {
    payment_date: '2026-04-02T08:00:00.000Z',
    service_name: 'Voice minutes',
    amount: 12.4,
    currency: 'EUR',
    status: 'pending',
  }),
  payment(4, { payment_date: '2026-03-01T08:00:00.000Z', status: 'declined' }),
  payment(5, {
    payment_date: '2026-02-01T08:00:00.000Z',
    service_name: '100% off_season',
    amount: 0.3,
    currency: 'EUR',
    status: 'paid',
  }),
  payment(6, {
    payment_date: '2026-01-01T08:00:00.000Z',
    service_name: null,
    amount: null,
    currency: null,
    status: null,
  }),
  payment(7, { payment_date: '2025-11-01T08:00:00.000Z', amount: 5, status: 'canceled' }),
];

export const adasAccount: StoredAccount = {
  id: id(100),
  email: 'ada@example.com',
  profile: { full_name: 'Ada Lovelace', location: 'London', description: null },
  billing: { subscription_plan: 'pro', subscription_status: 'active', payment_method: 'PayPal' },
  payments,
};

/** Whatever calls itself an AccountReader passes this. `make`: one that reads these rows, as their owner. */
export function accountReaderContract(
  name: string,
  make: (account: StoredAccount) => Promise<AccountReader>,
) {
  describe(`AccountReader: ${name}`, () => {
    let reader: AccountReader;
    beforeAll(async () => {
      reader = await make(adasAccount);
    });
    const shown = async (query: PaymentQuery) =>
      (await reader.payments(query)).rows.map((row) => Number(row.id.slice(-2)));

    it('finds payments with what the page shows where something is missing, the newest first [A21]', async () => {
      const { count, rows } = await reader.payments({});
      expect([count, rows.map((row) => row.id)]).toEqual([7, payments.map((row) => row.id)]);
      expect(rows.map(({ status }) => status)).toEqual([
        'completed',
        'completed',
        'pending',
        'failed',
        'completed',
        'unknown',
        'cancelled',
      ]);
      expect(rows[1]).toMatchObject({ service: 'Pro plan', amount: 29.2, currency: 'USD' });
      expect(Date.parse(rows[1]?.date ?? '')).toBe(Date.parse('2026-04-30T22:30:00Z'));
      expect(rows[5]).toMatchObject({ service: 'Service Payment', amount: 0, currency: 'USD' });
    });

    it('adds up each currency exactly and by itself, and names what was added up [A21]', async () => {
      const { count, totals, rows } = await reader.payments({ status: 'completed', limit: 1 });
      expect([count, rows.length]).toEqual([3, 1]);
      const inOrder = totals.toSorted((a, b) => a.currency.localeCompare(b.currency));
      expect(inOrder).toEqual([
        { currency: 'EUR', total: 0.3, count: 1, ids: [id(5)] },
        { currency: 'USD', total: 58.3, count: 2, ids: [id(1), id(2)] },
      ]);
    });

    it.each<[string, PaymentQuery, number[]]>([
      ['since a moment, which counts', { since: '2026-04-30T22:30:00Z' }, [1, 2]],
      ['until a moment, which no longer counts', { until: '2026-01-01T08:00:00Z' }, [7]],
      [
        'of a month in another time zone',
        { since: '2026-05-01T00:00:00+02:00', until: '2026-05-31T00:00:00+02:00' },
        [2],
      ],
      ['of a status, whatever the provider calls it', { status: 'cancelled' }, [7]],
      ['that failed', { status: 'failed' }, [4]],
      ['of a currency, in any case', { currency: 'eur' }, [3, 5]],
      ['of a part of a service’s name, in any case', { service: 'VOICE' }, [3]],
      ['of a percent sign', { service: '%' }, [5]],
      ['of an underscore', { service: '_' }, [5]],
      ['of a quote and a comma', { service: `',"` }, []],
      ['without a service, by the name that is shown', { service: 'service pay' }, [6]],
      ['the largest first', { sort: 'largest', limit: 3 }, [2, 1, 4]],
      ['the smallest first', { sort: 'smallest', limit: 2 }, [6, 5]],
      ['but no rows where none are wanted', { limit: 0 }, []],
    ])('finds payments %s [A21]', async (_what, query, ids) => {
      expect(await shown(query)).toEqual(ids);
    });

    it('finds the account, with empty texts for what is not filled in [A21]', async () => {
      const { nextChargeDate, ...account } = await reader.account();
      expect(account).toEqual({
        id: expect.stringMatching(/\S/),
        email: expect.stringContaining('@'),
        fullName: 'Ada Lovelace',
        location: 'London',
        description: '',
        plan: 'pro',
        planStatus: 'active',
        paymentMethod: 'PayPal',
      });
      // A month after it was last paid, which has 28 to 31 days.
      const daysAhead = (Date.parse(nextChargeDate ?? '') - Date.now()) / 86_400_000;
      expect(daysAhead).toBeGreaterThan(24);
      expect(daysAhead).toBeLessThan(28.1);
    });

    it('tells the provider’s day of the next charge, and of a cancelled plan its end and no charge [A21]', async () => {
      const day = '2099-03-01T12:00:00.000Z';
      const paid = { ...adasAccount.billing, billing_interval: 'year' };
      const renews = await make({ ...adasAccount, billing: { ...paid, renews_at: day } });
      expect(await renews.account()).toMatchObject({ interval: 'year', nextChargeDate: day });
      const leaves = await (await make({ ...adasAccount, billing: { ...paid, ends_at: day } })).account();
      expect(leaves).toMatchObject({ interval: 'year', endsAt: day });
      expect(leaves).not.toHaveProperty('nextChargeDate');
    });

    it('counts what was used, where it counts at all [A21]', async () => {
      const usage = (await reader.usage?.()) ?? { messages: { used: 0 } };
      expect(usage.messages.used).toBeGreaterThanOrEqual(0);
    });

    it('rejects at once when nobody waits for the answer any more [A21]', async () => {
      const gone = AbortSignal.abort(new Error('gone'));
      await expect(reader.payments({}, gone)).rejects.toThrow('gone');
      await expect(reader.account(gone)).rejects.toThrow('gone');
    });
  });
}
