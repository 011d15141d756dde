import { afterEach, describe, expect, it } from 'vitest';
import { success } from '../../../services/result.ts';
import { account, lisbon, storeInOtherTab } from './account.fixture.ts';
import { preferences } from './preferences.ts';
import { syncPreferences } from './syncPreferences.ts';

const theme = () => preferences.get()?.shown.theme;
const told = () => new Promise((resolve) => addEventListener('storage', resolve, { once: true }));

function enter(shared: ReturnType<typeof account>) {
  preferences.enter('ada');
  syncPreferences('ada', shared.open, async () => {});
}

afterEach(() => {
  preferences.leave();
  localStorage.clear();
});

describe('while the account has not answered yet, what another tab has stored', () => {
  it('does not bring back a choice of an earlier visit over that of another device [U39]', async () => {
    const shared = account({ ...lisbon, theme: 'light', updatedAt: 'time 1' });
    const left = { userId: 'ada', shown: lisbon, unsaved: { theme: 'dark' }, updatedAt: 'time 0' };
    localStorage.setItem('parley-preferences', JSON.stringify(left));
    const release = shared.holdBack();
    enter(shared);
    const heard = told();
    storeInOtherTab({ shown: { ...lisbon, theme: 'light' }, updatedAt: 'time 1' });
    await heard;
    release();
    await expect.poll(() => preferences.get()?.updatedAt).toBe('time 1');
    await expect.poll(theme).toBe('light');
    expect(shared.save).not.toHaveBeenCalled();
  });

  it('is newer than an answer that comes late [U39]', async () => {
    const shared = account(lisbon);
    let answer = () => {};
    shared.load.mockImplementation(
      () => new Promise((resolve) => (answer = () => resolve(success({ ...lisbon, theme: 'light' })))),
    );
    enter(shared);
    await expect.poll(() => shared.load.mock.calls.length).toBe(1);
    const heard = told();
    storeInOtherTab({ shown: { ...lisbon, theme: 'dark' }, updatedAt: 'time 2' });
    await heard;
    answer();
    await expect.poll(() => preferences.get()?.updatedAt).toBe('time 2');
    expect(theme()).toBe('dark');
  });
});

it('where the account keeps no preferences, a tab that has chosen follows the one that has chosen last [U39]', async () => {
  enter(account('none'));
  await expect.poll(() => preferences.get()?.isOnlyHere).toBe(true);
  preferences.choose({ theme: 'dark' });
  storeInOtherTab({ shown: { theme: 'light' }, updatedAt: '' });
  await expect.poll(theme).toBe('light');
});
