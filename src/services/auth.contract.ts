import { describe, expect, it } from 'vitest';
import type { AuthEvent, AuthPort, PasswordRefusal } from './auth.ts';

export interface AuthSubject {
  /** Opens a new browser, whose storage and tabs are its own. */
  browser: () => AuthPort;
  /** An email address without an account. */
  freshEmail: () => string;
  /** Absent where a test can neither make a session older nor read the mails. */
  oldSessions?: {
    /** Makes all sessions of this account older than a day. */
    age: (email: string) => void | Promise<void>;
    /** The code in the newest mail to this address. */
    mailedCode: (email: string) => string | Promise<string>;
  };
}

const password = 'correct-horse';

/** Another code with as many digits. */
const wrong = (code: string) => code.replace(/^./, (digit) => String((Number(digit) + 1) % 10));

/** The contract of `AuthPort`: every implementation passes it. `agesSessions`: whether `make` gives `oldSessions`. */
export function authContract(name: string, make: () => AuthSubject, agesSessions = false) {
  function begin() {
    const { browser, freshEmail } = make();
    const account = { email: freshEmail(), password, fullName: 'Ada Lovelace', avatarUrl: '' };
    const open = () => {
      const auth = browser();
      const events: AuthEvent[] = [];
      auth.subscribe((event) => events.push(event));
      return { auth, events, types: () => events.map(({ type }) => type) };
    };
    const signIn = async () => {
      const opened = open();
      expect(await opened.auth.signIn(account.email, password)).toEqual({ ok: true });
      return opened;
    };
    return { account, open, signIn, freshEmail };
  }

  describe(`AuthPort: ${name}`, () => {
    it('a new browser has no user, and the port knows that without a request [S1, V2]', async () => {
      const { auth, types } = begin().open();
      expect(auth.mayHaveSession()).toBe(false);
      expect(await auth.restoreSession()).toEqual({ user: null, isRecovering: false });
      expect(types()).toEqual([]);
    });

    it('signing up creates the account and does not sign in [C1, S2]', async () => {
      const { account, open } = begin();
      const { auth, events, types } = open();
      expect(await auth.signUp(account)).toEqual({ ok: true, needsConfirmation: false });
      expect(types()).toEqual([]);
      expect(await auth.signIn(account.email, password)).toEqual({ ok: true });
      expect(events).toEqual([
        {
          type: 'signed-in',
          user: {
            id: expect.any(String),
            email: account.email,
            fullName: 'Ada Lovelace',
            avatarUrl: '',
            createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\d/),
          },
        },
      ]);
      expect(auth.mayHaveSession()).toBe(true);
    });

    it('an unknown address and a wrong password are both refused as invalid credentials [S3]', async () => {
      const { account, open, freshEmail } = begin();
      const { auth } = open();
      await auth.signUp(account);
      for (const email of [account.email, freshEmail()])
        expect(await auth.signIn(email, 'wrong-horse')).toMatchObject({
          ok: false,
          failure: { reason: 'invalid-credentials', message: 'Invalid login credentials' },
        });
    });

    it("a taken address is refused at the sign-up with the backend's message, and marked as taken [X1]", async () => {
      const { account, open } = begin();
      const { auth } = open();
      await auth.signUp(account);
      expect(await auth.signUp(account)).toMatchObject({
        ok: false,
        failure: { kind: 'refused', message: 'User already registered' },
        isTaken: true,
      });
    });

    it('a sign-up with a weak password is refused with the reasons [R3, X9]', async () => {
      const { account, open } = begin();
      expect(await open().auth.signUp({ ...account, password: '12345' })).toMatchObject({
        ok: false,
        failure: { code: 'weak_password' },
        reasons: ['Use at least 6 characters.'],
      });
    });

    it('changed metadata are stored, and an event tells of them [C3]', async () => {
      const { account, open, signIn } = begin();
      await open().auth.signUp(account);
      const { auth, events } = await signIn();
      const signedIn = events.at(-1);
      if (!signedIn || !('user' in signedIn)) throw new Error('Nobody was signed in.');
      // A picture of another site would be left out.
      const picture = `/storage/v1/object/public/avatars/${signedIn.user.id}/a.png`;
      const change = { fullName: 'Countess', avatarUrl: `https://x.test${picture}` };
      expect(await auth.updateMetadata(change)).toEqual({ ok: true, value: undefined });
      const { user } = { user: undefined, ...events.at(-1) };
      expect(events.at(-1)?.type).toBe('user-updated');
      expect(user?.fullName).toBe('Countess');
      expect(user?.avatarUrl.slice(-picture.length)).toBe(picture);
    });

    it('a new password replaces the old one [C1]', async () => {
      const { account, open, signIn } = begin();
      await open().auth.signUp(account);
      const { auth } = await signIn();
      expect(await auth.setPassword('12345')).toMatchObject({ ok: false, reasons: [expect.any(String)] });
      expect(await auth.setPassword('another-horse')).toEqual({ ok: true, othersSignedOut: true });
      expect(await open().auth.signIn(account.email, password)).toMatchObject({ ok: false });
      expect(await open().auth.signIn(account.email, 'another-horse')).toEqual({ ok: true });
    });

    it('a password of more than 72 bytes is refused, at the sign-up and at a change [K10]', async () => {
      const { account, open, signIn } = begin();
      const tooLong = 'ü'.repeat(37);
      const failure = { code: 'validation_failed', message: 'Password cannot be longer than 72 characters' };
      expect(await open().auth.signUp({ ...account, password: tooLong })).toMatchObject({
        ok: false,
        failure,
      });
      await open().auth.signUp(account);
      const { auth } = await signIn();
      expect(await auth.setPassword(tooLong)).toMatchObject({ ok: false, failure });
      expect(await auth.setPassword('ü'.repeat(36))).toMatchObject({ ok: true });
    });

    it('a new password ends the other sessions of the user and keeps this one [S15]', async () => {
      const { account, open, signIn } = begin();
      await open().auth.signUp(account);
      const [here, there] = [await signIn(), await signIn()];
      expect(await here.auth.setPassword('another-horse')).toMatchObject({ ok: true });
      expect(await there.auth.setPassword(password)).toMatchObject({
        ok: false,
        failure: { kind: 'session' },
      });
      expect(there.events.at(-1)).toEqual({ type: 'signed-out', cause: 'expired' });
      const change = { fullName: 'Countess', avatarUrl: '' };
      expect(await here.auth.updateMetadata(change)).toEqual({ ok: true, value: undefined });
    });

    describe.runIf(agesSessions)('in a session older than a day', () => {
      async function signedInLongAgo() {
        const { oldSessions } = make();
        const { account, open, signIn } = begin();
        await open().auth.signUp(account);
        const opened = await signIn();
        await oldSessions!.age(account.email);
        return { ...opened, account, open, mailedCode: () => oldSessions!.mailedCode(account.email) };
      }
      const refusedAs = (reason: PasswordRefusal['reason']) => ({ ok: false, failure: { reason } });

      it('a new password needs a code from a mail, and is set with it [S16]', async () => {
        const { auth, account, open, mailedCode } = await signedInLongAgo();
        expect(await auth.setPassword('another-horse')).toMatchObject(refusedAs('code-needed'));
        expect(await auth.sendPasswordCode()).toEqual({ ok: true, value: undefined });
        const code = await mailedCode();
        expect(code).toMatch(/^\d{6,10}$/);
        expect(await auth.setPassword('another-horse', code)).toEqual({ ok: true, othersSignedOut: true });
        expect(await open().auth.signIn(account.email, 'another-horse')).toEqual({ ok: true });
      });

      it('a wrong code is refused, the right one works after that, and works only once [S16]', async () => {
        const { auth, mailedCode } = await signedInLongAgo();
        expect(await auth.setPassword('another-horse', '000000')).toMatchObject(refusedAs('code-refused'));
        await auth.sendPasswordCode();
        const code = await mailedCode();
        expect(await auth.setPassword('another-horse', wrong(code))).toMatchObject(refusedAs('code-refused'));
        expect(await auth.setPassword('another-horse', code)).toMatchObject({ ok: true });
        expect(await auth.setPassword('third-horse', code)).toMatchObject(refusedAs('code-refused'));
      });

      it('a weak password is refused before the code is used up, the present password after it [S16]', async () => {
        const { auth, mailedCode } = await signedInLongAgo();
        const weak = { ok: false, failure: { code: 'weak_password', reason: 'other' } };
        expect(await auth.setPassword('12345')).toMatchObject(weak);
        await auth.sendPasswordCode();
        const code = await mailedCode();
        expect(await auth.setPassword('12345', code)).toMatchObject(weak);
        expect(await auth.setPassword(password, code)).toMatchObject(refusedAs('same-password'));
        expect(await auth.setPassword('another-horse', code)).toMatchObject(refusedAs('code-refused'));
      });

      it('after signing in again no code is needed, and the metadata never need one [S16]', async () => {
        const { auth, account } = await signedInLongAgo();
        const change = { fullName: 'Countess', avatarUrl: '' };
        expect(await auth.updateMetadata(change)).toEqual({ ok: true, value: undefined });
        expect(await auth.signIn(account.email, password)).toEqual({ ok: true });
        expect(await auth.setPassword('another-horse')).toMatchObject({ ok: true });
      });
    });

    it('a global sign-out ends every session; another browser learns of it at its next request [C1]', async () => {
      const { account, open, signIn } = begin();
      await open().auth.signUp(account);
      const [here, there] = [await signIn(), await signIn()];
      expect(await here.auth.signOut('global')).toEqual({ ok: true, value: undefined });
      expect(here.events.at(-1)).toEqual({ type: 'signed-out', cause: 'user' });
      expect(here.auth.mayHaveSession()).toBe(false);
      expect(await there.auth.updateMetadata({ fullName: 'x', avatarUrl: '' })).toMatchObject({
        ok: false,
        failure: { kind: 'session' },
      });
      expect(there.events.at(-1)).toEqual({ type: 'signed-out', cause: 'expired' });
    });

    it('a local sign-out ends the session of this browser alone [C1]', async () => {
      const { account, open, signIn } = begin();
      await open().auth.signUp(account);
      const [here, there] = [await signIn(), await signIn()];
      expect(await here.auth.signOut('local')).toEqual({ ok: true, value: undefined });
      expect(await there.auth.updateMetadata({ fullName: 'x', avatarUrl: '' })).toMatchObject({ ok: true });
    });

    it('asking for a mail does not reveal whether the address has an account [X9]', async () => {
      const { account, open, freshEmail } = begin();
      const { auth } = open();
      await auth.signUp(account);
      for (const email of [account.email, freshEmail()])
        expect(await auth.sendRecovery(email)).toEqual({ ok: true, value: undefined });
    });
  });
}
