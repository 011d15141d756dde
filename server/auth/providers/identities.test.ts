import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createEmbeddedBackend, type EmbeddedBackend } from '../../backend.ts';
import { sendRequest, site } from '../people.fixture.ts';
import {
  browserAt,
  freshEmail,
  goThrough,
  opens,
  password,
  signInWith,
  signUp,
} from './providers.fixture.ts';

let backend: EmbeddedBackend;
beforeAll(async () => {
  backend = await createEmbeddedBackend({ siteUrl: site, providers: ['google', 'github'] });
});
afterAll(() => backend.close());

/** The address to which the browser goes to add a way in. */
async function beginLink(client: ReturnType<typeof browserAt>['client'], provider: 'google' | 'github') {
  const { data, error } = await client.auth.linkIdentity({
    provider,
    options: { redirectTo: `${site}/?from=provider`, skipBrowserRedirect: true },
  });
  return { page: data?.url ?? '', error };
}

async function identitiesOf(client: ReturnType<typeof browserAt>['client']) {
  const { data } = await client.auth.getUserIdentities();
  return data?.identities ?? [];
}

describe('the ways into an account', () => {
  it('one is added to the account of whoever asked, whatever its address is [U30]', async () => {
    const { client, id } = await signUp(backend, freshEmail());
    const { page } = await beginLink(client, 'github');
    expect(page).toMatch(`${site}/_local/oauth/github?`);
    const other = freshEmail();
    const target = await goThrough(backend, page, { email: other });
    const { data } = await client.auth.exchangeCodeForSession(target.searchParams.get('code') ?? '');
    expect(data.user?.id).toBe(id);
    expect((await identitiesOf(client)).map(({ provider }) => provider).toSorted()).toEqual([
      'email',
      'github',
    ]);
    expect((await signInWith(backend, 'github', { email: other })).user?.id).toBe(id);
    expect(data.user?.app_metadata['providers']).toEqual(['email', 'github']);
  });

  it('one that is another account stays there [U30]', async () => {
    const email = freshEmail();
    const owner = await signInWith(backend, 'github', { email });
    const { client } = await signUp(backend, freshEmail());
    const { page } = await beginLink(client, 'github');
    const target = await goThrough(backend, page, { email });
    expect(target.searchParams.get('error_code')).toBe('identity_already_exists');
    expect((await identitiesOf(client)).map(({ provider }) => provider)).toEqual(['email']);
    expect((await signInWith(backend, 'github', { email })).user?.id).toBe(owner.user?.id);
  });

  it('coming back twice adds nothing a second time [U30]', async () => {
    const { client } = await signUp(backend, freshEmail());
    const { page } = await beginLink(client, 'google');
    await goThrough(backend, page, { email: freshEmail() });
    const again = await goThrough(backend, page, { email: freshEmail() });
    expect(again.searchParams.get('error_code')).toBe('bad_oauth_state');
    expect(await identitiesOf(client)).toHaveLength(2);
  });

  it('a visitor adds and removes none [U30]', async () => {
    const paths = [
      ['GET', '/auth/v1/user/identities/authorize?provider=github'],
      ['DELETE', `/auth/v1/user/identities/${crypto.randomUUID()}`],
    ] as const;
    for (const [method, path] of paths) {
      const headers = { authorization: `Bearer ${backend.publishableKey}` };
      expect((await sendRequest(backend, method, path, { headers })).status).toBeGreaterThanOrEqual(401);
    }
  });

  it('the last one stays; a first password is one more, which keeps the address [U30]', async () => {
    const email = freshEmail();
    const { client, user } = await signInWith(backend, 'github', { email });
    const [only] = await identitiesOf(client);
    if (!only) throw new Error('There is no way in.');
    const refused = await client.auth.unlinkIdentity(only);
    expect(refused.error).toMatchObject({ status: 422, code: 'single_identity_not_deletable' });
    expect((await client.auth.updateUser({ password })).error).toBeNull();
    expect((await identitiesOf(client)).map(({ provider }) => provider)).toEqual(['github', 'email']);
    expect((await client.auth.unlinkIdentity(only)).error).toBeNull();
    const kept = await client.auth.getUser();
    expect(kept.data.user).toMatchObject({
      email,
      app_metadata: { provider: 'email', providers: ['email'] },
    });
    expect(await opens(backend, email)).toBe(user?.id);
    // Its owner may come back with it all the same: the address is confirmed, so that it joins again.
    expect((await signInWith(backend, 'github', { email })).user?.id).toBe(user?.id);
  });

  it("nobody removes anybody else's [U30]", async () => {
    const ada = await signInWith(backend, 'github', { email: freshEmail() });
    await ada.client.auth.updateUser({ password });
    const bea = await signUp(backend, freshEmail());
    const { page } = await beginLink(bea.client, 'google');
    await goThrough(backend, page, { email: freshEmail() });
    const [theirs] = await identitiesOf(ada.client);
    const { error } = await bea.client.auth.unlinkIdentity(theirs!);
    expect(error).toMatchObject({ status: 422, code: 'identity_not_found' });
    expect(await identitiesOf(ada.client)).toHaveLength(2);
  });

  it('the one that the account has its confirmed address from stays, also for whoever asks the database [U30]', async () => {
    const email = freshEmail();
    const { client } = await signInWith(backend, 'github', { email });
    const other = freshEmail();
    const { page } = await beginLink(client, 'google');
    await goThrough(backend, page, { email: other });
    const github = (await identitiesOf(client)).find(({ provider }) => provider === 'github');
    expect((await client.auth.unlinkIdentity(github!)).error).toMatchObject({
      status: 422,
      code: 'email_conflict_identity_not_deletable',
    });
    const remove = backend.pg.query('delete from auth.identities where provider = $1 and email = $2', [
      'github',
      email,
    ]);
    await expect(remove).rejects.toMatchObject({ code: '42501' });
    const google = (await identitiesOf(client)).find(({ provider }) => provider === 'google');
    expect((await client.auth.unlinkIdentity(google!)).error).toBeNull();
    expect((await client.auth.getUser()).data.user?.email).toBe(email);
  });
});
