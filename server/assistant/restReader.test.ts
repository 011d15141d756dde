import { describe, expect, it } from 'vitest';
import { AccountReadError, restReader } from './restReader.ts';

const user = { id: 'u1', email: 'ada@example.com' };
const nothing = { count: 0, totals: [], rows: [] };

/** A reader over these answers, and what it asked. */
function over(answer: (request: Request) => Response | Promise<Response>, timeoutMs?: number) {
  const asked: Request[] = [];
  const reader = restReader({
    url: 'https://p.test',
    key: 'publishable',
    token: 'adas-token',
    user,
    ...(timeoutMs && { timeoutMs }),
    async fetch(input, init) {
      const request = new Request(input, init);
      asked.push(request.clone());
      return answer(request);
    },
  });
  return { reader, asked };
}

const kindOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'no error',
    (error: unknown) => (error instanceof AccountReadError ? error.kind : error),
  );

describe('restReader', () => {
  it('asks with the user’s own token, and says in the body what is wanted [A21]', async () => {
    const { reader, asked } = over(() => Response.json(nothing));
    await reader.payments({ service: '%&a=b', status: 'failed', since: '2026-01-01T00:00:00Z', limit: 3 });
    const [request] = asked;
    expect([request?.method, request?.url]).toEqual(['POST', 'https://p.test/rest/v1/rpc/find_payments']);
    expect(request?.headers.get('authorization')).toBe('Bearer adas-token');
    expect(request?.headers.get('apikey')).toBe('publishable');
    expect(await request?.json()).toEqual({
      service: '%&a=b',
      status: 'failed',
      since: '2026-01-01T00:00:00Z',
      max_rows: 3,
    });
  });

  it.each([
    [401, 'refused'],
    [403, 'refused'],
    [404, 'unavailable'],
    [429, 'unavailable'],
    [500, 'unavailable'],
    [503, 'unavailable'],
  ])('tells what %i means, and asks only once [A21]', async (status, kind) => {
    const { reader, asked } = over(() => Response.json({ code: 'X', message: 'no' }, { status }));
    expect(await kindOf(reader.payments({}))).toBe(kind);
    expect(asked).toHaveLength(1);
  });

  it.each<[string, () => Response | Promise<Response>, string]>([
    ['no network', () => Promise.reject(new TypeError('fetch failed')), 'unavailable'],
    ['HTML', () => new Response('<html>'), 'malformed'],
    ['null', () => Response.json(null), 'malformed'],
    ['no count', () => Response.json({ ...nothing, count: '0' }), 'malformed'],
    ['no list', () => Response.json({ ...nothing, rows: {} }), 'malformed'],
    ['a row that is none', () => Response.json({ ...nothing, rows: [7] }), 'malformed'],
    [
      'an amount that is no number',
      () => Response.json({ ...nothing, rows: [{ id: 'a', date: '2026-01-01', amount: 'NaN' }] }),
      'malformed',
    ],
    [
      'a total that is no number',
      () => Response.json({ ...nothing, totals: [{ currency: 'USD', total: null, count: 1, ids: [] }] }),
      'malformed',
    ],
  ])('rejects on %s, so that no figure is made up [A21]', async (_what, answer, kind) => {
    expect(await kindOf(over(answer).reader.payments({}))).toBe(kind);
  });

  it('gives up a request that is never answered, and one whose answer never ends [A21]', async () => {
    const never = over(() => new Promise(() => undefined), 20);
    expect(await kindOf(never.reader.account())).toBe('timeout');
    expect(never.asked[0]?.signal.aborted).toBe(true);
    const endless = over(() => new Response(new ReadableStream()), 20);
    expect(await kindOf(endless.reader.usage!())).toBe('timeout');
  });

  it('stops when its caller does, with the caller’s reason [A21]', async () => {
    const { reader, asked } = over(() => new Promise(() => undefined));
    const leaving = new AbortController();
    const answer = kindOf(reader.account(leaving.signal));
    const reason = new Error('The user pressed Stop.');
    leaving.abort(reason);
    expect(await answer).toBe(reason);
    expect(asked[0]?.signal.aborted).toBe(true);
  });

  it('takes what it does not know of for unknown, and keeps why a payment failed [A21]', async () => {
    const row = { id: 'p1', date: '2026-01-01T00:00:00+00:00', service: 'S', amount: 1, currency: 'USD' };
    const rows = [
      { ...row, status: 'refunded' },
      { ...row, status: 'failed', failure_reason: 'card_declined' },
    ];
    const found = await over(() => Response.json({ ...nothing, rows })).reader.payments({});
    expect(found.rows.map(({ status, failureReason }) => [status, failureReason])).toEqual([
      ['unknown', undefined],
      ['failed', 'card_declined'],
    ]);
  });
});

describe('what was changed, over REST', () => {
  it('is nothing where the project has no such function, and an error where it cannot be read [U26]', async () => {
    const missing = over(() => Response.json({ code: 'PGRST202' }, { status: 404 }));
    expect(await missing.reader.activity!({})).toBeUndefined();
    expect(await kindOf(over(() => Response.json({}, { status: 500 })).reader.activity!({}))).toBe(
      'unavailable',
    );
    const wrong = { count: 1, rows: [{ id: 'one', happened_at: '2026-01-01', subject: 'profile' }] };
    expect(await kindOf(over(() => Response.json(wrong)).reader.activity!({}))).toBe('malformed');
  });

  it('asks in the database’s words [U26]', async () => {
    const { reader, asked } = over(() => Response.json({ count: 0, rows: [] }));
    await reader.activity!({ by: 'agent', about: 'location', since: '2026-01-01T00:00:00Z', limit: 10 });
    expect(await asked[0]?.json()).toEqual({
      actor: 'agent',
      about: 'location',
      since: '2026-01-01T00:00:00Z',
      max_rows: 10,
    });
  });
});
