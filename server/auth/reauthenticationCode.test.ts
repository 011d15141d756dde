import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createEmbeddedBackend, type EmbeddedBackend } from '../backend.ts';
import { goTemplate } from '../mail/goTemplate.ts';
import { bearer, changed, codeNotValid, oldSessions, wrongCode } from './oldSessions.fixture.ts';
import { sendRequest, signUpPerson, site } from './people.fixture.ts';

describe('a code for a new password', () => {
  let backend: EmbeddedBackend;
  beforeAll(async () => {
    backend = await createEmbeddedBackend({ siteUrl: site });
  });
  afterAll(() => backend.close());
  const { old, setPassword, mailedCode } = oldSessions(() => backend);

  it('a code for a new password arrives in the mail that a hosted project sends [K11, C1]', async () => {
    const code = await mailedCode(await old());
    const hosted = readFileSync('supabase/templates/reauthentication.html', 'utf8');
    const [mail] = backend.mails;
    expect([mail?.subject, mail?.html]).toEqual([
      `${code} is your Parley code`,
      goTemplate('reauthentication.html', hosted, 'html')({ Token: code }),
    ]);
    expect(mail?.text).toBe(
      `Enter ${code} to confirm that it is you. Do not share it with anyone, not even with us.\n\nIf this was not you, reset your password now.`,
    );
  });

  it('a code for a new password is not mailed for a HEAD request, nor to anybody who is not signed in [K11]', async () => {
    const ada = await old();
    const mails = backend.mails.length;
    const path = '/auth/v1/reauthenticate';
    const [head, claims] = ada.token.split('.');
    const forged = `${head}.${claims}.forged`;
    expect((await sendRequest(backend, 'HEAD', path, bearer(ada.token))).status).toBe(405);
    const ahead = { headers: { ...bearer(ada.token).headers, 'sec-purpose': 'prefetch' } };
    expect((await sendRequest(backend, 'GET', path, ahead)).status).toBe(403);
    expect((await sendRequest(backend, 'GET', path)).status).toBe(401);
    expect((await sendRequest(backend, 'GET', path, bearer(forged))).status).toBe(403);
    expect((await sendRequest(backend, 'POST', path, bearer(ada.token))).status).toBe(405);
    expect(backend.mails).toHaveLength(mails);
    const { status, json } = await sendRequest(backend, 'GET', path, bearer(ada.token));
    expect([status, json]).toEqual([200, {}]);
    expect(backend.mails).toHaveLength(mails + 1);
  });

  it('a code for a new password signs nobody in: that would be a new session, and its tries are not counted [K11]', async () => {
    const ada = await old();
    const code = await mailedCode(ada);
    const hash = createHash('sha256').update(`${ada.email}${code}`).digest('hex');
    const type = 'reauthentication';
    const verify = (body: object) =>
      sendRequest(backend, 'POST', '/auth/v1/verify', { body: JSON.stringify({ type, ...body }) });
    const tried = [
      await verify({ email: ada.email, token: code }),
      await verify({ token_hash: hash }),
      await sendRequest(backend, 'GET', `/auth/v1/verify?type=${type}&token=${hash}`),
    ];
    expect(tried.map(({ status, json }) => [status, json?.error_code])).toEqual(
      Array(3).fill([400, 'validation_failed']),
    );
    expect(await setPassword(ada.token, { nonce: code })).toEqual(changed);
  });
});

describe('a backend of its own', () => {
  it('a backend with a data folder gives no new tries after a restart, and heeds the age asked for [K11]', async () => {
    const directory = mkdtempSync(`${tmpdir()}/parley-codes-`);
    const options = { siteUrl: site, directory, reauthenticationAfterMs: 3 * 3_600_000 };
    let backend = await createEmbeddedBackend(options);
    const { age, setPassword, mailedCode } = oldSessions(() => backend);
    try {
      const ada = await signUpPerson(backend);
      await age('179 minutes', ada);
      expect(await setPassword(ada.token, {})).toEqual(changed);
      await age('2 minutes', ada);
      const code = await mailedCode(ada);
      const third = { password: 'a-third-one' };
      for (const by of [1, 2, 3, 4])
        expect(await setPassword(ada.token, { ...third, nonce: wrongCode(code, by) })).toEqual(codeNotValid);
      await backend.close();
      backend = await createEmbeddedBackend(options);
      expect(await setPassword(ada.token, { ...third, nonce: wrongCode(code) })).toEqual(codeNotValid);
      expect(await setPassword(ada.token, { ...third, nonce: code })).toEqual(codeNotValid);
    } finally {
      await backend.close();
      rmSync(directory, { recursive: true });
    }
  });

  it('a backend with codes turned off lets an old session set a password [K11]', async () => {
    const backend = await createEmbeddedBackend({ siteUrl: site, reauthenticationAfterMs: Infinity });
    const { old, setPassword } = oldSessions(() => backend);
    try {
      expect(await setPassword((await old()).token, {})).toEqual(changed);
    } finally {
      await backend.close();
    }
  });
});
