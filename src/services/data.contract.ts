import { beforeEach, describe, expect, it } from 'vitest';
import type { User } from './auth.ts';
import type { DataPort } from './data.ts';
import type { FilesPort } from './files.ts';

export interface DataSubject {
  /** The ports of somebody who has just signed up and in. */
  signedIn: () => Promise<{ data: DataPort; files: FilesPort; user: User }>;
  /** The port of a visitor, who is not signed in. */
  visitor: DataPort;
  /** Whether users may set their own plan, which only a demonstration allows. */
  simulatedBilling: boolean;
}

const change = { fullName: 'Grace', location: 'Arlington', description: 'Compilers', avatarUrl: '' };

/** The contract of `DataPort`: every implementation passes it. */
export function dataContract(name: string, make: () => DataSubject) {
  describe(`DataPort: ${name}`, () => {
    let data: DataPort;
    let files: FilesPort;
    let user: User;
    beforeEach(async () => {
      ({ data, files, user } = await make().signedIn());
    });

    it("a missing profile is created once, from the user's metadata [E3, C3]", async () => {
      const first = await data.loadProfile(user);
      expect(first).toMatchObject({
        ok: true,
        value: { id: user.id, fullName: user.fullName, email: user.email, location: '', description: '' },
      });
      expect(await data.loadProfile(user)).toEqual(first);
    });

    it('two tabs that create the profile at the same time both get it [C3]', async () => {
      const both = await Promise.all([data.loadProfile(user), data.loadProfile(user)]);
      expect(both).toMatchObject([{ ok: true }, { ok: true }]);
    });

    it('a saved profile bears the time of the change [C3]', async () => {
      await data.loadProfile(user);
      const before = Date.now();
      const saved = await data.saveProfile(user, change);
      expect(saved).toMatchObject({ ok: true, value: change });
      expect(await data.loadProfile(user)).toEqual(saved);
      expect(saved.ok && Date.parse(saved.value.updatedAt)).toBeGreaterThanOrEqual(before - 60_000);
    });

    it('a field that is left out stays as it is stored [S7, C3]', async () => {
      await data.loadProfile(user);
      const stored = await data.saveProfile(user, {
        ...change,
        avatarUrl: 'https://pictures.example.net/ada.png',
      });
      const saved = await data.saveProfile(user, { location: 'Lisbon' });
      const before = stored.ok ? stored.value : undefined;
      expect(saved).toMatchObject({
        ok: true,
        value: { ...before, location: 'Lisbon', updatedAt: expect.any(String) },
      });
    });

    it('a stored picture is read as its public URL, and one on another site as its address [C2, E3]', async () => {
      await data.loadProfile(user);
      const picture = new Blob([new Uint8Array([0x89, 0x50, 0x4e, 0x47])], { type: 'image/png' });
      const uploaded = await files.uploadAvatar({ type: 'user', id: user.id }, picture);
      const addresses = [uploaded.ok ? uploaded.value : '', 'https://pictures.example.net/ada.png', ''];
      for (const avatarUrl of addresses) {
        const saved = await data.saveProfile(user, { ...change, avatarUrl });
        expect(saved).toMatchObject({ ok: true, value: { avatarUrl } });
        expect(await data.loadProfile(user)).toEqual(saved);
      }
    });

    it('a change that the database refuses leaves the stored profile as it is [X4]', async () => {
      const stored = await data.loadProfile(user);
      for (const wrong of [
        { fullName: 'x'.repeat(201) },
        { avatarUrl: 'javascript:alert(1)' },
        { avatarUrl: 'other/a.png' },
      ])
        expect(await data.saveProfile(user, { ...change, ...wrong })).toMatchObject({
          ok: false,
          failure: { kind: 'refused', code: '23514', message: expect.stringContaining('profiles') },
        });
      expect(await data.loadProfile(user)).toEqual(stored);
    });

    it("nobody can read or write another user's rows [P2]", async () => {
      const other = await make().signedIn();
      const theirs = await other.data.loadProfile(other.user);
      expect(await data.loadProfile(other.user)).toMatchObject({ ok: false, failure: { kind: 'refused' } });
      expect(await data.saveProfile(other.user, change)).toMatchObject({
        ok: false,
        failure: { kind: 'refused', message: '' },
      });
      expect(await data.savePaymentMethod(other.user.id, 'PayPal')).toMatchObject({ ok: false });
      expect(await data.loadPayments(other.user.id, 5)).toEqual({ ok: true, value: [] });
      expect(await other.data.loadProfile(other.user)).toEqual(theirs);
      expect(await other.data.loadBilling(other.user.id)).toMatchObject({ value: { paymentMethod: '' } });
    });

    it('a payment method is stored, and none again [E8, A46]', async () => {
      expect(await data.savePaymentMethod(user.id, 'PayPal')).toMatchObject({
        value: { paymentMethod: 'PayPal' },
      });
      expect(await data.savePaymentMethod(user.id, '')).toMatchObject({ value: { paymentMethod: '' } });
    });

    it('a visitor can read no rows [P2]', async () => {
      const { visitor } = make();
      await data.loadProfile(user);
      expect(await visitor.loadProfile(user)).toMatchObject({ ok: false, failure: { kind: 'session' } });
      expect(await visitor.loadPayments(user.id, 5)).toMatchObject({ ok: false });
      expect(await visitor.setPlan(user.id, 'pro')).toMatchObject({ ok: false });
    });

    it('a new user is on the free plan [C4, S6]', async () => {
      expect(await data.loadBilling(user.id)).toEqual({
        ok: true,
        value: { plan: 'free', status: 'active', paymentMethod: '' },
      });
      expect(await data.loadPayments(user.id, 5)).toEqual({ ok: true, value: [] });
    });

    it('a chosen payment method is stored [C4, X6]', async () => {
      const saved = await data.savePaymentMethod(user.id, 'PayPal');
      expect(saved).toMatchObject({ ok: true, value: { paymentMethod: 'PayPal' } });
      expect(await data.loadBilling(user.id)).toEqual(saved);
    });

    it('where plans are simulated, a plan is stored and its payment recorded once [S6]', async () => {
      const { simulatedBilling } = make();
      const pro = { plan: 'pro', status: 'active', paymentMethod: 'Credit Card' };
      const first = await data.setPlan(user.id, 'pro');
      expect(first).toMatchObject(simulatedBilling ? { ok: true, value: pro } : { ok: false });
      await data.setPlan(user.id, 'pro');
      const payments = await data.loadPayments(user.id, 5);
      const paid = { serviceName: 'Pro plan', amount: 29, currency: 'USD', status: 'completed' };
      expect(payments).toMatchObject({ ok: true, value: simulatedBilling ? [paid] : [] });
      expect(await data.setPlan(user.id, 'gold')).toMatchObject({ ok: false, failure: { kind: 'refused' } });
    });

    it('payments are read newest first, and no more of them than asked for [C4, K3]', async () => {
      const { simulatedBilling } = make();
      for (const plan of ['pro', 'enterprise', 'pro']) await data.setPlan(user.id, plan);
      const payments = await data.loadPayments(user.id, 2);
      expect(payments).toMatchObject({
        ok: true,
        value: simulatedBilling ? [{ amount: 29 }, { amount: 99 }] : [],
      });
    });
  });
}
