import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { formatDate } from '../../../services/money.ts';
import { account, lisbon, storeInOtherTab } from './account.fixture.ts';
import { preferences } from './preferences.ts';
import { syncPreferences } from './syncPreferences.ts';

const theme = () => document.documentElement.dataset['theme'];
const kept = () =>
  JSON.parse(localStorage.getItem('parley-preferences') ?? 'null') as Record<string, unknown>;

beforeEach(() => localStorage.clear());
afterEach(() => {
  preferences.leave();
  localStorage.clear();
  preferences.choose({ theme: null });
});

const enter = (of: ReturnType<typeof account>, userId = 'ada') => {
  preferences.enter(userId);
  syncPreferences(userId, of.open, async () => undefined);
};
describe('preferences', () => {
  it('of the account win over what this device knew, and are known at the next visit before anything is asked [U39]', async () => {
    enter(account(lisbon));
    await expect.poll(theme).toBe('dark');
    expect(formatDate('2026-11-25T12:00:00Z')).toBe('25 Nov 2026');
    preferences.leave();
    expect(theme()).toBeUndefined();
    expect(formatDate('2026-11-25T12:00:00Z')).toBe(
      new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' }).format(new Date('2026-11-25T12:00:00Z')),
    );
    preferences.enter('ada');
    expect([theme(), formatDate('2026-11-25T12:00:00Z')]).toEqual(['dark', '25 Nov 2026']);
  });

  it('of one user are not shown to the next one, and a sign-out leads back to the device’s [U39]', async () => {
    preferences.choose({ theme: 'light' });
    enter(account(lisbon));
    await expect.poll(theme).toBe('dark');
    preferences.leave();
    expect([theme(), localStorage.getItem('parley-theme')]).toEqual(['light', 'light']);
    preferences.enter('eve');
    expect(theme()).toBe('light');
    expect(kept()).toMatchObject({ userId: 'eve', updatedAt: '' });
  });

  it('a theme that was chosen before the sign-in follows into an account without preferences, and into no other [U39]', async () => {
    preferences.choose({ theme: 'dark' });
    const empty = account();
    enter(empty);
    expect(theme()).toBe('dark');
    await expect.poll(() => empty.stored()?.theme).toBe('dark');
    preferences.leave();
    const light = account({ ...lisbon, theme: 'light' });
    enter(light, 'eve');
    await expect.poll(theme).toBe('light');
    expect(light.save).not.toHaveBeenCalled();
  });

  it('choices during a write are stored by the next one, and only one write runs at a time [U39]', async () => {
    const shared = account();
    enter(shared);
    await expect.poll(() => shared.load.mock.calls.length).toBe(1);
    await expect.poll(() => preferences.get()?.shown.language).toBe(null);
    const release = shared.holdBack();
    preferences.choose({ theme: 'dark' });
    await expect.poll(() => preferences.get()?.isSaving).toBe(true);
    preferences.choose({ timeZone: 'Asia/Tokyo' });
    preferences.choose({ timeZone: 'Europe/Lisbon' });
    expect(shared.save).toHaveBeenCalledTimes(1);
    release();
    await expect.poll(() => preferences.get()?.unsaved).toEqual({});
    expect(shared.save.mock.calls.map(([, change]) => change)).toEqual([
      { theme: 'dark' },
      { timeZone: 'Europe/Lisbon' },
    ]);
    expect(shared.stored()).toMatchObject({ theme: 'dark', timeZone: 'Europe/Lisbon' });
    expect(preferences.get()).toMatchObject({ isSaving: false, shown: { theme: 'dark' } });
  });

  it('a choice that could not be stored stays, says why, and is stored by trying again [U39]', async () => {
    const shared = account(lisbon);
    enter(shared);
    await expect.poll(theme).toBe('dark');
    shared.refuse('No server.');
    preferences.choose({ theme: 'light' });
    await expect.poll(() => preferences.get()?.failure).toBe('No server.');
    expect([theme(), shared.stored()?.theme]).toEqual(['light', 'dark']);
    shared.refuse(undefined);
    preferences.retry();
    await expect.poll(() => shared.stored()?.theme).toBe('light');
    expect(preferences.get()?.failure).toBeUndefined();
  });

  it('what could not be stored is stored at the next visit, unless another device has written since [U39]', async () => {
    const shared = account(lisbon);
    enter(shared);
    await expect.poll(theme).toBe('dark');
    shared.refuse('No server.');
    preferences.choose({ theme: 'light' });
    await expect.poll(() => preferences.get()?.failure).toBe('No server.');
    preferences.leave();
    shared.refuse(undefined);
    enter(shared);
    await expect.poll(() => shared.stored()?.theme).toBe('light');
    preferences.leave();

    localStorage.setItem(
      'parley-preferences',
      JSON.stringify({
        userId: 'ada',
        shown: { theme: 'light' },
        unsaved: { theme: 'light' },
        updatedAt: 'time 0',
      }),
    );
    const written = account({ ...lisbon, theme: null, updatedAt: 'time 7' });
    enter(written);
    expect(theme()).toBe('light');
    await expect.poll(theme).toBeUndefined();
    expect(written.save).not.toHaveBeenCalled();
  });

  it('a session that has ended is told by the page alone, and the next choice reads again [U39]', async () => {
    const shared = account(lisbon);
    shared.refuse('Your session ended.', 'session');
    enter(shared);
    await expect.poll(() => shared.load.mock.results.length).toBe(1);
    await shared.load.mock.results[0]?.value;
    expect(preferences.get()?.failure).toBeUndefined();
    shared.refuse(undefined);
    preferences.choose({ timeZone: 'Asia/Tokyo' });
    await expect.poll(() => shared.stored()).toMatchObject({ timeZone: 'Asia/Tokyo', theme: 'dark' });
  });

  it('trying again is no choice: what another device has written since stays [U39]', async () => {
    const unsaved = { theme: 'light' };
    localStorage.setItem(
      'parley-preferences',
      JSON.stringify({ userId: 'ada', shown: unsaved, unsaved, updatedAt: 'time 0' }),
    );
    const written = account({ ...lisbon, theme: null, updatedAt: 'time 7' });
    written.refuse('No server.');
    enter(written);
    await expect.poll(() => preferences.get()?.failure).toBe('No server.');
    written.refuse(undefined);
    preferences.retry();
    await expect.poll(theme).toBeUndefined();
    expect(written.save).not.toHaveBeenCalled();
  });

  it('trying again once nobody is signed in leaves the device’s theme as it is [U39]', () => {
    preferences.choose({ theme: 'dark' });
    preferences.retry();
    expect([theme(), localStorage.getItem('parley-theme')]).toEqual(['dark', 'dark']);
  });

  it('of somebody who has left before the code was there are not asked for [U39]', async () => {
    preferences.choose({ theme: 'dark' });
    const late = account(lisbon);
    syncPreferences('ada', late.open, async () => undefined);
    dispatchEvent(new Event('online'));
    await new Promise((soon) => setTimeout(soon));
    expect(late.load).not.toHaveBeenCalled();
    expect([theme(), localStorage.getItem('parley-theme')]).toEqual(['dark', 'dark']);
    // And whoever comes then is asked for.
    preferences.enter('ada');
    syncPreferences('ada', late.open, async () => undefined);
    await expect.poll(() => late.load.mock.calls.length).toBe(1);
  });

  it('a choice before the first answer carries along nothing from an earlier visit that another device has replaced [U39]', async () => {
    const unsaved = { theme: 'light' };
    localStorage.setItem(
      'parley-preferences',
      JSON.stringify({ userId: 'ada', shown: unsaved, unsaved, updatedAt: 'time 0' }),
    );
    const written = account({ ...lisbon, theme: null, updatedAt: 'time 7' });
    const release = written.holdBack();
    enter(written);
    preferences.choose({ timeZone: 'Asia/Tokyo' });
    release();
    await expect.poll(() => written.stored()?.timeZone).toBe('Asia/Tokyo');
    expect([theme(), written.stored()?.theme]).toEqual([undefined, null]);
  });

  it('a choice that is made before the account has answered is the last word [U39]', async () => {
    const shared = account(lisbon);
    const release = shared.holdBack();
    enter(shared);
    preferences.choose({ theme: 'light' });
    release();
    await expect.poll(() => shared.stored()).toMatchObject({ theme: 'light', timeZone: 'Europe/Lisbon' });
    expect([theme(), preferences.get()?.shown.timeZone]).toEqual(['light', 'Europe/Lisbon']);
  });

  it('that another tab of the account has chosen apply here at once, but for what this tab has chosen and not stored yet [U39]', async () => {
    const shared = account({ ...lisbon, theme: null });
    enter(shared);
    await expect.poll(() => preferences.get()?.updatedAt).toBe('time 0');
    await shared.save('ada', { theme: 'dark' });
    const release = shared.holdBack();
    const own = { timeZone: 'Asia/Tokyo' };
    preferences.choose(own);
    storeInOtherTab({ shown: { ...lisbon, theme: 'dark' }, updatedAt: 'time 1' });
    await expect.poll(theme).toBe('dark');
    expect(preferences.get()).toMatchObject({ shown: own, unsaved: own });
    release();
    await expect.poll(() => preferences.get()?.isSaving).toBe(false);
    expect(shared.stored()).toMatchObject({ ...own, theme: 'dark' });
    expect([theme(), shared.save.mock.calls.length]).toEqual(['dark', 2]);
  });

  it.each([
    ['of somebody else', { userId: 'eve', updatedAt: 'time 7' }],
    ['which knows less of the account than this one', { updatedAt: '' }],
  ])('in another tab %s change nothing here [U39]', async (_which, stored) => {
    enter(account(lisbon));
    await expect.poll(theme).toBe('dark');
    const told = new Promise((resolve) => addEventListener('storage', resolve, { once: true }));
    storeInOtherTab({ shown: { theme: 'light' }, ...stored });
    await told;
    expect([theme(), preferences.get()?.updatedAt]).toEqual(['dark', 'time 0']);
  });

  it('stay on the device where the account cannot be read, or keeps none [U39]', async () => {
    const none = account('none');
    enter(none);
    await expect.poll(() => preferences.get()?.isOnlyHere).toBe(true);
    preferences.choose({ theme: 'dark' });
    preferences.leave();
    const unreached = account(lisbon);
    unreached.refuse('No server.');
    enter(unreached);
    await expect.poll(() => preferences.get()?.failure).toBe('No server.');
    expect(theme()).toBe('dark');
    expect([none, unreached].map(({ save }) => save.mock.calls.length)).toEqual([0, 0]);
  });

  it.each(['', '{', 'null', '[]', '{"userId":"ada","shown":null,"unsaved":7}', '{"userId":"ada"}'])(
    'unreadable stored preferences are ignored: %s [U39]',
    (text) => {
      localStorage.setItem('parley-preferences', text);
      preferences.enter('ada');
      expect(preferences.get()).toMatchObject({ userId: 'ada' });
      expect(theme()).toBeUndefined();
    },
  );
});
