import { describe, expect, it } from 'vitest';
import type { AuthEvent, AuthPort } from './auth.ts';

export interface MailsSubject {
  /** An email address without an account. */
  freshEmail: () => string;
  /** A new browser, each call of which opens a page in it, at an address. */
  device: () => (address?: string) => AuthPort;
  /** The digits in the newest mail to this address. */
  code: (email: string) => string | Promise<string>;
  /** Opens the link in that mail. Returns the address to which it leads. */
  openLink: (email: string) => Promise<string>;
  /** What is stored about the account besides its address, which its mails are written by. */
  metadata: (email: string) => unknown;
}

/** Another code with as many digits. */
const wrong = (code: string) => code.replace(/^./, (digit) => String((Number(digit) + 1) % 10));

/** The contract of `AuthPort` about mails: their links and their codes. */
export function authMailsContract(name: string, make: () => MailsSubject) {
  describe(`AuthPort, mails: ${name}`, () => {
    /** Somebody with an account. */
    async function somebody() {
      const mails = make();
      const email = mails.freshEmail();
      const account = { email, password: 'correct-horse', fullName: 'Ada Lovelace', avatarUrl: '' };
      expect(await mails.device()().signUp(account)).toMatchObject({ ok: true });
      return { email, mails };
    }

    it.each([
      ['ar', { language: 'ar' }],
      ['en', {}],
      [undefined, {}],
    ] as const)(
      'a sign-up in %s notes it for the mails, and a new name keeps it [C1, C8]',
      async (language, noted) => {
        const mails = make();
        const auth = mails.device()();
        const email = mails.freshEmail();
        const account = { email, password: 'correct-horse', fullName: 'Ada', avatarUrl: '' };
        expect(await auth.signUp({ ...account, ...(language && { language }) })).toMatchObject({ ok: true });
        expect(await auth.signIn(email, account.password)).toEqual({ ok: true });
        expect(await auth.updateMetadata({ fullName: 'Countess', avatarUrl: '' })).toMatchObject({
          ok: true,
        });
        const { full_name, avatar_url, language: found } = Object(await mails.metadata(email));
        expect({ full_name, avatar_url, ...(found !== undefined && { language: found }) }).toEqual({
          full_name: 'Countess',
          avatar_url: '',
          ...noted,
        });
      },
    );

    async function askedForMail() {
      const { email, mails } = await somebody();
      const visit = mails.device();
      expect(await visit().sendRecovery(email)).toEqual({ ok: true, value: undefined });
      return { email, visit, mails };
    }

    it('its link signs in where it was asked for, to choose a new password [U2]', async () => {
      const { email, visit, mails } = await askedForMail();
      const address = await mails.openLink(email);
      expect(address).toContain('from=recovery');
      expect(address).not.toContain('token');
      expect(await visit(address).restoreSession()).toMatchObject({ isRecovering: true, user: { email } });
      expect(await visit().restoreSession()).toMatchObject({ isRecovering: false, user: { email } });
    });

    it('its link signs in nowhere else, and not there after that [U3]', async () => {
      const { email, visit, mails } = await askedForMail();
      const address = await mails.openLink(email);
      const start = { user: null, isRecovering: false, linkFromElsewhere: 'recovery' };
      const other = mails.device();
      expect(await other(address).restoreSession()).toEqual(start);
      // Not even where a link to another account was asked for.
      await other().sendRecovery((await somebody()).email);
      expect(await other(address).restoreSession()).toEqual(start);
      expect(other().mayHaveSession()).toBe(false);
      expect(await visit(address).restoreSession()).toMatchObject({ user: { email } });
    });

    it('its code signs in anywhere, once, and with its own address alone [U4]', async () => {
      const { email, mails } = await askedForMail();
      const code = await mails.code(email);
      const refused = { ok: false, failure: { reason: 'code-refused' } };
      const auth = mails.device()();
      const events: AuthEvent[] = [];
      auth.subscribe((event) => events.push(event));
      await auth.restoreSession();
      expect(await auth.verifyCode((await somebody()).email, code, 'recovery')).toMatchObject(refused);
      expect(await auth.verifyCode(email, wrong(code), 'recovery')).toMatchObject(refused);
      expect(events).toEqual([]);
      expect(await auth.verifyCode(email, code, 'recovery')).toEqual({ ok: true });
      expect(events).toMatchObject([{ type: 'password-recovery', user: { email } }]);
      expect(await auth.setPassword('another-horse')).toMatchObject({ ok: true });
      expect(await mails.device()().verifyCode(email, code, 'recovery')).toMatchObject(refused);
    });

    it('after its link was opened, its code works no more [U4]', async () => {
      const { email, mails } = await askedForMail();
      const code = await mails.code(email);
      await mails.openLink(email);
      expect(await mails.device()().verifyCode(email, code, 'recovery')).toMatchObject({
        ok: false,
        failure: { reason: 'code-refused' },
      });
    });
  });
}
