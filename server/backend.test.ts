import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createEmbeddedBackend, type EmbeddedBackend } from './backend.ts';
import { sendRequest, browserClient, signUpPerson, type Person, site } from './auth/people.fixture.ts';
import { hostedLimits } from './http/limits.ts';
import { removeAbandonedUploads } from './storage/abandonedUploads.ts';

/**
 * The points in which @supabase/lite differs from a hosted project. The app and the guides rely on the hosted
 * behaviour.
 */
describe('the embedded backend', () => {
  let backend: EmbeddedBackend;
  let ada: Person;
  beforeAll(async () => {
    backend = await createEmbeddedBackend({ siteUrl: site });
    ada = await signUpPerson(backend);
  });
  afterAll(() => backend.close());
  const asAda = (headers: Record<string, string> = {}) => ({
    authorization: `Bearer ${ada.token}`,
    ...headers,
  });

  describe('files', () => {
    const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47]);

    it('a browser’s multipart upload, whose part has no name, arrives whole [E4]', async () => {
      const form = new FormData();
      form.append('cacheControl', '60');
      form.append('', new File([png], 'me.png', { type: 'image/png' }));
      const request = new Request(`${site}/storage/v1/object/avatars/${ada.id}/form.png`, {
        method: 'POST',
        headers: { apikey: backend.publishableKey, ...asAda() },
        body: form,
      });
      expect((await backend.fetch(request)).status).toBe(200);
      const file = await sendRequest(backend, 'GET', `/storage/v1/object/public/avatars/${ada.id}/form.png`);
      expect(file.headers.get('content-type')).toBe('image/png');
      expect(file.headers.get('cache-control')).toContain('60');
    });

    it('public files run nothing and have their own type [E4]', async () => {
      const path = `/storage/v1/object/avatars/${ada.id}/safe.png`;
      await sendRequest(backend, 'POST', path, {
        body: png,
        headers: asAda({ 'content-type': 'image/png' }),
      });
      const { headers } = await sendRequest(backend, 'GET', path.replace('object', 'object/public'));
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
    });

    it('more than 5 MB, and what is no picture, is refused [R4]', async () => {
      const upload = (body: BodyInit, type: string) =>
        sendRequest(backend, 'POST', `/storage/v1/object/avatars/${ada.id}/no.png`, {
          body,
          headers: asAda({ 'content-type': type }),
        });
      const large = await upload(new Uint8Array(5 * 1024 * 1024 + 1), 'image/png');
      expect([large.status, large.json.statusCode]).toEqual([400, '413']);
      expect((await upload('<svg/>', 'image/svg+xml')).json.statusCode).toBe('415');
      expect((await upload('<p>', 'text/html')).json.statusCode).toBe('415');
    });

    it('bodies over 6 MiB are refused before anything reads them', async () => {
      const answer = await sendRequest(backend, 'POST', '/auth/v1/signup', {
        body: 'x'.repeat(6 * 1024 * 1024 + 1),
      });
      expect(answer.status).toBe(413);
    });

    it('a path cannot leave its folder, however it is spelled [P2]', async () => {
      const bob = await signUpPerson(backend);
      for (const path of [
        `${ada.id}/../${bob.id}/1.png`,
        `${ada.id}/%2e%2e/${bob.id}/1.png`,
        '..%2f..%2fsecret.png',
        `%ff/1.png`,
      ]) {
        const answer = await sendRequest(backend, 'POST', `/storage/v1/object/avatars/${path}`, {
          body: png,
          headers: asAda({ 'content-type': 'image/png' }),
        });
        expect(answer.status).toBe(400);
      }
      expect((await bob.client.storage.from('avatars').list(bob.id)).data).toEqual([]);
    });

    it('signed addresses lead to the file, and lists name files without their folder', async () => {
      const files = ada.client.storage.from('avatars');
      await files.upload(`${ada.id}/signed.png`, new Blob([png], { type: 'image/png' }));
      const { data } = await files.createSignedUrl(`${ada.id}/signed.png`, 60);
      expect((await backend.fetch(new Request(data?.signedUrl ?? ''))).status).toBe(200);
      expect((await files.list(ada.id)).data?.map(({ name }) => name)).toContain('signed.png');
    });

    it('files of visitors who never signed up are removed after a day, other files stay [E4]', async () => {
      const upload = (path: string) =>
        sendRequest(backend, 'POST', `/storage/v1/object/avatars/${path}`, {
          body: png,
          headers: { 'content-type': 'image/png' },
        });
      for (const path of ['ghost%40example.com/1.png', 'late%40example.com/2.png', `${ada.email}/3.png`])
        expect((await upload(path)).status).toBe(200);
      await backend.pg.query(
        `update storage.objects set created_at = now() - interval '25 hours' where name not like 'late%'`,
      );
      expect(await removeAbandonedUploads(backend)).toBe(1);
      const status = async (path: string) =>
        (await sendRequest(backend, 'GET', `/storage/v1/object/public/avatars/${path}`)).status;
      expect(await status('ghost@example.com/1.png')).toBe(400);
      expect(await status('late@example.com/2.png')).toBe(200);
      expect(await status(`${ada.email}/3.png`)).toBe(200);
      expect(await status(`${ada.id}/safe.png`)).toBe(200);
    });

    it('the picture of a profile stays when its owner has another address than at the sign-up [E4]', async () => {
      const bob = await signUpPerson(backend);
      const path = 'former@example.com/1.png';
      await sendRequest(backend, 'POST', `/storage/v1/object/avatars/${path}`, {
        body: png,
        headers: { 'content-type': 'image/png' },
      });
      await backend.pg.query(`update storage.objects set created_at = now() - interval '25 hours'`);
      await backend.pg.query('update public.profiles set avatar_url = $2 where id = $1', [bob.id, path]);
      await removeAbandonedUploads(backend);
      const answer = await sendRequest(backend, 'GET', `/storage/v1/object/public/avatars/${path}`);
      expect(answer.status).toBe(200);
    });
  });

  describe('rows', () => {
    it('amounts are numbers and times ISO 8601 [E6]', async () => {
      await backend.pg.query(
        `insert into public.payment_history (user_id, amount, payment_date) values ($1, 12.5, '2025-01-02 03:04:05+00')`,
        [ada.id],
      );
      const { data } = await ada.client.from('payment_history').select('*').single();
      expect(data).toMatchObject({ amount: 12.5, payment_date: '2025-01-02T03:04:05+00:00', currency: null });
    });

    it.each([
      ['a check', 'PATCH', { full_name: 'x'.repeat(201) }, 400, '23514'],
      ['an unknown column', 'PATCH', { nope: 1 }, 400, 'PGRST204'],
      ['a column that may not be written', 'PATCH', { id: crypto.randomUUID() }, 403, '42501'],
    ])('%s answers as PostgREST does [X4]', async (_what, method, change, status, code) => {
      const answer = await sendRequest(backend, method, `/rest/v1/profiles?id=eq.${ada.id}`, {
        body: JSON.stringify(change),
        headers: asAda(),
      });
      expect([answer.status, answer.json.code]).toEqual([status, code]);
      expect(answer.json.message).toEqual(expect.any(String));
    });

    it('a missing row is PGRST116, a second one 23505 [C3]', async () => {
      const nobody = await ada.client.from('profiles').select('*').eq('id', crypto.randomUUID()).single();
      expect([nobody.status, nobody.error?.code]).toEqual([406, 'PGRST116']);
      const twice = await ada.client.from('profiles').insert({ id: ada.id });
      expect([twice.status, twice.error?.code]).toEqual([409, '23505']);
    });

    it('an unknown plan answers 400 with the function’s own words [S6]', async () => {
      const { error, status } = await ada.client.rpc('set_simulated_plan', { plan: 'gold' });
      expect([status, error?.code, error?.message]).toEqual([400, '22023', 'Unknown plan']);
    });
  });

  describe('accounts', () => {
    it.each(['null', '[]', '1', '"x"', '{"email":{},"password":"x"}', '{"email":"a@b.c","password":[1]}'])(
      'the body %s is refused, not answered with 500 [X9]',
      async (body) => {
        for (const path of ['signup', 'token?grant_type=password', 'recover', 'resend'])
          expect((await sendRequest(backend, 'POST', `/auth/v1/${path}`, { body })).status).toBe(400);
      },
    );

    it('refusals come in the words of a hosted project [S3, X1, R3]', async () => {
      const post = (path: string, body: object) =>
        sendRequest(backend, 'POST', `/auth/v1/${path}`, { body: JSON.stringify(body) });
      const { email } = ada;
      const wrong = await post('token?grant_type=password', { email, password: 'wrong' });
      expect([wrong.status, wrong.json]).toEqual([
        400,
        { code: 400, error_code: 'invalid_credentials', msg: 'Invalid login credentials' },
      ]);
      const again = await post('signup', { email, password: 'correct-horse' });
      expect([again.status, again.json.error_code]).toEqual([422, 'user_already_exists']);
      const weak = await post('signup', { email: 'weak@example.com', password: '12345' });
      expect([weak.status, weak.json.error_code]).toEqual([422, 'weak_password']);
      expect(weak.json.weak_password.reasons).toContain('length');
    });

    it.each([
      [`${site}/`, `${site}/`],
      ['http://127.0.0.1:3000/x', 'http://127.0.0.1:3000/x'],
      ['https://evil.example/', undefined],
      ['javascript:alert(1)', undefined],
    ])('a mail asked for from %s leads there only if that is ours [X9]', async (redirect, expected) => {
      await browserClient(backend).auth.resetPasswordForEmail(ada.email, { redirectTo: redirect });
      const [mail] = backend.mails;
      const link = new URL(mail?.text.match(/https?:\S+/)?.[0] ?? '');
      expect(mail?.to).toBe(ada.email);
      expect(link.origin).toBe(site);
      expect(link.searchParams.get('redirect_to')).toBe(expected ?? site);
      const landing = await backend.fetch(new Request(link, { redirect: 'manual' }));
      expect(landing.headers.get('location')?.split('#')[0]).toBe(expected ?? site);
    });
  });
});

describe('with confirmations', () => {
  let backend: EmbeddedBackend;
  beforeAll(async () => {
    backend = await createEmbeddedBackend({ siteUrl: site, confirmations: true, limits: hostedLimits });
  });
  afterAll(() => backend.close());
  afterEach(() => vi.useRealTimers());

  it('an account waits for its mail, which can be sent again after a minute [X9]', async () => {
    const client = browserClient(backend);
    const account = { email: 'inbox@example.com', password: 'correct-horse' };
    const { data } = await client.auth.signUp(account);
    expect(data.session).toBeNull();
    expect((await client.auth.signInWithPassword(account)).error?.code).toBe('email_not_confirmed');

    const resend = () => client.auth.resend({ type: 'signup', email: account.email });
    expect((await resend()).error?.code).toBe('over_email_send_rate_limit');
    expect(backend.mails).toHaveLength(1);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61_000 });
    expect((await resend()).error).toBeNull();
    expect(backend.mails).toHaveLength(2);
    vi.useRealTimers();

    await backend.fetch(new Request(backend.mails[0]?.text.match(/https?:\S+/)?.[0] ?? ''));
    expect((await client.auth.signInWithPassword(account)).error).toBeNull();
  });
});
