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
