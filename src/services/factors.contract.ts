import { describe, expect, it } from 'vitest';
import type { AuthEvent, AuthPort } from './auth.ts';
import type { FactorsPort } from './factors.ts';

export interface FactorsSubject {
  /** Opens a new browser, whose storage and tabs are its own. */
  browser: () => { auth: AuthPort; factors: FactorsPort };
  /** An email address without an account. */
  freshEmail: () => string;
  /** The codes that an app with this key shows, by number: each works once, and no longer once a later one was used. */
  codesOf: (key: string) => (number: number) => string;
}

const password = 'correct-horse';

/** Everything that an implementation of `FactorsPort` has to do. */
export function factorsContract(name: string, make: () => FactorsSubject) {
  async function signedIn() {
    const { browser, freshEmail, codesOf } = make();
    const email = freshEmail();
    const open = () => {
      const opened = browser();
      const events: AuthEvent[] = [];
      opened.auth.subscribe((event) => events.push(event));
      return { ...opened, events };
    };
    const first = open();
    await first.auth.signUp({ email, password, fullName: 'Ada Lovelace', avatarUrl: '' });
    await first.auth.signIn(email, password);
    async function begin(appName: string, { factors } = first) {
      const begun = await factors.enroll(appName);
      if (!begun.ok) throw new Error(`No app was begun: ${begun.failure.message}`);
      return begun.value;
    }
    /** Adds an app. Returns its id and its codes, of which 1 and 2 can be used. */
    async function add(appName: string, number = 0) {
      const { id, key } = await begin(appName);
      const codeOf = codesOf(key);
      expect(await first.factors.confirm(id, codeOf(number))).toEqual({ ok: true });
      return { id, codeOf };
    }
    return { ...first, email, open, begin, add };
  }
  const names = async ({ factors }: { factors: FactorsPort }) => {
    const found = await factors.list();
    return found.ok ? found.value.map((each) => each.name) : found.failure.kind;
  };

  describe(`FactorsPort: ${name}`, () => {
    it('there is none at first, and one that was only begun does not count [U11]', async () => {
      const ada = await signedIn();
      expect(await ada.factors.list()).toEqual({ ok: true, value: [] });
      const { address, key } = await ada.begin('Phone');
      expect(address).toMatch(/^otpauth:\/\/totp\/.*Parley/);
      expect(address).toContain(key);
      expect(key).toMatch(/^[A-Z2-7]{16,}$/);
      expect(await names(ada)).toEqual([]);
    });

    it('an app counts once its first code was right, for this session too [U11]', async () => {
      const ada = await signedIn();
      const { id, codeOf } = await ada.add('Phone');
      expect(await ada.factors.list()).toEqual({
        ok: true,
        value: [{ id, name: 'Phone', kind: 'app', addedAt: expect.stringMatching(/^\d{4}-/) }],
      });
      expect(ada.events.at(-1)).toMatchObject({ type: 'mfa-verified' });
      expect(ada.events.at(-1)).not.toHaveProperty('user.needsFactor');
      const other = ada.open();
      expect(await other.auth.signIn(ada.email, password)).toEqual({ ok: true, needsFactor: true });
      expect(await other.auth.verifyFactor(codeOf(1))).toEqual({ ok: true });
    });

    it('a wrong first code is refused, and the right one works after that [U11]', async () => {
      const ada = await signedIn();
      const { id, key } = await ada.begin('Phone');
      expect(await ada.factors.confirm(id, 'not-it')).toMatchObject({
        ok: false,
        failure: { reason: 'code-refused' },
      });
      expect(await names(ada)).toEqual([]);
      expect(await ada.factors.confirm(id, make().codesOf(key)(1))).toEqual({ ok: true });
    });

    it('one that was begun and given up does not keep its name [U11]', async () => {
      const ada = await signedIn();
      await ada.begin('Phone');
      const again = await ada.begin('Phone');
      expect(await ada.factors.remove(again.id)).toEqual({ ok: true, value: undefined });
      await ada.add('Phone');
      expect(await names(ada)).toEqual(['Phone']);
    });

    it('a second app has a name of its own, and either lets its owner in [U11, U14]', async () => {
      const ada = await signedIn();
      const phone = await ada.add('Phone');
      expect(await ada.factors.enroll('Phone')).toMatchObject({
        ok: false,
        failure: { reason: 'name-taken' },
      });
      const tablet = await ada.add('Tablet', 1);
      expect(await names(ada)).toEqual(['Phone', 'Tablet']);
      // In the stories all apps show the same codes, each of which works once.
      const isShared = phone.codeOf(0) === tablet.codeOf(0);
      for (const code of isShared ? [tablet.codeOf(2)] : [phone.codeOf(2), tablet.codeOf(2)]) {
        const other = ada.open();
        await other.auth.signIn(ada.email, password);
        expect(await other.auth.verifyFactor(code)).toEqual({ ok: true });
      }
    });

    it('a factor that is removed is asked for no more, and removing it twice is no failure [U12]', async () => {
      const ada = await signedIn();
      const { id } = await ada.add('Phone');
      expect(await ada.factors.remove(id)).toEqual({ ok: true, value: undefined });
      expect(await ada.factors.remove(id)).toEqual({ ok: true, value: undefined });
      expect(await names(ada)).toEqual([]);
      expect(ada.events.at(-1)).not.toHaveProperty('user.needsFactor');
      expect(await ada.open().auth.signIn(ada.email, password)).toEqual({ ok: true });
    });

    it('a session that has not verified the factor neither adds nor removes one [U12]', async () => {
      const ada = await signedIn();
      const { id } = await ada.add('Phone');
      const thief = ada.open();
      await thief.auth.signIn(ada.email, password);
      const refused = { ok: false, failure: { kind: 'session' } };
      expect(await thief.factors.enroll('Mine')).toMatchObject(refused);
      expect(await thief.factors.remove(id)).toMatchObject(refused);
      expect(await names(ada)).toEqual(['Phone']);
    });

    it('a visitor is refused, and nobody removes another’s [U12, P2]', async () => {
      const ada = await signedIn();
      const { id } = await ada.add('Phone');
      const eve = await signedIn();
      expect(await eve.factors.remove(id)).toEqual({ ok: true, value: undefined });
      expect(await names(ada)).toEqual(['Phone']);
      const visitor = ada.open();
      expect([await names(visitor), (await visitor.factors.enroll('Phone')).ok]).toEqual(['session', false]);
    });
  });
}
