import { expect, it } from 'vitest';
import { hasPassword, wayViews } from './wayView.ts';
import { words } from './wayView.words.ts';

const way = (provider: string, email = 'ada@example.com', change = {}) => ({
  id: provider,
  provider,
  email,
  addedAt: '',
  lastUsedAt: '',
  ...change,
});
const removals = (...ways: ReturnType<typeof way>[]) =>
  wayViews(ways, 'Ada@example.com', words).map(({ removal }) => removal);

it('a way is removed only while another one remains that keeps the account’s address [U29]', () => {
  expect(removals(way('email'))).toEqual(['never']);
  expect(removals(way('github'))).toEqual(['impossible']);
  expect(removals(way('email'), way('github'))).toEqual(['never', 'possible']);
  expect(removals(way('github'), way('google'))).toEqual(['possible', 'possible']);
  expect(removals(way('github'), way('google', 'other@example.com'))).toEqual(['impossible', 'possible']);
  expect(removals(way('github', ''), way('google'))).toEqual(['possible', 'impossible']);
});

it('what is not known of a way is left out [U29]', () => {
  const [both, one, none] = wayViews(
    [
      way('github', 'a', { addedAt: '2026-02-11T10:00:00Z', lastUsedAt: '2026-05-02T10:00:00Z' }),
      way('google', 'b', { lastUsedAt: '2026-05-02T10:00:00Z' }),
      way('saml', ''),
    ],
    'x',
    words,
  );
  expect(both?.used).toBe('Added on Feb 11, 2026 · last used on May 2, 2026');
  expect(one?.used).toBe('Last used on May 2, 2026');
  expect(none).toMatchObject({ name: 'saml', mark: 'other', used: '', address: '' });
});

it('an account has a password when one of its ways is one [U29]', () => {
  expect([hasPassword([way('github')]), hasPassword([way('github'), way('email')])]).toEqual([false, true]);
});
