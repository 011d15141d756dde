import { describe, expect, it } from 'vitest';
import type { AuthPort } from './auth.ts';
import type { Provider, ProvidersPort } from './providers.ts';

export interface ProvidersSubject {
  /** Opens a new browser of a backend that offers both sites. */
  browser: () => { auth: AuthPort; providers: ProvidersPort };
  /** An email address without an account. */
  freshEmail: () => string;
  /** Stores a way into the account with this address, as if its owner had been at that site. */
  addWay: (accountEmail: string, provider: Provider, email: string) => Promise<void>;
}

const password = 'correct-horse';

/** Everything that an implementation of `ProvidersPort` has to do, but for what happens at the other site. */
export function providersContract(name: string, make: () => ProvidersSubject) {
  async function signedIn() {
    const subject = make();
    const email = subject.freshEmail();
    const { auth, providers } = subject.browser();
    await auth.signUp({ email, password, fullName: 'Ada Lovelace', avatarUrl: '' });
    await auth.signIn(email, password);
    const ways = async () => {
      const found = await providers.list();
      return found.ok ? found.value : [];
    };
    return { subject, email, providers, ways };
  }

  describe(`ProvidersPort: ${name}`, () => {
    it('tells which sites are offered, without anybody who is signed in [U27]', async () => {
      expect(await make().browser().providers.offered()).toEqual({
        ok: true,
        value: ['google', 'github'],
      });
    });

    it('begins a sign-in at the auth service, which nobody else can end [U27]', async () => {
      const begun = await make().browser().providers.signIn('github');
      const url = new URL(begun.ok ? begun.value : '');
      expect(url.pathname).toBe('/auth/v1/authorize');
      expect(url.searchParams.get('code_challenge')).toMatch(/^[\w-]{43}$/);
    });

    it('lists the ways into the account, the oldest first [U29]', async () => {
      const { subject, email, ways } = await signedIn();
      expect(await ways()).toMatchObject([{ provider: 'email', email }]);
      await subject.addWay(email, 'github', 'ada@work.example');
      expect(await ways()).toMatchObject([
        { provider: 'email', email },
        { provider: 'github', email: 'ada@work.example', lastUsedAt: expect.stringMatching(/^20/) },
      ]);
    });

    it('begins to add one at the page of that site [U29]', async () => {
      const { providers } = await signedIn();
      const begun = await providers.link('google');
      expect(begun.ok && new URL(begun.value).searchParams.get('redirect_to')).toMatch(/\?from=provider$/);
    });

    it('removes one, also when it is gone already, and never the last [U29]', async () => {
      const { subject, email, providers, ways } = await signedIn();
      await subject.addWay(email, 'github', 'ada@work.example');
      await subject.addWay(email, 'google', 'ada@home.example');
      const [own, github] = await ways();
      expect(await providers.unlink(github?.id ?? '')).toEqual({ ok: true, value: undefined });
      expect(await providers.unlink(github?.id ?? '')).toEqual({ ok: true, value: undefined });
      expect(await providers.unlink((await ways())[1]?.id ?? '')).toMatchObject({ ok: true });
      expect(await providers.unlink(own?.id ?? '')).toMatchObject({
        ok: false,
        failure: { kind: 'refused', code: 'single_identity_not_deletable' },
      });
      expect(await ways()).toMatchObject([{ provider: 'email' }]);
    });

    it('a visitor is refused [U29]', async () => {
      const { providers } = make().browser();
      expect(await providers.list()).toMatchObject({ ok: false });
      expect(await providers.link('google')).toMatchObject({ ok: false });
      expect(await providers.unlink('00000000-0000-4000-8000-000000000000')).toMatchObject({ ok: false });
    });
  });
}
