import { describe, expect, it } from 'vitest';
import type { Activity } from './activity.ts';
import { activityWords, englishActivity } from './activityWords.ts';

const entry = (more: Partial<Activity>): Activity => ({
  id: 1,
  happenedAt: '2026-11-24T10:43:00Z',
  actor: 'user',
  subject: 'profile',
  change: 'updated',
  details: {},
  userAgent: '',
  ...more,
});
const wordsOf = (more: Partial<Activity>) => {
  const { title, detail } = activityWords(entry(more), { locale: 'en-US', device: (name) => `<${name}>` });
  return [title, detail];
};

describe('an entry of what was changed', () => {
  it.each<[string, Partial<Activity>, [title: string, detail: string]]>([
    [
      'a value',
      { details: { location: ['Arlington', 'Lisbon'] } },
      ['Location changed', 'Arlington → Lisbon'],
    ],
    [
      'a language, by its own name',
      { subject: 'preferences', details: { language: ['', 'ar'] } },
      ['Language changed', 'automatic → العربية'],
    ],
    [
      'an account at another site',
      { subject: 'password', change: 'added', details: { provider: ['', 'github'] } },
      ['Way to sign in added', 'GitHub'],
    ],
    [
      'an account at a site that is not known',
      { subject: 'password', change: 'removed', details: { provider: ['saml', ''] } },
      ['Way to sign in removed', 'saml'],
    ],
    ['a first value', { details: { location: ['', 'Lisbon'] } }, ['Location added', 'Lisbon']],
    ['no value any more', { details: { location: ['Lisbon', ''] } }, ['Location removed', 'Lisbon']],
    [
      'several, in the order of the form',
      { details: { avatar_url: ['picture', 'picture'], description: ['Old', 'New'], full_name: ['A', 'B'] } },
      ['Name, description, and picture changed', 'A → B · New'],
    ],
    ['a picture', { details: { avatar_url: ['picture', ''] } }, ['Picture removed', '']],
    [
      'preferences, of which none is ever added or removed',
      {
        subject: 'preferences',
        details: { time_zone: ['', 'Europe/Lisbon'], hour_cycle: ['h12', ''], theme: ['', 'dark'] },
      },
      [
        'Time zone, clock, and theme changed',
        'automatic → Europe/Lisbon · 12 hours → automatic · automatic → dark',
      ],
    ],
    [
      'an address',
      { subject: 'email', details: { email: ['a@example.com', 'b@example.com'] } },
      ['Email address changed', 'a@example.com → b@example.com'],
    ],
    [
      'a status, in words',
      { subject: 'billing', details: { subscription_status: ['active', 'past_due'] } },
      ['Plan status changed', 'active → payment failed'],
    ],
    [
      'a plan, whose end needs no word',
      {
        subject: 'billing',
        details: { subscription_plan: ['free', 'pro'], ends_at: ['2026-12-01T12:00Z', ''] },
      },
      ['Plan changed', 'Free → Pro'],
    ],
    [
      'a plan that nobody knows',
      { subject: 'billing', details: { subscription_plan: ['pro', 'gold'] } },
      ['Plan changed', 'Pro → gold'],
    ],
    [
      'the end of a plan',
      { subject: 'billing', details: { ends_at: ['', '2026-12-01T12:00:00Z'] } },
      ['Plan cancelled', 'Dec 1, 2026'],
    ],
    [
      'no end any more',
      { subject: 'billing', details: { ends_at: ['2026-12-01T12:00:00Z', ''] } },
      ['Plan resumed', 'Dec 1, 2026'],
    ],
    ['a password', { subject: 'password' }, ['Password changed', '']],
    ['a sign-in', { subject: 'session', change: 'added' }, ['Signed in', '']],
    [
      'the end of a session',
      { subject: 'session', change: 'removed', details: { device: ['Firefox', ''] } },
      ['Signed out', '<Firefox>'],
    ],
    [
      'a second factor',
      { subject: 'factor', change: 'added', details: { name: ['', 'Phone'] } },
      ['Second factor added', 'Phone'],
    ],
    ['what no version of the app knows yet', { subject: 'badges' }, ['badges changed', '']],
    [
      'a column that no version of the app knows yet',
      { details: { title: ['a', 'b'] } },
      ['Profile changed', ''],
    ],
  ])('says %s in words [U23]', (_what, more, expected) => {
    expect(wordsOf(more)).toEqual(expected);
  });

  it('lists names as the language of its words does, which in Arabic is without a comma or a space [U23]', () => {
    const labels = { full_name: 'الاسم', location: 'الموقع', description: 'الوصف' };
    const words = { ...englishActivity, locale: 'ar', keepsCase: true as const, labels };
    const details = { full_name: ['A', 'B'], location: ['A', 'B'], description: ['A', 'B'] } as const;
    expect(activityWords(entry({ details }), { words, device: String }).title).toBe(
      'الاسم والموقع والوصف changed',
    );
  });

  it('is one line, however long a value is [U23]', () => {
    const [, detail] = wordsOf({ details: { description: ['', `one\n\ntwo ${'x'.repeat(180)}`] } });
    expect(detail).toMatch(/^one two x+…$/);
    expect(detail).toHaveLength(81);
  });
});
