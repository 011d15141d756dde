import { describe, expect, it } from 'vitest';
import { failed, success } from '../../../services/result.ts';
import { unzipped } from './archive/unzipped.fixture.ts';
import { dataExport, type DataExportOptions, type ExportProgress } from './dataExport.ts';

type CopiedPort = DataExportOptions['ownData'];

const at = new Date('2026-05-01T12:00:00Z');
const user = { id: 'ada', email: 'ada@example.com' };

/** A port with these areas, in pages of 500, whose requests fail where `fails` says so. */
function portOf(
  areas: Readonly<Record<string, readonly Record<string, unknown>[]>>,
  fails = (_request: number) => false,
) {
  let requests = 0;
  const away = failed({ kind: 'unavailable', message: 'Away' });
  const port: CopiedPort = {
    async listAreas() {
      if (fails((requests += 1))) return away;
      return success(Object.entries(areas).map(([area, { length: total }]) => ({ area, total })));
    },
    async loadRows(_userId, area, after = [0]) {
      if (fails((requests += 1))) return away;
      const first = Number(after[0]);
      const rows = areas[area]?.slice(first, first + 500) ?? [];
      return success({ rows, ...(rows.length === 500 && { next: [first + 500] }) });
    },
    async loadPicture(name) {
      if (fails((requests += 1))) return away;
      if (name.includes('gone')) return failed({ kind: 'not-found', message: '' });
      return success(new TextEncoder().encode(name));
    },
  };
  return { port, requests: () => requests };
}

const begin = (ownData: CopiedPort, onProgress: (progress: ExportProgress) => void = () => {}) =>
  dataExport({ ownData, user, onProgress, at });
const run = (exporting: ReturnType<typeof begin>, signal = new AbortController().signal) =>
  exporting.run(signal);

/** The files of the archive as texts. */
async function opened(outcome: Awaited<ReturnType<typeof run>>) {
  if (!outcome.ok) throw new Error(`The copy failed: ${outcome.failure.kind}`);
  return unzipped(new Uint8Array(await outcome.value.arrayBuffer()));
}

const payments = Array.from({ length: 1201 }, (_, n) => ({ id: n, name: 'Café – 日本' }));

describe('the copy of one’s own data', () => {
  it('is one archive with a JSON file for each area, the pictures, and a page that says what is in it [U32]', async () => {
    const { port } = portOf({
      profile: [{ full_name: 'Ada <b>' }],
      payments,
      subscriptions: [],
      something_new: [{ n: 1 }],
      pictures: [{ name: 'ada/1.png' }, { name: 'ada@example.com/1.png' }, { name: 'ada/gone.png' }],
    });
    const progress: ExportProgress[] = [];
    const files = await opened(await run(begin(port, (each) => progress.push(each))));
    expect(Object.keys(files)).toEqual([
      'profile.json',
      'payments.json',
      'subscriptions.json',
      'something_new.json',
      'pictures.json',
      'pictures/1.png',
      'pictures/1-1.png',
      'index.html',
    ]);
    expect(JSON.parse(files['profile.json'] ?? '')).toEqual({ full_name: 'Ada <b>' });
    expect(JSON.parse(files['payments.json'] ?? '')).toEqual(payments);
    expect(JSON.parse(files['subscriptions.json'] ?? '')).toEqual([]);
    expect(JSON.parse(files['something_new.json'] ?? '')).toEqual([{ n: 1 }]);
    expect(files['pictures/1-1.png']).toBe('ada@example.com/1.png');
    expect(files['index.html']).toContain(
      '<a href="payments.json">payments.json</a></td><td>Payments</td><td>1201',
    );
    expect(files['index.html']).toContain('Removed while the copy was being written: gone.png.');
    expect(progress.at(-1)).toEqual({ written: 1209, total: 1209 });
    expect(progress[0]).toEqual({ written: 0, total: 1209 });
  });

  it('goes on after the last page that arrived when one has failed, whichever it was [U32]', async () => {
    const areas = { account: [{ id: 'ada' }], payments, pictures: [{ name: 'ada/1.png' }] };
    const whole = await opened(await run(begin(portOf(areas).port)));
    for (let broken = 1; broken <= 7; broken += 1) {
      const { port, requests } = portOf(areas, (request) => request === broken);
      const exporting = begin(port);
      expect(await run(exporting)).toMatchObject({ ok: false, failure: { message: 'Away' } });
      expect(await opened(await run(exporting))).toEqual(whole);
      expect(requests()).toBe(8);
    }
  });

  it('asks for nothing more once it was stopped [U32]', async () => {
    const { port, requests } = portOf({ payments });
    const stopping = new AbortController();
    const exporting = begin(port, ({ written }) => written >= 1000 && stopping.abort());
    expect(await run(exporting, stopping.signal)).toMatchObject({ failure: { kind: 'cancelled' } });
    expect(requests()).toBe(3);
  });

  it('says that a server without it offers no copy [U32]', async () => {
    const { port } = portOf({});
    const exporting = begin({ ...port, listAreas: async () => success(undefined) });
    expect(await run(exporting)).toMatchObject({ ok: false, failure: { message: /offers no copy/ } });
  });

  it('never has more than one page in hand of somebody with a hundred thousand payments [U32]', async () => {
    const many = Array.from({ length: 100_000 }, (_, n) => ({ id: n, service_name: `Service ${n % 40}` }));
    const { port, requests } = portOf({ payments: many });
    const steps: number[] = [];
    const outcome = await run(begin(port, ({ written }) => steps.push(written)));
    expect(requests()).toBe(202);
    expect(Math.max(...steps.map((written, n) => written - (steps[n - 1] ?? 0)))).toBe(500);
    const files = await opened(outcome);
    expect((JSON.parse(files['payments.json'] ?? '') as unknown[]).length).toBe(100_000);
  });
});
