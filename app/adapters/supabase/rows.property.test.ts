import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Failure } from '../../../src/services/result.ts';
import { avatarAddress } from './avatar.ts';
import { supabaseClient } from './client.ts';
import { supabaseData } from './data.ts';
import { failureOf } from './failure.ts';
import { memoryStorage } from './storage.ts';

const seed = 20_260_101;
const user = { id: 'u1', email: 'ada@example.com', fullName: 'Ada', avatarUrl: '' };
const kinds = ['unavailable', 'refused', 'not-found', 'session', 'cancelled'];

let answer = () => new Response();
const data = supabaseData(
  supabaseClient({
    url: 'https://backend.test',
    key: 'k',
    storage: memoryStorage(),
    autoRefresh: false,
    retry: false,
    fetch: async () => answer(),
  }),
);

const columns = [
  'id user_id full_name location description avatar_url updated_at subscription_plan subscription_status',
  'payment_method service_name payment_date amount currency status code message details hint',
].flatMap((line) => line.split(' '));
/** Values that a column should never hold. */
const anyValue = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }),
  fc.string({ unit: 'binary' }),
  fc.webUrl(),
  fc.constantFrom(
    'javascript:ran()',
    '//attack.test',
    'u1/a.png',
    'u1/../a.png',
    '1e999',
    'NaN',
    '__proto__',
    '',
    'x'.repeat(301),
  ),
);
const anyRow = fc.dictionary(fc.constantFrom(...columns), anyValue);
const anyBody = fc.oneof(
  anyRow.map((row) => JSON.stringify(row)),
  fc.array(anyRow, { maxLength: 6 }).map((rows) => JSON.stringify(rows)),
  fc.json(),
  fc.string(),
);
const anyStatus = fc.oneof(
  fc.constantFrom(200, 200, 200, 201, 400, 401, 403, 404, 406, 409, 429, 500, 502, 503),
  fc.integer({ min: 200, max: 599 }),
);
const withoutBody = (status: number) => [204, 205, 304].includes(status);

const calls = {
  loadProfile: () => data.loadProfile(user),
  saveProfile: () =>
    data.saveProfile(user, { fullName: 'Ada', location: '', description: '', avatarUrl: '' }),
  loadBilling: () => data.loadBilling('u1'),
  savePaymentMethod: () => data.savePaymentMethod('u1', 'PayPal'),
  setPlan: () => data.setPlan('u1', 'pro'),
  loadPayments: () => data.loadPayments('u1', 5),
};

/** Fields that are neither a text nor a finite number. */
function faultsOf(value: unknown): string[] {
  const rows: unknown[] = Array.isArray(value) ? value : [value];
  return rows.flatMap((row) =>
    Object.entries(Object(row) as Record<string, unknown>).flatMap(([name, field]) => {
      if (name === 'amount') return Number.isFinite(field) ? [] : [`amount ${String(field)}`];
      if (typeof field !== 'string') return [`${name} is no text`];
      if (name === 'avatarUrl' && field !== '' && !/^https?:\/\//i.test(field)) return [`avatarUrl ${field}`];
      return (name === 'currency' || name === 'serviceName' || name === 'plan') && field === ''
        ? [`${name} is empty`]
        : [];
    }),
  );
}

/** What a failure must not contain: an unknown kind, or a message that cannot be shown. */
const unfit = ({ kind, message }: Failure) => [
  ...(kinds.includes(kind) ? [] : [`a ${kind}`]),
  ...(message.length > 300 || /^\s*[<{[]/.test(message) ? [message] : []),
];

describe('whatever the backend answers', () => {
  it.each(Object.entries(calls))(
    '%s gives rows as typed, or says why not [C3, C4, E3, E5, E6]',
    async (_, call) => {
      await fc.assert(
        fc.asyncProperty(anyBody, anyStatus, async (body, status) => {
          answer = () => new Response(withoutBody(status) ? null : body, { status });
          const result = await call();
          expect(result.ok ? faultsOf(result.value) : unfit(result.failure)).toEqual([]);
        }),
        { seed, numRuns: 150 },
      );
    },
  );

  it('fails with a known kind, in words fit to show [X9]', () => {
    fc.assert(
      fc.property(
        fc.record(
          { message: anyValue, code: anyValue, status: anyValue, name: anyValue },
          { requiredKeys: [] },
        ),
        fc.option(fc.integer({ min: 0, max: 999 }), { nil: undefined }),
        (error, status) => {
          expect(unfit(failureOf(error, status))).toEqual([]);
        },
      ),
      { seed, numRuns: 1000 },
    );
  });

  it('only web addresses become a src [E3]', () => {
    fc.assert(
      fc.property(anyValue, (value) => {
        const address = avatarAddress(value, user.id, 'https://backend.test');
        expect(address === '' || /^https?:\/\//i.test(address)).toBe(true);
      }),
      { seed, numRuns: 1000 },
    );
  });
});
