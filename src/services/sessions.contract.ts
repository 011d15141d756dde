import { beforeEach, describe, expect, it } from 'vitest';
import type { SessionsPort } from './sessions.ts';

/** A device on which somebody is signed in. */
export interface ContractDevice {
  sessions: SessionsPort;
  /** Whether the device can still renew its session. */
  canRenew: () => Promise<boolean>;
}

export interface SessionsSubject {
  /** Somebody who has just signed up and in, and can sign in on other devices. */
  signedIn: () => Promise<ContractDevice & { otherDevice: () => Promise<ContractDevice> }>;
  /** A visitor's port. */
  visitor: SessionsPort;
}

/** Everything that an implementation of `SessionsPort` has to do. */
export function sessionsContract(name: string, make: () => SessionsSubject) {
  describe(`SessionsPort: ${name}`, () => {
    let first: Awaited<ReturnType<SessionsSubject['signedIn']>>;
    beforeEach(async () => {
      first = await make().signedIn();
    });

    const listOf = async ({ sessions }: ContractDevice) => {
      const found = await sessions.list();
      if (!found.ok || !found.value) throw new Error('The sessions were not told.');
      return found.value;
    };
    const othersOf = async (device: ContractDevice) =>
      (await listOf(device)).filter(({ isCurrent }) => !isCurrent);

    it('lists the session that asks first, with when it was used last [U1]', async () => {
      const begun = await listOf(first);
      expect(begun.map(({ isCurrent }) => isCurrent).filter(Boolean)).toHaveLength(1);
      expect(begun[0]?.isCurrent).toBe(true);
      expect(Math.abs(Date.parse(begun[0]?.lastUsedAt ?? '') - Date.now())).toBeLessThan(60_000);
    });

    it('ends the session of another device, and only that one [U1]', async () => {
      const before = new Set((await othersOf(first)).map(({ id }) => id));
      const second = await first.otherDevice();
      const third = await first.otherDevice();
      const added = (await othersOf(first)).filter(({ id }) => !before.has(id));
      expect(added).toHaveLength(2);
      const own = (await listOf(second)).find(({ isCurrent }) => isCurrent);
      expect(await first.sessions.end(own?.id ?? '')).toEqual({ ok: true, value: undefined });
      expect((await othersOf(first)).map(({ id }) => id)).not.toContain(own?.id);
      expect(await second.canRenew()).toBe(false);
      expect([await third.canRenew(), await first.canRenew()]).toEqual([true, true]);
    });

    it('takes it as done when the session has ended already [U1]', async () => {
      const second = await first.otherDevice();
      const id = (await listOf(second)).find(({ isCurrent }) => isCurrent)?.id ?? '';
      const atOnce = await Promise.all([first.sessions.end(id), first.sessions.end(id)]);
      expect(atOnce.map(({ ok }) => ok)).toEqual([true, true]);
      expect(await first.sessions.end(id)).toMatchObject({ ok: true });
    });

    it('refuses to end the session that asks [U1]', async () => {
      const [own] = await listOf(first);
      expect(await first.sessions.end(own?.id ?? '')).toMatchObject({
        ok: false,
        failure: { kind: 'refused', code: '22023' },
      });
      expect(await first.canRenew()).toBe(true);
    });

    it('ends all others at once, and keeps itself [U1]', async () => {
      const second = await first.otherDevice();
      expect(await first.sessions.endOthers()).toEqual({ ok: true, value: undefined });
      expect(await othersOf(first)).toEqual([]);
      expect([await second.canRenew(), await first.canRenew()]).toEqual([false, true]);
    });

    it("neither lists nor ends another user's session [P2]", async () => {
      const stranger = await make().signedIn();
      const [own] = await listOf(first);
      expect((await listOf(stranger)).map(({ id }) => id)).not.toContain(own?.id);
      expect(await stranger.sessions.end(own?.id ?? '')).toMatchObject({ ok: true });
      expect(await first.canRenew()).toBe(true);
    });

    it('lets a visitor neither list nor end anything [P2]', async () => {
      const { visitor } = make();
      const [own] = await listOf(first);
      expect(await visitor.list()).toMatchObject({ ok: false });
      expect(await visitor.end(own?.id ?? '')).toMatchObject({ ok: false });
      expect(await visitor.endOthers()).toMatchObject({ ok: false });
    });
  });
}
