import fc from 'fast-check';

export interface Sender {
  key: string;
  /** The token of a user whose data may all be lost. */
  token: string;
  id: string;
}

const values = [
  '1',
  'null',
  'true',
  '(1,2,3)',
  '("a","b',
  '{a,b}',
  '*%_',
  '^(a*)(a*)(a*)(a*)\\1\\2\\3\\4!$',
  'NaN',
  '1e999',
  '-1',
  '2026-02-30',
  "'; drop table profiles; --",
  '\u0000',
  '😀',
  '\ud800',
];
/** Texts that have a meaning for a parser, and any others. */
export const odd = fc.oneof(fc.constantFrom(...values), fc.string({ maxLength: 40, unit: 'binary' }));

const text = fc.oneof(odd, fc.constantFrom('x'.repeat(5000), 'a@example.com', 'correct-horse', ''));
const field = fc.constantFrom(
  'id',
  'full_name',
  'email',
  'password',
  'data',
  'refresh_token',
  'type',
  'token',
  'prefix',
  'sortBy',
  'limit',
  'offset',
  'plan',
  'bucketId',
  'sourceKey',
  'destinationKey',
  'payment_method',
  '__proto__',
  'constructor',
  '',
);
const json = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.dictionary(field, fc.oneof(text, fc.jsonValue({ maxDepth: 2 })), { maxKeys: 5 }),
  },
  fc.array(fc.dictionary(field, text, { maxKeys: 3 }), { maxLength: 4 }),
  fc.jsonValue({ maxDepth: 3 }),
);
export const bodyOf = ({ id }: Sender) =>
  fc.oneof(
    { weight: 40, arbitrary: json.map((value) => JSON.stringify(value)) },
    { weight: 5, arbitrary: fc.constant(JSON.stringify({ id, full_name: 'Mallory' })) },
    fc.constantFrom(
      '',
      '{',
      'null',
      '[[]]',
      '{"a":'.repeat(5000),
      `{"data":${'['.repeat(3000)}${']'.repeat(3000)}}`,
      `{"event":${'['.repeat(3000)}${']'.repeat(3000)}}`,
      JSON.stringify({ event: '['.repeat(300_000) }),
    ),
    fc.constantFrom(JSON.stringify(Array.from({ length: 17_000 }, () => ({ id, full_name: 'x' })))),
    { weight: 5, arbitrary: fc.string({ maxLength: 100, unit: 'binary' }) },
    fc.uint8Array({ maxLength: 200 }).map((bytes) => Uint8Array.from(bytes)),
  );

export const headersOf = ({ key, token }: Sender) =>
  fc
    .record({
      apikey: fc.oneof(
        { weight: 8, arbitrary: fc.constant(key) },
        fc.constantFrom(undefined, 'wrong', token),
      ),
      authorization: fc.oneof(
        { weight: 5, arbitrary: fc.constant(`Bearer ${token}`) },
        fc.constantFrom(undefined, `Bearer ${key}`, 'Bearer x.y.z', `bearer ${token}x`, 'Basic eA==', ''),
      ),
      'content-type': fc.constantFrom(
        'application/json',
        'application/json',
        'application/json',
        'image/png',
        'text/csv',
        'multipart/form-data; boundary=x',
        'application/vnd.pgrst.object+json',
        'x',
        undefined,
      ),
      accept: fc.constantFrom(
        undefined,
        'application/json',
        'application/vnd.pgrst.object+json',
        'text/csv',
        'application/vnd.pgrst.plan',
        'text/html',
        '*/*;q=x',
      ),
      prefer: fc.constantFrom(
        undefined,
        undefined,
        'return=representation',
        'resolution=merge-duplicates',
        'count=exact',
        'missing=default',
        'tx=rollback',
        'x',
      ),
      range: fc.constantFrom(
        undefined,
        undefined,
        undefined,
        '0-1',
        'bytes=5-1',
        '5-2',
        '99999999999-',
        'rows=-1',
        'x',
      ),
      'accept-profile': fc.constantFrom(
        undefined,
        undefined,
        undefined,
        undefined,
        'auth',
        'storage',
        'private',
      ),
      'x-upsert': fc.constantFrom(undefined, undefined, 'true'),
    })
    .map(
      (all) =>
        Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined)) as Record<
          string,
          string
        >,
    );
