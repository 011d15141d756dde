import { describe, expect, it } from 'vitest';
import type { Activity } from '../../../src/services/activity.ts';
import { memoryReader } from '../memoryReader.ts';
import { asksForActivity } from './activityQuestion.ts';
import { account, played, turnOf } from './rules.fixture.ts';

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const entry = (id: number, day: string, more: Partial<Activity> = {}): Activity => ({
  id,
  happenedAt: `2026-07-${day}T10:00:00Z`,
  actor: 'user',
  subject: 'profile',
  change: 'updated',
  details: {},
  userAgent: '',
  ...more,
});
/** Of 10 July 2026, which is today. */
const activity = [
  entry(1, '01', { subject: 'session', change: 'added', userAgent: firefox }),
  entry(2, '02', { subject: 'password' }),
  entry(3, '09', {
    actor: 'agent',
    details: { location: ['Arlington', 'Lisbon [x](y)'] },
    userAgent: firefox,
  }),
  entry(4, '09', { details: { full_name: ['Ada', 'Ada L.'] } }),
  entry(5, '10', { subject: 'billing', actor: 'service', details: { subscription_plan: ['free', 'pro'] } }),
];
const answer = async (question: string, entries: readonly Activity[] | undefined = activity) => {
  const reader = memoryReader({ account, payments: [], ...(entries && { activity: entries }) });
  return (await played(turnOf(question, { reader }))).text;
};

const [signedIn, password, location, name, plan] = [
  '- Jul 1, 2026: Signed in, by you, Firefox on Linux',
  '- Jul 2, 2026: Password changed, by you',
  '- Jul 9, 2026: Location changed (Arlington → Lisbon \\[x\\]\\(y\\)), by me, you said yes, Firefox on Linux',
  '- Jul 9, 2026: Name changed (Ada → Ada L.), by you',
  '- Jul 10, 2026: Plan changed (Free → Pro)',
];

describe('what was changed', () => {
  it.each([
    ['What did you change yesterday?', [location]],
    ['what have you changed this week', [location]],
    ['Did you change my location?', [location]],
    ['What changed in my account?', [plan, name, location, password, signedIn]],
    ['what changed in my account yesterday', [name, location]],
    ['What did I change this month?', [name, password, signedIn]],
    ['Who changed my profile?', [name, location]],
    ['When was my password changed?', [password]],
    ['when did I last sign in', [signedIn]],
    ['Did my plan change?', [plan]],
    ['show my recent activity', [plan, name, location, password, signedIn]],
  ])('%s: is answered with exactly these, the newest first [U26]', async (question, lines) => {
    expect((await answer(question)).split('\n').filter((line) => line.startsWith('- '))).toEqual(lines);
  });

  it.each([
    ['Was hast du gestern geändert?', '- 09.07.2026: Ort geändert (Arlington → Lisbon'],
    ['Wann wurde mein Passwort geändert?', '- 02.07.2026: Passwort geändert, von Ihnen'],
    ['Was wurde in meinem Konto geändert?', '- 10.07.2026: Tarif geändert (Free → Pro)'],
  ])('%s: is answered in German [U26]', async (question, line) => {
    expect(await answer(question)).toContain(line);
  });

  it('says so where nothing was changed, and where nothing is written down [U26]', async () => {
    expect(await answer('What did you change today?')).toBe('I found nothing that I changed.');
    expect(await answer('What was changed last year?')).toBe('I found no such change in your account.');
    const none = memoryReader({ account, payments: [] });
    expect((await played(turnOf('What changed?', { reader: none }))).text).toContain('No record of changes');
  });

  it('shows ten, and says how many more there are and where [U26]', async () => {
    const many = Array.from({ length: 14 }, (_, i) => entry(i, '09', { subject: 'password' }));
    const said = await answer('what was changed?', many);
    expect(said.match(/^- /gm)).toHaveLength(10);
    expect(said).toContain('And 4 more, on the page **Account**');
  });

  it.each([
    'What can you change?',
    'Change my location to Lisbon',
    'What did I pay last month?',
    'Did my payment change?',
    'How do I change my password?',
    'Can I change my plan?',
    'I changed my mind',
    'What do you do with my data?',
    'Have prices changed?',
    'I want my name changed to Ada',
  ])('%s: asks for something else [U26]', (text) => {
    expect(asksForActivity(text)).toBe(false);
  });
});
