import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createEmbeddedBackend, type EmbeddedBackend } from '../backend.ts';
import {
  bearer,
  changed,
  codeNeeded,
  newPassword,
  codeNotValid,
  oldSessions,
  password,
  wrongCode,
} from './oldSessions.fixture.ts';
import { sendRequest, browserClient, signUpPerson, type Person, site } from './people.fixture.ts';

let backend: EmbeddedBackend;
beforeAll(async () => {
  backend = await createEmbeddedBackend({ siteUrl: site });
});
afterAll(() => backend.close());

const { age, old, setPassword, mailedCode } = oldSessions(() => backend);

async function signsInWith(word: string, { email }: Person) {
  const { error } = await browserClient(backend).auth.signInWithPassword({ email, password: word });
  return error === null;
}

describe('a new password in a session older than a day', () => {
  it('a new password in an old session is refused without a code, as hosted refuses it, and changes nothing [K11]', async () => {
    const ada = await old();
    const mails = backend.mails.length;
    for (const change of [{}, { nonce: '' }, { nonce: null }]) {
      const { status, json } = await sendRequest(backend, 'PUT', '/auth/v1/user', {
        body: JSON.stringify({ password: newPassword, data: { full_name: 'Eve' }, ...change }),
        ...bearer(ada.token),
      });
      expect([status, json]).toEqual([
        400,
        {
          code: 400,
          error_code: 'reauthentication_needed',
          msg: 'Password update requires reauthentication',
        },
      ]);
    }
    expect(backend.mails).toHaveLength(mails);
    expect(await signsInWith(password, ada)).toBe(true);
    const { json } = await sendRequest(backend, 'GET', '/auth/v1/user', bearer(ada.token));
    expect(json.user_metadata.full_name).toBeUndefined();
  });

  it('a new password in an old session is taken with the mailed code through the real client, and the code once only [K11]', async () => {
    const ada = await old();
    expect((await ada.client.auth.reauthenticate()).error).toBeNull();
    const nonce = backend.mails[0]?.text.match(/\b\d{6}\b/)?.[0] ?? '';
    expect((await ada.client.auth.updateUser({ password: newPassword, nonce })).error).toBeNull();
    expect(await signsInWith(newPassword, ada)).toBe(true);
    await age('25 hours', ada);
    expect(await setPassword(ada.token, { password: 'a-third-one', nonce })).toEqual(codeNotValid);
  });

  it('of two new passwords that are sent at the same time with one code, one succeeds [K11]', async () => {
    const ada = await old();
    const nonce = await mailedCode(ada);
    const answers = await Promise.all([
      setPassword(ada.token, { nonce }),
      setPassword(ada.token, { password: 'a-third-one', nonce }),
    ]);
    expect(answers).toEqual([changed, codeNotValid]);
  });

  it('a new password in an old session is refused with a wrong code, and taken with the right one after four of them [K11]', async () => {
    const ada = await old();
    const nonce = await mailedCode(ada);
    for (const by of [1, 2, 3, 4])
      expect(await setPassword(ada.token, { nonce: wrongCode(nonce, by) })).toEqual(codeNotValid);
    expect(await setPassword(ada.token, { nonce })).toEqual(changed);
  });

  it('a new password in an old session is refused with any code after five wrong ones, until a new one is mailed [K11]', async () => {
    const ada = await old();
    const first = await mailedCode(ada);
    for (const by of [1, 2, 3, 4, 5]) await setPassword(ada.token, { nonce: wrongCode(first, by) });
    expect(await setPassword(ada.token, { nonce: first })).toEqual(codeNotValid);
    const second = await mailedCode(ada);
    for (const by of [1, 2, 3, 4]) await setPassword(ada.token, { nonce: wrongCode(second, by) });
    expect(await setPassword(ada.token, { nonce: second })).toEqual(changed);
  });

  it('a new password in an old session is refused with a code that is older than `otp_expiry` in config.toml allows [K11]', async () => {
    const [, seconds] = /^otp_expiry = (\d+)$/m.exec(readFileSync('supabase/config.toml', 'utf8')) ?? [];
    const ada = await old();
    const sentBefore = (margin: number) =>
      backend.pg.query(
        `update auth.users set reauthentication_sent_at = now() - make_interval(secs => $2) where id = $1`,
        [ada.id, Number(seconds) + margin],
      );
    const nonce = await mailedCode(ada);
    await sentBefore(10);
    expect(await setPassword(ada.token, { nonce })).toEqual(codeNotValid);
    await sentBefore(-10);
    expect(await setPassword(ada.token, { nonce })).toEqual(changed);
  });

  it('a new password in an old session is refused with the code of somebody else, or with no code mailed at all [K11]', async () => {
    const ada = await old();
    const bobs = await mailedCode(await old());
    expect(await setPassword(ada.token, { nonce: bobs })).toEqual(codeNotValid);
    const own = await mailedCode(ada);
    expect(await setPassword(ada.token, { nonce: own === bobs ? wrongCode(bobs) : bobs })).toEqual(
      codeNotValid,
    );
  });

  it('a new password in an old session is refused when the code is sent as anything but a text [K11]', async () => {
    const ada = await old();
    const nonce = await mailedCode(ada);
    for (const odd of [Number(nonce), [nonce], { nonce }, true])
      expect(await setPassword(ada.token, { nonce: odd })).toEqual([400, 'bad_json']);
    expect(await setPassword(ada.token, { nonce })).toEqual(changed);
  });

  it('a new password in an old session is told to be too short before the code is used up [K11]', async () => {
    const fresh = await signUpPerson(backend);
    const ada = await old();
    const nonce = await mailedCode(ada);
    const weak = (token: string, body: object) =>
      sendRequest(backend, 'PUT', '/auth/v1/user', { body: JSON.stringify(body), ...bearer(token) });
    const expected = await weak(fresh.token, { password: '12345' });
    expect(expected.json.error_code).toBe('weak_password');
    for (const change of [{}, { nonce }]) {
      const { status, json } = await weak(ada.token, { password: '12345', ...change });
      expect([status, json]).toEqual([422, expected.json]);
    }
    expect(await setPassword(ada.token, { nonce })).toEqual(changed);
  });

  it('a new password in an old session uses the code up also when it is the same as before, as hosted does [K11]', async () => {
    const ada = await old();
    const nonce = await mailedCode(ada);
    expect(await setPassword(ada.token, { password, nonce })).toEqual([422, 'same_password']);
    expect(await setPassword(ada.token, { nonce })).toEqual(codeNotValid);
  });

  it('a new password in an old session does not use up a code with a token that is forged, or of a session that has ended [K11]', async () => {
    const ada = await old();
    const { data } = await browserClient(backend).auth.signInWithPassword({ email: ada.email, password });
    const ended = data.session?.access_token ?? '';
    await backend.pg.query(
      `delete from auth.sessions where user_id = $1 and created_at > now() - interval '1 hour'`,
      [ada.id],
    );
    const nonce = await mailedCode(ada);
    const [head, claims] = ada.token.split('.');
    const forged = `${head}.${claims}.${ended.split('.')[2]}`;
    expect(await setPassword(forged, { nonce })).toEqual([403, 'bad_jwt']);
    for (const by of [1, 2, 3, 4, 5]) await setPassword(forged, { nonce: wrongCode(nonce, by) });
    expect(await setPassword(ended, { nonce })).toEqual([403, 'session_not_found']);
    expect(await setPassword(ada.token, { nonce })).toEqual(changed);
  });

  it('a new password in an old session still needs a code after the session was renewed [K11]', async () => {
    const ada = await old();
    const { data } = await ada.client.auth.refreshSession();
    expect(await setPassword(data.session?.access_token ?? '', {})).toEqual(codeNeeded);
  });
});

describe('no code is needed', () => {
  it('no code is needed in a session up to a day old, and from then on it is [K11]', async () => {
    const ada = await signUpPerson(backend);
    await age('23 hours 59 minutes', ada);
    expect(await setPassword(ada.token, {})).toEqual(changed);
    await age('2 minutes', ada);
    expect(await setPassword(ada.token, { password: 'a-third-one' })).toEqual(codeNeeded);
  });

  it('no code is needed in the session of a recovery link, however old the user’s others are [K11]', async () => {
    const ada = await old();
    await browserClient(backend).auth.resetPasswordForEmail(ada.email);
    const link = backend.mails[0]?.text.match(/https?:\S+/)?.[0] ?? '';
    const landing = await backend.fetch(new Request(link, { redirect: 'manual' }));
    const { hash } = new URL(landing.headers.get('location') ?? '');
    const token = new URLSearchParams(hash.slice(1)).get('access_token') ?? '';
    expect(await setPassword(token, {})).toEqual(changed);
  });

  it('no code is needed for changes of anything but the password [K11]', async () => {
    const ada = await old();
    expect((await ada.client.auth.updateUser({ data: { full_name: 'Ada' } })).error).toBeNull();
  });
});
