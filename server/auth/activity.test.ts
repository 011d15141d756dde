import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createEmbeddedBackend, type EmbeddedBackend } from '../backend.ts';
import { sendRequest, signUpPerson, site } from './people.fixture.ts';

describe('what was changed', () => {
  let backend: EmbeddedBackend;
  beforeAll(async () => {
    backend = await createEmbeddedBackend({ siteUrl: site });
    await backend.pg.query('update private.settings set simulated_billing = true');
  });
  afterAll(() => backend.close());

  const agent = { 'x-parley-actor': 'agent' };

  it('names the agent for what was sent as its own, and for nothing that follows [U22]', async () => {
    const { id, token } = await signUpPerson(backend);
    const send = (method: string, path: string, body?: object, headers: Record<string, string> = {}) =>
      sendRequest(backend, method, `/rest/v1/${path}`, {
        ...(body && { body: JSON.stringify(body) }),
        headers: { authorization: `Bearer ${token}`, ...headers },
      });
    await send('PATCH', `profiles?id=eq.${id}`, { location: 'Lisbon' }, agent);
    await send('PATCH', `profiles?id=eq.${id}`, { location: 'Porto' });
    await send('POST', 'rpc/set_simulated_plan', { plan: 'pro' }, agent);
    await send('PATCH', `billing_info?user_id=eq.${id}`, { payment_method: 'PayPal' }, agent);
    await backend.pg.query(`update billing_info set subscription_status = 'past_due' where user_id = $1`, [
      id,
    ]);

    const found = await send('GET', 'activity?select=actor,details&subject=neq.session&order=id.asc');
    expect(found.json).toEqual([
      { actor: 'agent', details: { location: ['', 'Lisbon'] } },
      { actor: 'user', details: { location: ['Lisbon', 'Porto'] } },
      { actor: 'agent', details: expect.objectContaining({ subscription_plan: ['free', 'pro'] }) },
      { actor: 'agent', details: { payment_method: ['Credit Card', 'PayPal'] } },
      { actor: 'service', details: { subscription_status: ['active', 'past_due'] } },
    ]);
  });

  it('tells a sign-in with its browser, a new password, and what that ended [U22]', async () => {
    const { email, client } = await signUpPerson(backend);
    await sendRequest(backend, 'POST', '/auth/v1/token?grant_type=password', {
      body: JSON.stringify({ email, password: 'correct-horse' }),
      headers: { 'user-agent': 'Firefox' },
    });
    await client.auth.updateUser({ password: 'battery-staple' });
    const { data } = await client.from('activity').select('subject, change, user_agent, details').order('id');
    expect(data).toEqual([
      { subject: 'session', change: 'added', user_agent: null, details: {} },
      { subject: 'session', change: 'added', user_agent: 'Firefox', details: {} },
      { subject: 'password', change: 'updated', user_agent: null, details: {} },
      { subject: 'session', change: 'removed', user_agent: null, details: { device: ['Firefox', ''] } },
    ]);
  });

  it('opening a mail’s link that only brings a code is no sign-in and no sign-out [U22]', async () => {
    const { email, client } = await signUpPerson(backend);
    const code_challenge = 'x'.repeat(43);
    await sendRequest(backend, 'POST', '/auth/v1/recover', {
      body: JSON.stringify({ email, code_challenge, code_challenge_method: 'plain' }),
    });
    const { pathname, search } = new URL(/https?:\S+/.exec(backend.mails[0]?.text ?? '')?.[0] ?? '');
    const opened = await sendRequest(backend, 'GET', pathname + search);
    const auth_code = new URL(opened.headers.get('location') ?? '').searchParams.get('code');
    const noted = async () =>
      (await client.from('activity').select('change').order('id')).data?.map(({ change }) => change);
    expect(await noted()).toEqual(['added']);

    const { status } = await sendRequest(backend, 'POST', '/auth/v1/token?grant_type=pkce', {
      body: JSON.stringify({ auth_code, code_verifier: code_challenge }),
    });
    expect([status, await noted()]).toEqual([200, ['added', 'added']]);
  });

  it('a page of the app at another address may send the header [U22]', async () => {
    const { headers } = await sendRequest(backend, 'OPTIONS', '/rest/v1/profiles', {
      headers: {
        origin: 'http://localhost:3001',
        'access-control-request-method': 'PATCH',
        'access-control-request-headers': 'authorization,x-parley-actor',
      },
    });
    expect(headers.get('access-control-allow-headers')).toContain('x-parley-actor');
  });
});
