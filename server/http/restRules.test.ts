import { PGlite } from '@supabase/lite/pglite';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createEmbeddedBackend, type EmbeddedBackend } from '../backend.ts';
import { forbiddenQueries } from './forbiddenFilters.fixture.ts';
import { sendRequest, signUpPerson, type Person } from '../auth/people.fixture.ts';

describe('requests for rows', () => {
  // Every statement of this backend's database is seen here; no other backend has this connection.
  const statements = vi.spyOn(PGlite.prototype, 'query');
  const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
  let backend: EmbeddedBackend;
  let ada: Person;
  beforeAll(async () => {
    backend = await createEmbeddedBackend();
    ada = await signUpPerson(backend);
  });
  afterEach(() => statements.mockClear());
  afterAll(async () => {
    await backend.close();
    vi.restoreAllMocks();
    errors.mockRestore();
  });

  const mine = () => ({ authorization: `Bearer ${ada.token}` });
  const get = (query: string) =>
    sendRequest(backend, 'GET', `/rest/v1/profiles?${query}`, { headers: mine() });
  const searched = () => statements.mock.calls.filter(([sql]) => /~|@@|to_tsquery/.test(sql));
  const isWell = async () => {
    expect((await get('select=full_name')).json).toEqual([{ full_name: ada.email }]);
    const { email } = ada;
    const body = JSON.stringify({ email, password: 'correct-horse' });
    expect((await sendRequest(backend, 'POST', '/auth/v1/token?grant_type=password', { body })).status).toBe(
      200,
    );
  };

  const rows = (count: number) =>
    Array.from({ length: count }, (_, n) => ({ id: crypto.randomUUID(), full_name: `${n}` }));
  const list = Array.from({ length: 16_400 }, (_, n) => n).join(',');
  it.each([
    ['rows of a visitor', 'POST', 'profiles', JSON.stringify(rows(16_384)), {}],
    [
      'rows of unlike columns',
      'POST',
      'profiles',
      JSON.stringify(rows(5001).map((row, n) => (n ? { id: row.id } : row))),
      {},
    ],
    ['rows of nothing', 'POST', 'profiles', `[${'{},'.repeat(40_000)}{}]`, {}],
    ['numbers for rows', 'POST', 'profiles', `[${list}]`, {}],
    [
      'rows that replace others',
      'POST',
      'profiles',
      JSON.stringify(rows(16_384)),
      { prefer: 'resolution=merge-duplicates' },
    ],
    [
      'rows as CSV',
      'POST',
      'profiles',
      `id,full_name\n${'x,y\n'.repeat(16_384)}`,
      { 'content-type': 'text/csv' },
    ],
    [
      'a form',
      'POST',
      'profiles',
      Array.from({ length: 16_384 }, (_, n) => `c${n}=1`).join('&'),
      { 'content-type': 'application/x-www-form-urlencoded' },
    ],
    [
      'columns of one row',
      'PATCH',
      'profiles?id=eq.1',
      JSON.stringify(Object.fromEntries(list.split(',').map((n) => [`c${n}`, n]))),
      {},
    ],
    ['arguments', 'POST', 'rpc/set_simulated_plan', `[${list}]`, {}],
    ['a list in a filter', 'GET', `profiles?full_name=in.(${list})`, undefined, {}],
  ])('with too many values are refused in words: %s [P2]', async (_what, method, path, body, headers) => {
    const answer = await sendRequest(backend, method, `/rest/v1/${path}`, {
      ...(body !== undefined && { body }),
      headers,
    });
    expect([answer.status, answer.json]).toEqual([
      413,
      expect.objectContaining({
        message: 'A request may hold at most 10000 values. Send it in several parts.',
      }),
    ]);
    await isWell();
  });

  const many = Array.from({ length: 16_400 }, (_, n) => `full_name.eq.${n}`).join(',');
  it.each([
    ['in a row', `or=(${many})`],
    ['one in the other', `and=(${'or('.repeat(1000)}id.is.null${')'.repeat(1000)})`],
    ['as negations', `not.and=(${'not.or('.repeat(1000)}id.is.null${')'.repeat(1000)})`],
  ])('with too many filters are refused in words: %s [P2]', async (_what, query) => {
    const answer = await get(query);
    expect([answer.status, answer.json]).toEqual([413, expect.objectContaining({ code: '54001' })]);
    await isWell();
  });

  const deep = `${'['.repeat(10_000)}${']'.repeat(10_000)}`;
  it.each([
    ['columns', 'profiles', `{"description":${deep}}`],
    ['arguments', 'rpc/apply_billing_snapshot', `{"snapshot":${deep}}`],
    ['arguments as text', 'rpc/apply_billing_snapshot', `{"snapshot":"${deep}"}`],
  ])('with values that are nested too deeply are refused in words: %s [P2]', async (_what, path, body) => {
    const answer = await sendRequest(backend, 'POST', `/rest/v1/${path}`, { body, headers: mine() });
    expect([answer.status, answer.json]).toEqual([413, expect.objectContaining({ code: '54001' })]);
    await isWell();
  });

  it.each([
    'select=%22',
    'select=id,%22full_name',
    'select=payment_history(%22',
    'on_conflict=%22&select=%22',
  ])('that cannot be read are refused: %s [P2]', async (query) => {
    const { status, json } = await get(query);
    expect([status, json]).toEqual([400, expect.objectContaining({ code: 'PGRST100' })]);
  });

  it('for more columns than a table can have are refused in words [P2]', async () => {
    const { status, json } = await get(`select=${'id,'.repeat(2000)}id`);
    expect([status, json]).toEqual([413, expect.objectContaining({ code: '54011' })]);
  });

  it('may hold a hundred rows at once [P2]', async () => {
    const body = JSON.stringify(rows(100));
    const answer = await sendRequest(backend, 'POST', '/rest/v1/profiles', { body, headers: mine() });
    // The rows reached the table, which refused them because they belong to somebody else.
    expect(answer.json).toMatchObject({ code: '42501' });
  });

  it.each([
    '__proto__=eq.1',
    '%5F_proto__=eq.1',
    '%22__proto__%22=eq.1',
    '__proto__-%3Ea=eq.1',
    'constructor=eq.1',
    'toString=eq.1',
    'select=__proto__:payment_history(*)&__proto__.id=eq.1',
    'select=constructor:payment_history(*)&constructor.id=eq.1',
  ])('by a name that every object has are refused, and leave those objects alone: %s [P2]', async (query) => {
    const { status } = await get(query);
    expect([status, Object.keys(Object.prototype), Object.keys(Object)]).toEqual([400, [], []]);
    // After such a request the server used to misread the filters of all other requests.
    await isWell();
  });

  it('may name such things in values [P2]', async () => {
    expect((await get('full_name=eq.__proto__&or=(location.eq.constructor,id.is.null)')).status).toBe(200);
  });

  it.each([
    ['a column', 'PATCH', 'profiles?id=eq.1', { description: 'x'.repeat(40_000) }],
    ['a column of several rows', 'POST', 'profiles', [{}, { full_name: 'x'.repeat(40_000) }]],
    ['an argument', 'POST', 'rpc/set_simulated_plan', { plan: 'x'.repeat(40_000) }],
  ])(
    'with a text longer than any column takes are refused in words: %s [P2]',
    async (_what, method, path, body) => {
      const answer = await sendRequest(backend, method, `/rest/v1/${path}`, {
        body: JSON.stringify(body),
        headers: mine(),
      });
      expect([answer.status, answer.json]).toEqual([413, expect.objectContaining({ code: '54000' })]);
    },
  );

  it('take no pattern for a filter, however long it would keep the database busy [P2]', async () => {
    await ada.client
      .from('profiles')
      .update({ description: `${'a'.repeat(1999)}!` })
      .eq('id', ada.id);
    const answer = await get(`description=match.${encodeURIComponent('^(a*)(a*)(a*)(a*)\\1\\2\\3\\4!$')}`);
    expect([answer.status, answer.json]).toEqual([
      400,
      {
        code: '0A000',
        details: null,
        hint: null,
        message: "The filter 'regex' is not offered by this server.",
      },
    ]);
  });

  it.each(['(', '%28'])(
    'with conditions thousands of levels deep are refused before they are read: and%s [P2]',
    async (open) => {
      const { status, json } = await get(`or=(${`and${open}`.repeat(2000)}id.eq.1${')'.repeat(2001)}`);
      expect([status, json]).toEqual([413, expect.objectContaining({ code: '54001' })]);
      expect(statements).not.toHaveBeenCalled();
      expect((await get(`or=(${'and('.repeat(50)}full_name.neq.x${')'.repeat(51)}`)).status).toBe(200);
    },
  );

  it('never let a pattern through to the database, whatever its encoding, nesting and negation [P2]', async () => {
    await fc.assert(
      fc.asyncProperty(
        forbiddenQueries,
        fc.constantFrom('GET', 'HEAD', 'PATCH', 'DELETE'),
        async (query, method) => {
          const { status } = await sendRequest(backend, method, `/rest/v1/profiles?${query}`, {
            headers: mine(),
            ...(method === 'PATCH' && { body: '{"location":"x"}' }),
          });
          expect([status, searched()]).toEqual([expect.toSatisfy((code) => code >= 400 && code < 500), []]);
        },
      ),
      { numRuns: 500, seed: 18 },
    );
    await isWell();
  });

  it.each([
    'full_name=eq.match.(a*)',
    'full_name=neq.fts.x',
    'or=(full_name.eq.match,full_name.like.*@*)',
    'full_name=ilike.*EXAMPLE*',
    'not.and=(full_name.is.null,location.gt.match)',
    'full_name=in.("match.x",imatch)',
    'location=not.isdistinct.null&full_name=gte.a',
  ])('may name patterns in values, and use the other filters: %s [P2]', async (query) => {
    expect((await get(query)).status).toBe(200);
  });
});
