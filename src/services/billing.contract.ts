import { beforeEach, describe, expect, it } from 'vitest';
import type { BillingPort, PlanChoice } from './billing.ts';

export interface BillingSubject {
  /** Somebody who has just signed up. */
  signedIn: () => Promise<{
    id: string;
    billing: BillingPort;
    /** Pays the checkout at this address with a card that is accepted. */
    pay: (url: string) => Promise<void>;
  }>;
  /** A visitor's port. */
  visitor: BillingPort;
}

const pro: PlanChoice = { plan: 'pro', interval: 'month' };
const enterprise: PlanChoice = { plan: 'enterprise', interval: 'month' };
const done = { ok: true, value: undefined };
const refused = (code: string) => ({ ok: false, failure: { code, message: expect.stringMatching(/\w/) } });

/** Everything that an implementation of `BillingPort` has to do. */
export function billingContract(name: string, make: () => BillingSubject) {
  describe(`BillingPort: ${name}`, () => {
    let user: Awaited<ReturnType<BillingSubject['signedIn']>>;
    beforeEach(async () => {
      user = await make().signedIn();
    });
    const stored = async () => {
      const found = await user.billing.loadSubscription(user.id);
      if (!found.ok) throw new Error(found.failure.message);
      return found.value;
    };
    const plan = async () => (await stored()).plan;
    const buy = async (choice: PlanChoice) => {
      const checkout = await user.billing.checkout(choice);
      if (!checkout.ok) throw new Error(checkout.failure.message);
      await user.pay(checkout.value);
      expect(await user.billing.sync()).toEqual(done);
    };

    it('leads to a checkout, and the plan that was paid there is stored after one look [B7]', async () => {
      expect(await plan()).toBe('free');
      await buy(pro);
      expect(await plan()).toBe('pro');
    });

    it('refuses a second subscription, and leads to the portal for changing the first [B7]', async () => {
      await buy(pro);
      expect(await user.billing.checkout(enterprise)).toMatchObject(refused('subscribed'));
      for (const show of [undefined, 'card', enterprise] as const) {
        const portal = await user.billing.portal(show);
        expect(portal.ok && URL.canParse(portal.value)).toBe(true);
      }
      expect(await plan()).toBe('pro');
    });

    it('says what a change costs, and changes nothing by that [B7]', async () => {
      await buy(pro);
      const preview = await user.billing.preview(enterprise);
      expect(preview).toMatchObject({ ok: true, value: { currency: 'usd', next: { amount: 9900 } } });
      if (!preview.ok) return;
      const { due, lines, adjustments, next } = preview.value;
      expect(due).toBe([...lines, ...adjustments].reduce((sum, { amount }) => sum + amount, 0));
      expect(Date.parse(next?.at ?? '')).toBeGreaterThan(Date.now());
      expect(await plan()).toBe('pro');
    });

    it('cancels and takes it back, each of them however often [B7]', async () => {
      await buy(pro);
      const { renewsAt } = await stored();
      const running = { plan: 'pro', interval: 'month', renewsAt, endsAt: null };
      expect(Date.parse(renewsAt ?? '')).toBeGreaterThan(Date.now());
      const after = { cancel: { ...running, renewsAt: null, endsAt: renewsAt }, resume: running };
      for (const change of ['cancel', 'cancel', 'resume', 'resume'] as const) {
        expect(await user.billing[change]()).toEqual({ ok: true, value: 'stored' });
        expect(await stored()).toMatchObject(after[change]);
      }
    });

    it('tells who sells plans, and what the provider knows of the plan: nothing before a purchase [B8]', async () => {
      expect(await user.billing.loadMode()).toEqual({ ok: true, value: 'stripe' });
      expect(await stored()).toEqual({
        plan: 'free',
        status: 'active',
        paymentMethod: '',
        interval: null,
        renewsAt: null,
        endsAt: null,
        cardExpires: null,
      });
      await buy({ ...pro, interval: 'year' });
      const { cardExpires, ...bought } = await stored();
      expect(bought).toMatchObject({
        plan: 'pro',
        interval: 'year',
        price: { amount: 290, currency: 'USD' },
        status: 'active',
        endsAt: null,
      });
      expect(bought.paymentMethod).toMatch(/4242$/);
      expect(cardExpires).toMatch(/^\d{4}-\d\d-\d\d$/);
    });

    it('tells what was used this month, and what the plan allows [B11]', async () => {
      const used = async () => {
        const found = await user.billing.loadUsage();
        if (!found.ok) throw new Error(found.failure.message);
        return found.value;
      };
      const { resetsAt, ...before } = await used();
      expect(before).toEqual({ messages: { used: 0, limit: 50 }, callMinutes: { used: 0, limit: 10 } });
      const reset = new Date(resetsAt);
      expect([reset.getUTCDate(), reset.getUTCHours()]).toEqual([1, 0]);
      expect(reset.getTime()).toBeGreaterThan(Date.now());
      await buy(pro);
      expect(await used()).toMatchObject({ messages: { limit: null }, callMinutes: { used: 0, limit: 300 } });
    });

    it('finds nothing of somebody else [B8, P2]', async () => {
      await buy(pro);
      const other = await make().signedIn();
      expect(await other.billing.loadSubscription(user.id)).toMatchObject({
        ok: true,
        value: { plan: 'free', interval: null },
      });
    });

    it('says that there is nothing to change for whoever has bought nothing [B7]', async () => {
      for (const result of [
        await user.billing.portal(),
        await user.billing.preview(pro),
        await user.billing.cancel(),
        await user.billing.resume(),
        await user.billing.sync(),
      ])
        expect(result).toMatchObject(refused('customer'));
    });

    it('refuses what is not sold, and visitors [B7, P2]', async () => {
      expect(await user.billing.checkout({ ...pro, plan: 'free' })).toMatchObject(refused('request'));
      expect(await make().visitor.checkout(pro)).toMatchObject({ ok: false, failure: { kind: 'session' } });
      expect(await make().visitor.loadMode()).toMatchObject({ ok: false });
      expect(await make().visitor.loadUsage()).toMatchObject({ ok: false });
      expect(await make().visitor.cancel()).toMatchObject({ ok: false, failure: { kind: 'session' } });
    });
  });
}
