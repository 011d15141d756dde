import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createEmbeddedBackend, type EmbeddedBackend } from '../backend.ts';
import { createHttpServer } from '../http/httpServer.ts';
import { sendRequest, signUpPerson, site } from './people.fixture.ts';
import { clientAddressHeader } from './sessions.ts';

describe('the device of a session', () => {
  let backend: EmbeddedBackend;
  beforeAll(async () => {
    backend = await createEmbeddedBackend({ siteUrl: site });
  });
  afterAll(() => backend.close());

  const from = (userAgent: string, address: string) => ({
    'user-agent': userAgent,
    [clientAddressHeader]: address,
  });

  async function signIn(email: string, headers: Record<string, string>) {
    const body = JSON.stringify({ email, password: 'correct-horse' });
    const { json } = await sendRequest(backend, 'POST', '/auth/v1/token?grant_type=password', {
      body,
      headers,
    });
    return json as { access_token: string; refresh_token: string };
  }

  async function current(token: string) {
    const { json } = await sendRequest(backend, 'POST', '/rest/v1/rpc/list_sessions', {
      body: '{}',
      headers: { authorization: `Bearer ${token}` },
    });
    return (json as Record<string, unknown>[]).find((row) => row['is_current']);
  }

  it('browser and address are known from the sign-in on, and change with the next renewal [U1]', async () => {
    const { email } = await signUpPerson(backend);
    const { access_token, refresh_token } = await signIn(email, from('Firefox', '::ffff:203.0.113.7'));
    expect(await current(access_token)).toMatchObject({ user_agent: 'Firefox', address: '203.0.113.7' });
    const renewed = await sendRequest(backend, 'POST', '/auth/v1/token?grant_type=refresh_token', {
      body: JSON.stringify({ refresh_token }),
      headers: from('Firefox 2', '2001:db8::1'),
    });
    expect(await current((renewed.json as { access_token: string }).access_token)).toMatchObject({
      user_agent: 'Firefox 2',
      address: '2001:db8::1',
    });
  });

  it('an address that is none is not kept, and does not stop a sign-in [U1]', async () => {
    const { email } = await signUpPerson(backend);
    const { access_token } = await signIn(email, from('x', "1.2.3'; --"));
    expect(await current(access_token)).toMatchObject({ user_agent: 'x', address: null });
  });

  it('an ended session can neither read nor renew, from that moment on [U1]', async () => {
    const { email, token } = await signUpPerson(backend);
    const other = await signIn(email, {});
    const session = await current(other.access_token);
    const ended = await sendRequest(backend, 'POST', '/rest/v1/rpc/end_session', {
      body: JSON.stringify({ session: session?.['id'] }),
      headers: { authorization: `Bearer ${token}` },
    });
    expect(ended.json).toBe(true);
    const read = await sendRequest(backend, 'GET', '/rest/v1/profiles', {
      headers: { authorization: `Bearer ${other.access_token}` },
    });
    const renewed = await sendRequest(backend, 'POST', '/auth/v1/token?grant_type=refresh_token', {
      body: JSON.stringify({ refresh_token: other.refresh_token }),
    });
    expect([read.status, renewed.status]).toEqual([401, 400]);
  });
});

describe('the address of a client', () => {
  it('is that of the connection, or what the proxy in front says, and never what the client claims [U1]', async () => {
    const seen: (string | null)[] = [];
    const server = createHttpServer((request) => {
      seen.push(request.headers.get(clientAddressHeader));
      return new Response('ok');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const ask = (headers: Record<string, string>) => fetch(`http://127.0.0.1:${port}`, { headers });
    await ask({ [clientAddressHeader]: '198.51.100.1' });
    await ask({ 'x-forwarded-for': '198.51.100.1, 203.0.113.7' });
    server.close();
    expect(seen).toEqual(['127.0.0.1', '203.0.113.7']);
  });
});
