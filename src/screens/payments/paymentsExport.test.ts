import { describe, expect, it } from 'vitest';
import type { ListedPayment, PaymentsPort } from '../../services/payments.ts';
import { failed, success } from '../../services/result.ts';
import { paymentsExport } from './paymentsExport.ts';

const row = (n: number): ListedPayment => ({
  id: String(n),
  serviceName: `Service ${n}`,
  date: '2026-05-01T08:00:00Z',
  amount: n,
  currency: 'USD',
  status: 'completed',
  invoiceNumber: '',
  receiptUrl: '',
  pdfUrl: '',
  failure: '',
  nextAttempt: '',
});

/** A port with `count` payments, whose requests fail where `fails` says so. */
function portOf(count: number, fails = (_request: number) => false) {
  let requests = 0;
  const port: Pick<PaymentsPort, 'listPayments'> = {
    async listPayments(_userId, { after, limit }) {
      if (fails((requests += 1))) return failed({ kind: 'unavailable', message: 'Away' });
      const first = after ? Number(after.id) + 1 : 0;
      const rows = Array.from({ length: Math.min(limit, count - first) }, (_, i) => row(first + i));
      const last = rows.at(-1);
      return success({
        rows,
        ...(first + rows.length < count && last && { next: { id: last.id, date: last.date } }),
      });
    },
  };
  return { port, requests: () => requests };
}

const start = (port: Pick<PaymentsPort, 'listPayments'>, onProgress: (written: number) => void = () => {}) =>
  paymentsExport({ payments: port, userId: 'ada', filter: {}, onProgress });
const names = async (file: unknown) =>
  [...(await (file as Blob).text()).matchAll(/"Service (\d+)"/g)].map(([, n]) => Number(n));

describe('the export of payments', () => {
  it('has every payment that matches, once, and says how far it is [B24]', async () => {
    const { port } = portOf(1201);
    const progress: number[] = [];
    const file = await start(port, (written) => progress.push(written)).run(new AbortController().signal);
    expect(await names(file)).toEqual(Array.from({ length: 1201 }, (_, i) => i));
    expect(progress).toEqual([500, 1000, 1201]);
  });

  it('goes on after the last page that arrived when one has failed [B24]', async () => {
    const { port, requests } = portOf(1201, (request) => request === 2);
    const running = start(port);
    expect(await running.run(new AbortController().signal)).toBe('failed');
    const file = await running.run(new AbortController().signal);
    expect(await names(file)).toEqual(Array.from({ length: 1201 }, (_, i) => i));
    expect(requests()).toBe(4);
  });

  it('asks for nothing more once it was stopped [B24]', async () => {
    const { port, requests } = portOf(5000);
    const stopping = new AbortController();
    const outcome = await start(port, (written) => written >= 1000 && stopping.abort()).run(stopping.signal);
    expect([outcome, requests()]).toEqual(['stopped', 2]);
  });

  it('of no payments it is the titles alone [B24]', async () => {
    const file = await start(portOf(0).port).run(new AbortController().signal);
    expect(await (file as Blob).text()).toMatch(/^\uFEFF?Date[^\n]*\n$/);
  });
});
