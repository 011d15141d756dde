import { beforeAll, describe, expect, it } from 'vitest';
import { dataAreas } from './dataAreas.ts';
import type { OwnDataPort } from './ownData.ts';

export interface OwnDataSubject {
  /** Somebody who has just signed up and in, with this many payments, one picture and one conversation of two entries. */
  signedIn: (payments: number) => Promise<{
    ownData: OwnDataPort;
    userId: string;
    email: string;
    /** Whether the user can still sign in, from another browser. */
    canSignIn: () => Promise<boolean>;
  }>;
  /** A visitor's port. */
  visitor: OwnDataPort;
}

/** Everything that an implementation of `OwnDataPort` has to do. */
export function ownDataContract(name: string, make: () => OwnDataSubject) {
  describe(`OwnDataPort: ${name}`, () => {
    let ada: Awaited<ReturnType<OwnDataSubject['signedIn']>>;
    let bob: Awaited<ReturnType<OwnDataSubject['signedIn']>>;
    beforeAll(async () => {
      ada = await make().signedIn(1201);
      bob = await make().signedIn(0);
    });

    async function rowsOf({ ownData, userId }: typeof ada, area: string) {
      const rows = [];
      for (let after: readonly unknown[] | undefined; ;) {
        const page = await ownData.loadRows(userId, area, after);
        if (!page.ok) throw new Error(`${area} was not given: ${page.failure.message}`);
        rows.push(...page.value.rows);
        if (!page.value.next) return rows;
        after = page.value.next;
      }
    }
    async function areasOf({ ownData, userId }: typeof ada) {
      const found = await ownData.listAreas(userId);
      if (!found.ok || !found.value) throw new Error('The areas were not told.');
      return found.value;
    }

    it('lists every area with its number of rows, and has words for each [U32]', async () => {
      const areas = await areasOf(ada);
      expect(areas.filter(({ area }) => !Object.hasOwn(dataAreas, area))).toEqual([]);
      expect(areas).toEqual(
        expect.arrayContaining([
          { area: 'account', total: 1 },
          { area: 'payments', total: 1201 },
          { area: 'conversations', total: 1 },
          { area: 'conversation_entries', total: 2 },
          { area: 'pictures', total: 1 },
        ]),
      );
    });

    it('gives all rows of every area, page by page, each once [U32]', async () => {
      for (const { area, total } of await areasOf(ada))
        expect([area, (await rowsOf(ada, area)).length]).toEqual([area, total]);
      const payments = await rowsOf(ada, 'payments');
      expect(new Set(payments.map(({ id }) => id)).size).toBe(1201);
      expect(payments[0]).not.toHaveProperty('user_id');
      expect(await rowsOf(ada, 'account')).toMatchObject([{ id: ada.userId, email: ada.email }]);
    });

    it('gives the bytes of a picture, and says when one is gone [U32]', async () => {
      const [picture] = await rowsOf(ada, 'pictures');
      expect(await ada.ownData.loadPicture(String(picture?.name))).toEqual({
        ok: true,
        value: new Uint8Array([1, 2, 3]),
      });
      expect(await ada.ownData.loadPicture(`${ada.userId}/gone.png`)).toMatchObject({
        ok: false,
        failure: { kind: 'not-found' },
      });
    });

    it("neither tells nor gives anybody else's rows, whoever is named [P2]", async () => {
      expect((await areasOf(bob)).find(({ area }) => area === 'payments')).toEqual({
        area: 'payments',
        total: 0,
      });
      const { visitor } = make();
      for (const stranger of [bob.ownData, visitor]) {
        expect(await stranger.listAreas(ada.userId)).toMatchObject({ ok: false });
        expect(await stranger.loadRows(ada.userId, 'payments')).toMatchObject({ ok: false });
      }
    });

    it('deletes an account for good, once its pictures are gone, and nobody else’s [U35]', async () => {
      const leaver = await make().signedIn(3);
      const { ownData, userId } = leaver;
      expect(await bob.ownData.deleteAccount(userId)).toMatchObject({ ok: false });
      expect(await ownData.deleteAccount(userId, { isOnlyAsked: true })).toEqual({
        ok: true,
        value: 'ready',
      });
      expect(await ownData.deleteAccount(userId)).toEqual({ ok: true, value: 'pictures' });
      expect(await leaver.canSignIn()).toBe(true);
      const [picture] = await rowsOf(leaver, 'pictures');
      expect(await ownData.removePictures(userId)).toEqual({ ok: true, value: undefined });
      expect(await ownData.removePictures(userId)).toEqual({ ok: true, value: undefined });
      expect(await ada.ownData.loadPicture(String(picture?.name))).toMatchObject({ ok: false });
      expect(await ownData.deleteAccount(userId)).toEqual({ ok: true, value: 'deleted' });
      expect(await leaver.canSignIn()).toBe(false);
      expect(await ownData.listAreas(userId)).toMatchObject({ ok: false });
      expect(await ada.canSignIn()).toBe(true);
    });

    it('refuses an area that there is not [U32]', async () => {
      expect(await ada.ownData.loadRows(ada.userId, 'others')).toMatchObject({
        ok: false,
        failure: { kind: 'refused', code: '22023' },
      });
    });
  });
}
