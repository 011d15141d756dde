import fc from 'fast-check';
import { expect, it } from 'vitest';
import { userOf, type Signed } from '../adapters/supabase/user.ts';
import { open } from './bootstrap.fixture.ts';
import { sessionKey } from './sessionKey.ts';

const seed = 20_261_123;

/** Any value of JSON, with shapes that break conversions: objects that cannot be converted, and unpaired surrogates. */
const anything = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }),
  fc.constantFrom<unknown>([], [[]], {}, '', ' ', 0, null, '\ud800', { toString: 1, valueOf: 1 }, [null]),
);
const oftenMissing = (value: fc.Arbitrary<unknown>) => fc.option(value, { nil: undefined });
const metadata = fc.oneof(
  anything,
  fc.record({
    full_name: oftenMissing(anything),
    avatar_url: oftenMissing(fc.oneof(anything, fc.constant('\ud800@x.test/a.png'))),
  }),
);
const someone = fc.oneof(
  anything,
  fc.record({
    id: fc.oneof(fc.constant('u1'), anything),
    email: oftenMissing(anything),
    user_metadata: oftenMissing(metadata),
  }),
);
const stored = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      access_token: fc.oneof({ weight: 4, arbitrary: fc.constant<unknown>('token-1') }, anything),
      expires_at: fc.oneof({ weight: 4, arbitrary: fc.constant<unknown>(4_102_444_800) }, anything),
      user: someone,
    }),
  },
  anything,
);

it('whatever is stored as a session, the first script shows a view and names its user by a text [E2]', () => {
  let shown = 0;
  fc.assert(
    fc.property(stored, (value) => {
      const { bootState } = open({ [sessionKey]: JSON.stringify(value) ?? 'undefined' });
      expect(['resolving', 'main']).toContain(bootState.view);
      if (bootState.view !== 'main') return;
      shown += 1;
      const { id, email, fullName, avatarUrl } = userOf(
        { user: bootState.user as Signed['user'] },
        'https://x.test',
      );
      for (const text of [id, email, fullName, avatarUrl]) expect(typeof text).toBe('string');
    }),
    { seed, numRuns: 500 },
  );
  expect(shown).toBeGreaterThan(50);
});
