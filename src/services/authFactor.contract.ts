import { describe, expect, it } from 'vitest';
import type { AuthEvent, AuthPort } from './auth.ts';

export interface AuthFactorSubject {
  /** Opens a new browser, whose storage and tabs are its own. */
  browser: () => AuthPort;
  /** An email address without an account. */
  freshEmail: () => string;
  /** Gives an account a second factor. Returns its codes by number: each works once, and no longer once a later one was used. */
  protect: (email: string, password: string) => Promise<(number: number) => string>;
}

const password = 'correct-horse';

/**
 * What the contract of `AuthPort` says about second factors. It runs where a test can give somebody one. `countsCodes`: whether
 * the backend itself remembers which codes were used and how many were wrong. Supabase's own service does not: it takes a code
 * again while its half minute lasts, and limits how often an address of the network may try.
 */
export function authFactorContract(name: string, make: () => AuthFactorSubject, countsCodes = true) {
  function openOn({ browser }: AuthFactorSubject) {
    const auth = browser();
    const events: AuthEvent[] = [];
    auth.subscribe((event) => events.push(event));
    return { auth, events, types: () => events.map(({ type }) => type) };
  }

  async function signedInByPassword() {
    const subject = make();
    const email = subject.freshEmail();
    const open = () => openOn(subject);
    await open().auth.signUp({ email, password, fullName: 'Ada Lovelace', avatarUrl: '' });
    const codeOf = await subject.protect(email, password);
    const opened = open();
    expect(await opened.auth.signIn(email, password)).toEqual({ ok: true, needsFactor: true });
    return { ...opened, email, open, codeOf };
  }

  describe(`AuthPort with a second factor: ${name}`, () => {
    it('the password alone signs in a user who needs the factor, and its code lets them in [U10]', async () => {
      const { auth, events, codeOf } = await signedInByPassword();
      expect(events.at(-1)).toMatchObject({ type: 'signed-in', user: { needsFactor: true } });
      expect(await auth.verifyFactor(codeOf(1))).toEqual({ ok: true });
      expect(events.at(-1)).toMatchObject({ type: 'mfa-verified' });
      expect(events.at(-1)).not.toHaveProperty('user.needsFactor');
    });

    const refused = { ok: false, failure: { kind: 'refused', reason: 'code-refused' } };

    it('a wrong code is refused, and the right one works after that [U10]', async () => {
      const { auth, codeOf, types } = await signedInByPassword();
      expect(await auth.verifyFactor('not-it')).toMatchObject(refused);
      expect(types()).toEqual(['signed-in']);
      expect(await auth.verifyFactor(codeOf(1))).toEqual({ ok: true });
    });

    it.runIf(countsCodes)('a code that was used is refused [U10]', async () => {
      const { auth, email, open, codeOf } = await signedInByPassword();
      expect(await auth.verifyFactor(codeOf(1))).toEqual({ ok: true });
      const other = open();
      await other.auth.signIn(email, password);
      expect(await other.auth.verifyFactor(codeOf(1))).toMatchObject(refused);
      expect(other.types()).toEqual(['signed-in']);
    });

    it.runIf(countsCodes)(
      'after five wrong codes none is taken for a while, not even the right one [U10]',
      async () => {
        const { auth, codeOf } = await signedInByPassword();
        for (let count = 0; count < 5; count += 1) await auth.verifyFactor('not-it');
        expect(await auth.verifyFactor(codeOf(1))).toMatchObject({
          ok: false,
          failure: { reason: 'too-many-codes', status: 429 },
        });
      },
    );

    it('signing out instead ends the session that the password began [U10]', async () => {
      const { auth, codeOf, types } = await signedInByPassword();
      expect(await auth.signOut('local')).toEqual({ ok: true, value: undefined });
      expect(auth.mayHaveSession()).toBe(false);
      expect(types()).toEqual(['signed-in', 'signed-out']);
      expect(await auth.verifyFactor(codeOf(1))).toMatchObject({ ok: false, failure: { kind: 'session' } });
    });
  });
}
