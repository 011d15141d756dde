import { beforeEach, describe, expect, it } from 'vitest';
import type { ActivityPort } from './activity.ts';
import type { User } from './auth.ts';
import type { DataPort } from './data.ts';

export interface ActivitySubject {
  /** Somebody who has just signed up and in. */
  signedIn: () => Promise<{ activity: ActivityPort; data: DataPort; user: User }>;
  /** A visitor's port. */
  visitor: ActivityPort;
}

/** Everything that an implementation of `ActivityPort` has to do. */
export function activityContract(name: string, make: () => ActivitySubject) {
  describe(`ActivityPort: ${name}`, () => {
    let user: User;
    let activity: ActivityPort;
    let data: DataPort;
    beforeEach(async () => {
      ({ user, activity, data } = await make().signedIn());
      await data.loadProfile(user);
    });

    const text = { fullName: 'Grace', description: '', avatarUrl: '' };
    const found = async (limit = 10, before?: number) => {
      const page = await activity.list({ limit, ...(before !== undefined && { before }) });
      if (!page.ok || !page.value) throw new Error('The activity was not told.');
      return page.value;
    };

    it('tells what the user and what the agent changed, the newest first [U22]', async () => {
      await data.saveProfile(user, { ...text, location: 'Lisbon' });
      await data.saveProfile(user, { ...text, location: 'Porto' }, 'agent');
      await data.savePaymentMethod(user.id, 'PayPal', 'agent');
      await data.savePaymentMethod(user.id, '');
      const { entries } = await found(4);
      expect(entries.map(({ actor, subject, change, details }) => [actor, subject, change, details])).toEqual(
        [
          ['user', 'billing', 'updated', { payment_method: ['PayPal', ''] }],
          ['agent', 'billing', 'updated', { payment_method: ['', 'PayPal'] }],
          ['agent', 'profile', 'updated', { location: ['Lisbon', 'Porto'] }],
          ['user', 'profile', 'updated', expect.objectContaining({ location: ['', 'Lisbon'] })],
        ],
      );
      expect(Math.abs(Date.parse(entries[0]?.happenedAt ?? '') - Date.now())).toBeLessThan(60_000);
    });

    it('gives every entry on exactly one page [U22]', async () => {
      for (const location of ['A', 'B', 'C']) await data.saveProfile(user, { ...text, location });
      const all = (await found(50)).entries;
      const first = await found(2);
      const rest = await found(50, first.next);
      expect([...first.entries, ...rest.entries]).toEqual(all);
      expect([first.entries.length, rest.next]).toEqual([2, undefined]);
      expect((await found(all.length)).next).toBeUndefined();
    });

    it("tells nobody else's, and a visitor nothing [U22, P2]", async () => {
      await data.saveProfile(user, { ...text, location: 'Lisbon' });
      const stranger = await make().signedIn();
      const theirs = await stranger.activity.list({ limit: 50 });
      expect(JSON.stringify(theirs)).not.toContain('Lisbon');
      expect(await make().visitor.list({ limit: 5 })).toMatchObject({ ok: false });
    });
  });
}
