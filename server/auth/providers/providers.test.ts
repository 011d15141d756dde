import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createEmbeddedBackend, type EmbeddedBackend } from '../../backend.ts';
import { sendRequest, site } from '../people.fixture.ts';
import { browserAt, freshEmail, goThrough, local, opens, signInWith, signUp } from './providers.fixture.ts';

let backend: EmbeddedBackend;
/** Here a new account has to open the link in a mail, as at a hosted project. */
let strict: EmbeddedBackend;
beforeAll(async () => {
  const providers = ['google', 'github'] as const;
  [backend, strict] = await Promise.all([
    createEmbeddedBackend({ siteUrl: site, providers }),
    createEmbeddedBackend({ siteUrl: site, providers, confirmations: true }),
  ]);
});
afterAll(async () => {
  await Promise.all([backend.close(), strict.close()]);
});

describe('signing in with an account at another site', () => {
  it.each(['google', 'github'] as const)(
    'makes an account of it, and finds it again: %s [U31]',
    async (provider) => {
      const email = freshEmail();
      const first = await signInWith(backend, provider, { email, name: 'Ada Lovelace' });
      expect(first.error).toBeNull();
      expect(first.page).toMatch(`${site}/_local/oauth/${provider}?`);
      expect(first.target.href).toMatch(/^http:\/\/localhost:3000\/\?from=provider&code=[\w-]+$/);
      expect(first.user).toMatchObject({ email, user_metadata: { full_name: 'Ada Lovelace' } });
      expect(first.user?.identities).toMatchObject([
        { provider, email, identity_data: { email_verified: true } },
      ]);
      const again = await signInWith(backend, provider, { email, name: 'Ada Lovelace' });
      expect(again.user?.id).toBe(first.user?.id);
    },
  );

  it('is offered by the settings where the stand-ins are on, and nowhere else [U27]', async () => {
    const off = await createEmbeddedBackend({ siteUrl: site });
    try {
      const external = async (of: EmbeddedBackend) =>
        (await sendRequest(of, 'GET', '/auth/v1/settings')).json.external;
      expect(await external(backend)).toMatchObject({ google: true, github: true });
      expect(await external(off)).toMatchObject({ google: false, github: false });
      expect(
        await local(off, `${site}/_local/oauth/github?redirect_uri=${site}/auth/v1/callback`),
      ).toBeUndefined();
    } finally {
      await off.close();
    }
  });

  it('denied there, the app is told and nobody has an account [U27]', async () => {
    const email = freshEmail();
    const { target } = await signInWith(backend, 'github', { email, isDenied: true });
    expect(target.searchParams.get('error')).toBe('access_denied');
    expect(target.searchParams.get('from')).toBe('provider');
    const { rows } = await backend.pg.query('select id from auth.users where email = $1', [email]);
    expect(rows).toEqual([]);
  });

  it('without an address nobody gets an account [U27]', async () => {
    const { target } = await signInWith(backend, 'github', { email: '' });
    expect(target.searchParams.get('error_code')).toBe('unexpected_failure');
  });

  it('the code opens nothing without the browser that asked, and works once [U27]', async () => {
    const email = freshEmail();
    const { client, stored, target, user } = await signInWith(backend, 'google', { email });
    expect(user?.email).toBe(email);
    const code = target.searchParams.get('code') ?? '';
    stored.set('sb-localhost-auth-token-code-verifier', JSON.stringify('a'.repeat(64)));
    expect((await client.auth.exchangeCodeForSession(code)).error?.code).toBe('flow_state_not_found');
    const { data } = await client.auth.signInWithOAuth({
      provider: 'google',
      options: { redirectTo: 'https://evil.test/', skipBrowserRedirect: true },
    });
    const begun = await backend.fetch(new Request(data.url ?? ''));
    const other = await goThrough(backend, begun.headers.get('location') ?? '', { email: freshEmail() });
    expect(other.origin).toBe(site);
    const foreign = browserAt(backend);
    foreign.stored.set('sb-localhost-auth-token-code-verifier', JSON.stringify('b'.repeat(64)));
    const { error } = await foreign.client.auth.exchangeCodeForSession(other.searchParams.get('code') ?? '');
    expect(error?.code).toBe('bad_code_verifier');
  });

  it('asks for the second factor of the account [U27]', async () => {
    const email = freshEmail();
    const { client, user } = await signInWith(backend, 'github', { email });
    await backend.pg.query(
      `insert into auth.mfa_factors (user_id, friendly_name, factor_type, status, secret) values ($1, 'Phone', 'totp', 'verified', 'JBSWY3DPEHPK3PXP')`,
      [user?.id],
    );
    expect((await client.auth.mfa.getAuthenticatorAssuranceLevel()).data?.currentLevel).toBe('aal1');
    const again = await signInWith(backend, 'github', { email });
    const level = await again.client.auth.mfa.getAuthenticatorAssuranceLevel();
    expect([level.data?.currentLevel, level.data?.nextLevel]).toEqual(['aal1', 'aal2']);
  });
});

describe('accounts with the same address', () => {
  it('join when it is confirmed here and there [U28]', async () => {
    const email = freshEmail();
    const { id } = await signUp(strict, email);
    await strict.pg.query('update auth.users set email_confirmed_at = now() where id = $1', [id]);
    const { user } = await signInWith(strict, 'google', { email: email.toUpperCase() });
    expect(user?.id).toBe(id);
    expect(user?.identities?.map(({ provider }) => provider).toSorted()).toEqual(['email', 'google']);
    expect(await opens(strict, email)).toBe(id);
  });

  it("a stranger's password for an address that they never confirmed opens nothing once its owner comes [U28]", async () => {
    const email = freshEmail();
    const { id } = await signUp(strict, email);
    expect(await opens(strict, email)).toBeUndefined();
    const owner = await signInWith(strict, 'google', { email });
    expect(owner.user?.id).toBe(id);
    expect(owner.user?.identities?.map(({ provider }) => provider)).toEqual(['google']);
    expect(await opens(strict, email)).toBeUndefined();
    const { rows } = await strict.pg.query<{ encrypted_password: string | null }>(
      'select encrypted_password from auth.users where id = $1',
      [id],
    );
    expect(rows).toEqual([{ encrypted_password: null }]);
  });

  it('an address that is not confirmed at the provider opens no account here [U28]', async () => {
    const email = freshEmail();
    const { id } = await signUp(strict, email);
    await strict.pg.query('update auth.users set email_confirmed_at = now() where id = $1', [id]);
    const { target, user } = await signInWith(strict, 'github', { email, isVerified: false });
    expect(user).toBeUndefined();
    expect(target.searchParams.get('error_code')).toBe('provider_email_needs_verification');
    const { rows } = await strict.pg.query<{ provider: string }>(
      'select provider from auth.identities where user_id = $1',
      [id],
    );
    expect(rows).toEqual([{ provider: 'email' }]);
  });

  it('a new account with such an address is mailed to confirm it first [U28]', async () => {
    const email = freshEmail();
    const { target } = await signInWith(strict, 'github', { email, isVerified: false });
    expect(target.searchParams.get('error_code')).toBe('provider_email_needs_verification');
    expect(strict.mails[0]).toMatchObject({ to: email });
  });
});

describe('the page of a stand-in', () => {
  const address = `${site}/_local/oauth/google?state=s&redirect_uri=${encodeURIComponent(`${site}/auth/v1/callback`)}`;

  it('says that it is a test and sends nothing to any other site [U31]', async () => {
    const page = await local(backend, address);
    const text = await page.text();
    expect(text).toContain('A test on this machine in place of Google');
    expect(page.headers.get('content-security-policy')).toMatch(/^default-src 'none'/);
    const elsewhere = address.replace(encodeURIComponent(site), encodeURIComponent('https://evil.test'));
    expect(
      (await local(backend, elsewhere, new URLSearchParams({ action: 'allow', name: 'x' }))).status,
    ).toBe(404);
  });

  it('keeps what was typed when it cannot be used [U31]', async () => {
    const form = new URLSearchParams({ action: 'allow', name: '"><b>Ada', email: 'nowhere' });
    const page = await local(backend, address, form);
    expect(page.status).toBe(400);
    const text = await page.text();
    expect(text).toContain('Type an address such as grace@example.com');
    expect(text).toContain('value="&quot;&gt;&lt;b&gt;Ada"');
  });
});
