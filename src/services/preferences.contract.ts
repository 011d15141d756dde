import { beforeEach, describe, expect, it } from 'vitest';
import type { ActivityPort } from './activity.ts';
import type { User } from './auth.ts';
import { automaticPreferences, type Preferences, type PreferencesPort } from './preferences.ts';

export interface PreferencesSubject {
  /** Somebody who has just signed up and in. */
  signedIn: () => Promise<{ preferences: PreferencesPort; activity: ActivityPort; user: User }>;
  /** A visitor's port. */
  visitor: PreferencesPort;
}

/** Everything that an implementation of `PreferencesPort` has to do. */
export function preferencesContract(name: string, make: () => PreferencesSubject) {
  describe(`PreferencesPort: ${name}`, () => {
    let user: User;
    let preferences: PreferencesPort;
    let activity: ActivityPort;
    beforeEach(async () => {
      ({ user, preferences, activity } = await make().signedIn());
    });

    const chosen: Preferences = {
      language: 'en',
      timeZone: 'America/Argentina/Buenos_Aires',
      formatLocale: 'en-GB',
      hourCycle: 'h23',
      theme: 'dark',
    };
    const saved = async (change: Partial<Preferences>) => {
      const result = await preferences.save(user.id, change);
      if (!result.ok) throw new Error(`Not saved: ${JSON.stringify(result.failure)}`);
      return result.value;
    };

    it('tells that nothing was chosen yet [U39]', async () => {
      expect(await preferences.load(user.id)).toEqual({ ok: true, value: null });
    });

    it('gives back what was saved, as another device reads it [U39]', async () => {
      expect(await saved(chosen)).toMatchObject(chosen);
      expect(await preferences.load(user.id)).toMatchObject({ ok: true, value: chosen });
    });

    it('changes what is given and leaves the rest; null goes back to the device’s [U39]', async () => {
      expect(await saved({ timeZone: 'Asia/Tokyo' })).toMatchObject({
        ...automaticPreferences,
        timeZone: 'Asia/Tokyo',
      });
      expect(await saved({ theme: 'light' })).toMatchObject({ timeZone: 'Asia/Tokyo', theme: 'light' });
      expect(await saved({ timeZone: null })).toMatchObject({ ...automaticPreferences, theme: 'light' });
    });

    it('each write has another time, by which a device knows that another one has written [U39]', async () => {
      const first = await saved({ theme: 'light' });
      const second = await saved({ theme: 'light' });
      expect(second.updatedAt).not.toBe(first.updatedAt);
      expect(await preferences.load(user.id)).toMatchObject({ value: { updatedAt: second.updatedAt } });
    });

    it('says so when a value was refused, and keeps what was stored [U39]', async () => {
      await saved({ timeZone: 'Asia/Tokyo' });
      expect(await preferences.save(user.id, { timeZone: 'over there' })).toMatchObject({
        ok: false,
        failure: { kind: 'refused' },
      });
      expect(await preferences.load(user.id)).toMatchObject({ value: { timeZone: 'Asia/Tokyo' } });
    });

    it('a change is in the record of what was changed [U39, U22]', async () => {
      await saved({ timeZone: 'Asia/Tokyo', theme: 'dark' });
      const page = await activity.list({ limit: 1 });
      expect(page).toMatchObject({
        value: {
          entries: [
            {
              actor: 'user',
              subject: 'preferences',
              change: 'updated',
              details: { time_zone: ['', 'Asia/Tokyo'], theme: ['', 'dark'] },
            },
          ],
        },
      });
    });

    it("reads and writes nobody else's, and a visitor none [U39, P2]", async () => {
      await saved(chosen);
      const stranger = await make().signedIn();
      expect(await stranger.preferences.load(user.id)).toEqual({ ok: true, value: null });
      expect(await stranger.preferences.save(user.id, { theme: 'light' })).toMatchObject({ ok: false });
      expect(await make().visitor.load(user.id)).toMatchObject({ ok: false });
      expect(await make().visitor.save(user.id, { theme: 'light' })).toMatchObject({ ok: false });
      expect(await preferences.load(user.id)).toMatchObject({ value: { theme: 'dark' } });
    });
  });
}
