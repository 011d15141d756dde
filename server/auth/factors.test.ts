import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createEmbeddedBackend, type EmbeddedBackend } from '../backend.ts';
import { browserClient, sendRequest, signUpPerson, type Person } from './people.fixture.ts';
import { codeAt, matchingStep, stepAt } from './totp.ts';

const password = 'correct-horse';

let backend: EmbeddedBackend;
beforeAll(async () => {
  backend = await createEmbeddedBackend();
});
afterAll(() => backend.close());

/** The code that an authenticator app shows, so many steps after the present one. */
const codeNow = (key: string, later = 0) => codeAt(key, stepAt(Date.now()) + later);

async function begin({ client }: Pick<Person, 'client'>, friendlyName = 'Phone') {
  const { data, error } = await client.auth.mfa.enroll({
    factorType: 'totp',
    friendlyName,
    issuer: 'Parley',
  });
  if (error) throw error;
  return { id: data.id, key: data.totp.secret, address: data.totp.uri };
}

/** Signs somebody up who has a second factor. */
async function protectedPerson() {
  const person = await signUpPerson(backend);
  const factor = await begin(person);
  const usedCode = codeNow(factor.key);
  const { error } = await person.client.auth.mfa.challengeAndVerify({ factorId: factor.id, code: usedCode });
  expect(error).toBeNull();
  return { ...person, factor, usedCode };
}

async function signIn(email: string) {
  const client = browserClient(backend);
  const { error } = await client.auth.signInWithPassword({ email, password });
  expect(error).toBeNull();
  return client;
}

const levelOf = async (client: Person['client']) => {
  const { data } = await client.auth.mfa.getAuthenticatorAssuranceLevel();
  return [data?.currentLevel, data?.nextLevel];
};

it('a hosted project takes authenticator apps as the embedded backend does: config.toml turns them on [U11]', () => {
  expect(readFileSync('supabase/config.toml', 'utf8')).toContain(
    '[auth.mfa.totp]\nenroll_enabled = true\nverify_enabled = true\n',
  );
});

describe('codes of authenticator apps', () => {
  /** The key of RFC 6238's own examples, '12345678901234567890', in base 32; of their eight digits the last six. */
  const key = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_234_567_890, '005924'],
    [20_000_000_000, '353130'],
  ])('a code is the one of RFC 6238 at second %i [U25]', (seconds, code) => {
    expect(codeAt(key, stepAt(seconds * 1000))).toBe(code);
  });

  it('a code is good half a minute early and late, and no longer [U25]', () => {
    const now = 1_111_111_109_000;
    const step = stepAt(now);
    expect([-2, -1, 0, 1, 2].map((off) => matchingStep(key, codeAt(key, step + off), now))).toEqual([
      undefined,
      step - 1,
      step,
      step + 1,
      undefined,
    ]);
    expect(
      ['', '28708', '2870820', 'abcdef', '２８７０８２'].map((code) => matchingStep(key, code, 59_000)),
    ).toEqual(Array.from({ length: 5 }, () => undefined));
  });
});

describe('a second factor', () => {
  it('is asked for after the password once its first code was confirmed [U25]', async () => {
    const ada = await signUpPerson(backend);
    const { id, key, address } = await begin(ada);
    expect(address).toContain(`secret=${key}`);
    expect(await levelOf(ada.client)).toEqual(['aal1', 'aal1']);
    const { data } = await ada.client.auth.mfa.challengeAndVerify({ factorId: id, code: codeNow(key) });
    expect(data?.user.factors).toMatchObject([{ id, status: 'verified', friendly_name: 'Phone' }]);
    expect(await levelOf(ada.client)).toEqual(['aal2', 'aal2']);

    const again = await signIn(ada.email);
    expect(await levelOf(again)).toEqual(['aal1', 'aal2']);
    const shown = await again.auth.mfa.challengeAndVerify({ factorId: id, code: codeNow(key, 1) });
    expect(shown.error).toBeNull();
    expect(await levelOf(again)).toEqual(['aal2', 'aal2']);
    const renewed = await again.auth.refreshSession();
    expect(renewed.error).toBeNull();
    expect(await levelOf(again)).toEqual(['aal2', 'aal2']);
  });

  it('ends the sessions that have not verified it when it is confirmed [U25]', async () => {
    const ada = await signUpPerson(backend);
    const other = await signIn(ada.email);
    const { id, key } = await begin(ada);
    await ada.client.auth.mfa.challengeAndVerify({ factorId: id, code: codeNow(key) });
    expect((await other.auth.refreshSession()).error?.code).toBe('refresh_token_not_found');
    expect((await ada.client.auth.refreshSession()).error).toBeNull();
  });

  it('takes no code twice, and none that is wrong [U25]', async () => {
    const ada = await protectedPerson();
    const other = await signIn(ada.email);
    const tried = [ada.usedCode, '000000x', ''].map(async (code) => {
      const { error } = await other.auth.mfa.challengeAndVerify({ factorId: ada.factor.id, code });
      return error?.code;
    });
    expect(await Promise.all(tried)).toEqual(Array.from({ length: 3 }, () => 'mfa_verification_failed'));
    expect(await levelOf(other)).toEqual(['aal1', 'aal2']);
  });

  it('takes no code for five minutes after five wrong ones, not even the right one [U25]', async () => {
    const ada = await protectedPerson();
    const other = await signIn(ada.email);
    const send = async (code: string) =>
      (await other.auth.mfa.challengeAndVerify({ factorId: ada.factor.id, code })).error?.code;
    for (let count = 0; count < 5; count += 1) expect(await send('nothing')).toBe('mfa_verification_failed');
    expect(await send(codeNow(ada.factor.key, 1))).toBe('over_request_rate_limit');
    await backend.pg.query(
      `update auth.factor_tries set locked_until = locked_until - interval '5 minutes' where factor_id = $1`,
      [ada.factor.id],
    );
    expect(await send('nothing')).toBe('mfa_verification_failed');
    expect(await send(codeNow(ada.factor.key, 1))).toBe('over_request_rate_limit');
  });

  it('a code of one app is no wrong one for another, and a wrong one is for both [U15]', async () => {
    const ada = await protectedPerson();
    const tablet = await begin(ada, 'Tablet');
    // Both are made once: half a minute that ends between two steps makes another code the used one.
    const [used, unused] = [codeNow(tablet.key, -1), codeNow(tablet.key)];
    const { error } = await ada.client.auth.mfa.challengeAndVerify({
      factorId: tablet.id,
      code: used,
    });
    expect(error).toBeNull();
    const wrongCodes = async () => {
      const { rows } = await backend.pg.query<{ wrong_codes: number }>(
        'select wrong_codes from auth.factor_tries where factor_id = $1',
        [ada.factor.id],
      );
      return rows[0]?.wrong_codes;
    };
    const other = await signIn(ada.email);
    const send = async (code: string) =>
      (await other.auth.mfa.challengeAndVerify({ factorId: ada.factor.id, code })).error?.code;
    for (let count = 0; count < 6; count += 1) expect(await send(unused)).toBe('mfa_verification_failed');
    expect(await wrongCodes()).toBe(0);
    // One that the other app has used is a wrong one for both.
    expect(await send(used)).toBe('mfa_verification_failed');
    expect(await wrongCodes()).toBe(1);
  });

  it('cannot be removed, nor another one added, nor password or address changed, without having verified it [U25, U45]', async () => {
    const ada = await protectedPerson();
    const thief = await signIn(ada.email);
    const { auth } = thief;
    expect((await auth.mfa.unenroll({ factorId: ada.factor.id })).error?.code).toBe('insufficient_aal');
    expect((await auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Mine' })).error?.code).toBe(
      'insufficient_aal',
    );
    expect((await auth.updateUser({ password: 'battery-staple' })).error?.code).toBe('insufficient_aal');
    expect((await auth.updateUser({ email: 'thief@example.com' })).error?.code).toBe('insufficient_aal');
    expect((await ada.client.auth.mfa.unenroll({ factorId: ada.factor.id })).error).toBeNull();
    expect(await levelOf(await signIn(ada.email))).toEqual(['aal1', 'aal1']);
  });

  it('opens no row to a session that has not verified it, and all of them to one that has [U9]', async () => {
    const ada = await protectedPerson();
    const rows = async (client: Person['client']) =>
      (await client.from('billing_info').select('subscription_plan')).data;
    expect(await rows(ada.client)).toHaveLength(1);
    const other = await signIn(ada.email);
    expect(await rows(other)).toEqual([]);
    const code = codeNow(ada.factor.key, 1);
    await other.auth.mfa.challengeAndVerify({ factorId: ada.factor.id, code });
    expect(await rows(other)).toHaveLength(1);
  });

  it('is its owner’s alone: others neither see nor use nor remove it [U25]', async () => {
    const ada = await protectedPerson();
    const eve = await signUpPerson(backend);
    const { mfa } = eve.client.auth;
    expect((await mfa.challenge({ factorId: ada.factor.id })).error?.code).toBe('mfa_factor_not_found');
    expect((await mfa.unenroll({ factorId: ada.factor.id })).error?.code).toBe('mfa_factor_not_found');
    expect((await mfa.listFactors()).data?.all).toEqual([]);
  });

  it('is not there for visitors, and says so to a request for another kind [U25]', async () => {
    const ada = await signUpPerson(backend);
    const path = '/auth/v1/factors';
    const body = JSON.stringify({ factor_type: 'none' });
    expect((await sendRequest(backend, 'POST', path, { body })).status).toBe(401);
    const [head, claims] = ada.token.split('.');
    const forged = { authorization: `Bearer ${head}.${claims}.forged` };
    expect((await sendRequest(backend, 'POST', path, { body, headers: forged })).status).toBe(403);
    const { status, json } = await sendRequest(backend, 'POST', path, {
      body,
      headers: { authorization: `Bearer ${ada.token}` },
    });
    expect([status, json.error_code]).toEqual([400, 'validation_failed']);
  });

  it.each([
    ['', { friendly_name: 'a\0b' }],
    ['', { friendly_name: 'New', issuer: '\ud800' }],
    ['/verify', { challenge_id: '\0', code: '123456' }],
    ['/verify', { challenge_id: '\udc00', code: '\0' }],
  ])('refuses a text that cannot be stored, and keeps nothing of it: %s %j [U25]', async (action, texts) => {
    const ada = await protectedPerson();
    const path = `/auth/v1/factors${action && `/${ada.factor.id}${action}`}`;
    const { status, json } = await sendRequest(backend, 'POST', path, {
      body: JSON.stringify({ factor_type: 'totp', ...texts }),
      headers: { authorization: `Bearer ${ada.token}` },
    });
    expect([status, json]).toMatchObject([400, { error_code: 'validation_failed' }]);
    expect((await ada.client.auth.mfa.listFactors()).data?.all).toHaveLength(1);
  });

  it('asks for a new challenge after five minutes [U25]', async () => {
    const ada = await protectedPerson();
    const other = await signIn(ada.email);
    const { data } = await other.auth.mfa.challenge({ factorId: ada.factor.id });
    await backend.pg.query(
      `update auth.mfa_challenges set created_at = created_at - interval '301 seconds' where id = $1`,
      [data?.id],
    );
    const { error } = await other.auth.mfa.verify({
      factorId: ada.factor.id,
      challengeId: data?.id ?? '',
      code: codeNow(ada.factor.key),
    });
    expect(error?.code).toBe('mfa_challenge_expired');
  });
});
