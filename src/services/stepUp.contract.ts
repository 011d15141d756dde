import { describe, expect, it } from 'vitest';
import type { AuthEvent, AuthPort } from './auth.ts';
import type { SessionsPort } from './sessions.ts';
import type { StepUpPort } from './stepUp.ts';

export interface StepUpSubject {
  /** Opens a new browser, whose storage and tabs are its own. */
  browser: () => { auth: AuthPort; stepUp: StepUpPort; sessions: SessionsPort };
  /** An email address without an account. */
  freshEmail: () => string;
  /** Gives an account a second factor. Returns its codes by number, each of which works once and none before it after that. */
  protect: (email: string, password: string) => Promise<(number: number) => string>;
}

const password = 'correct-horse';

/** Everything that an implementation of `StepUpPort` has to do. */
export function stepUpContract(name: string, make: () => StepUpSubject) {
  async function signedUp(isProtected: boolean) {
    const subject = make();
    const email = subject.freshEmail();
    await subject.browser().auth.signUp({ email, password, fullName: 'Ada Lovelace', avatarUrl: '' });
    const codeOf = isProtected ? await subject.protect(email, password) : () => '';
    const { auth, ...ports } = subject.browser();
    const events: AuthEvent[] = [];
    auth.subscribe((event) => events.push(event));
    await auth.signIn(email, password);
    if (isProtected) await auth.verifyFactor(codeOf(1));
    const ownSession = async () => {
      const found = await ports.sessions.list();
      return found.ok ? found.value?.find(({ isCurrent }) => isCurrent)?.id : undefined;
    };
    const former = await ownSession();
    events.length = 0;
    return { ...ports, auth, events, codeOf, former, ownSession };
  }

  describe(`StepUpPort: ${name}`, () => {
    it('the password begins a new session in place of the present one, which ends [U13]', async () => {
      const { stepUp, sessions, events, former, ownSession } = await signedUp(false);
      expect(await stepUp.enterPassword(password)).toEqual({ ok: true });
      const now = await ownSession();
      expect([typeof now, now === former]).toEqual(['string', false]);
      await expect
        .poll(async () => {
          const list = await sessions.list();
          return list.ok && list.value?.map(({ id }) => id).includes(former ?? '');
        })
        .toBe(false);
      expect(new Set(events.map(({ type }) => type))).toEqual(new Set(['token-refreshed']));
    });

    it('a wrong password changes nothing [U13]', async () => {
      const { stepUp, events, former, ownSession } = await signedUp(false);
      expect(await stepUp.enterPassword('wrong-horse')).toMatchObject({
        ok: false,
        failure: { reason: 'invalid-credentials' },
      });
      expect([await ownSession(), events]).toEqual([former, []]);
    });

    it('with a second factor the session counts once its code was right, and is never without it [U13]', async () => {
      const { stepUp, events, codeOf, former, ownSession } = await signedUp(true);
      const begun = await stepUp.enterPassword(password);
      const code = begun.ok ? begun.code : undefined;
      expect(await ownSession()).toBe(former);
      expect(await code?.enterCode('not-it')).toMatchObject({
        ok: false,
        failure: { reason: 'code-refused' },
      });
      // The code of the sign-in was used.
      expect(await code?.enterCode(codeOf(1))).toMatchObject({ failure: { reason: 'code-refused' } });
      expect([await ownSession(), events]).toEqual([former, []]);
      expect(await code?.enterCode(codeOf(2))).toEqual({ ok: true });
      expect(await ownSession()).not.toBe(former);
      expect(events.length).toBeGreaterThan(0);
      for (const event of events) expect(event).not.toHaveProperty('user.needsFactor');
    });

    it('given up after the password, the present session goes on [U13]', async () => {
      const { stepUp, former, ownSession } = await signedUp(true);
      const begun = await stepUp.enterPassword(password);
      if (!begun.ok || !begun.code) throw new Error('No code was asked for.');
      begun.code.discard();
      expect(former).toEqual(expect.any(String));
      expect(await ownSession()).toBe(former);
    });

    it('a visitor is refused [U13]', async () => {
      expect(await make().browser().stepUp.enterPassword(password)).toMatchObject({
        ok: false,
        failure: { kind: 'session' },
      });
    });
  });
}
