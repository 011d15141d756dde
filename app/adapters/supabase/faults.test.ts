import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { backendHandlers } from '../../../mocks/handlers/backend.ts';
import { allFaults, fault, type FaultyRequest, type Fault } from '../../../mocks/handlers/faults.ts';
import { storedSession, backendUrl } from '../../../mocks/handlers/backendState.ts';
import { personas, type Persona } from '../../../mocks/personas.ts';
import type { User } from '../../../src/services/auth.ts';
import { errorMessages } from '../../../src/services/messages.ts';
import type { Failure } from '../../../src/services/result.ts';
import { supabaseAuth } from './auth.ts';
import { supabaseClient } from './client.ts';
import { supabaseData } from './data.ts';
import { supabaseFiles } from './files.ts';
import { memoryStorage } from './storage.ts';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

async function ports(persona: Persona | undefined, people: readonly Persona[], kind?: Fault) {
  server.use(...backendHandlers(...people));
  const storage = memoryStorage();
  if (persona) storage.setItem('s', JSON.stringify(storedSession(persona)));
  const client = supabaseClient({
    url: backendUrl,
    key: 'sb_publishable_story',
    storage,
    storageKey: 's',
    autoRefresh: false,
    retry: false,
    // Only requests without an answer run into the short limit; the others answer, however busy the machine is.
    timeout: kind === 'hang' ? 60 : 20_000,
  });
  const auth = supabaseAuth(client);
  const { user } = await auth.restoreSession();
  return { auth, data: supabaseData(client), files: supabaseFiles(client), user: user as User };
}

type Ports = Awaited<ReturnType<typeof ports>>;
type Outcome = { ok: true } | { ok: false; failure: Failure };

const picture = new Blob([new Uint8Array([0x89, 0x50])], { type: 'image/png' });
const { pro, newcomer, free } = personas;
const change = { fullName: 'Ada', location: '', description: '', avatarUrl: '' };
const account = { email: 'new@example.com', password: 'correct-horse', fullName: 'New', avatarUrl: '' };

/** The rows of the fault table: the call, who makes it, and how. */
const rows: readonly [FaultyRequest, Persona | undefined, (ports: Ports) => Promise<Outcome>][] = [
  ['token-password', undefined, ({ auth }) => auth.signIn(free.email, free.password)],
  ['signup', undefined, ({ auth }) => auth.signUp(account)],
  ['recover', undefined, ({ auth }) => auth.sendRecovery(free.email)],
  ['resend', undefined, ({ auth }) => auth.resendConfirmation(free.email)],
  ['reauthenticate', pro, ({ auth }) => auth.sendPasswordCode()],
  ['logout', pro, ({ auth }) => auth.signOut('global')],
  ['user-update', pro, ({ auth }) => auth.updateMetadata(change)],
  ['user-update', pro, ({ auth }) => auth.setPassword('another-horse')],
  ['profiles-read', pro, ({ data, user }) => data.loadProfile(user)],
  ['profiles-insert', newcomer, ({ data, user }) => data.loadProfile(user)],
  ['profiles-update', pro, ({ data, user }) => data.saveProfile(user, change)],
  ['billing-read', pro, ({ data, user }) => data.loadBilling(user.id)],
  ['billing-update', pro, ({ data, user }) => data.savePaymentMethod(user.id, 'PayPal')],
  ['set-plan', free, ({ data, user }) => data.setPlan(user.id, 'pro')],
  ['payments-read', pro, ({ data, user }) => data.loadPayments(user.id, 5)],
  ['upload', pro, ({ files, user }) => files.uploadAvatar({ type: 'user', id: user.id }, picture)],
  [
    'remove-file',
    pro,
    ({ files }) => files.removeAvatar(`${backendUrl}/storage/v1/object/public/avatars/x/1.png`),
  ],
];

const sentences: Partial<Record<Fault, string>> = {
  net: errorMessages.unavailable,
  hang: errorMessages.timeout,
  500: errorMessages.unexpected,
  502: errorMessages.unavailable,
  503: errorMessages.unavailable,
  504: errorMessages.unavailable,
};

/** The cells that are no failures: signing out of a session that is gone, and removing a file that is not there. */
const succeeds = (request: FaultyRequest, kind: Fault) =>
  (request === 'logout' && [401, 403, 404].includes(Number(kind))) ||
  (request === 'remove-file' && kind === 404) ||
  // The bodies of these answers are not read.
  (['logout', 'remove-file'].includes(request) && ['html', 'bad-json', 'null'].includes(String(kind))) ||
  (['recover', 'resend', 'reauthenticate'].includes(request) && kind === 'null');

function expected(request: FaultyRequest, kind: Fault) {
  if (succeeds(request, kind)) return 'success';
  if (typeof kind === 'number' && kind < 500) return `refused: Refused with ${kind}`;
  return `unavailable: ${sentences[kind] ?? errorMessages.unexpected}`;
}

const faults = allFaults.filter((kind) => kind !== 'slow');

describe.each(rows)('%s [X1, X4, X5, X6, X9]', (request, persona, act) => {
  it.each(faults)('%s', async (kind) => {
    const subject = await ports(persona, [pro, newcomer, free], kind);
    server.use(fault(request, kind));
    const outcome = await act(subject);
    expect(outcome.ok ? 'success' : `${outcome.failure.kind}: ${outcome.failure.message}`).toBe(
      expected(request, kind),
    );
  });
});

describe('the adapters', () => {
  it('report only wrong credentials as a reason for the sign-up form [S3]', async () => {
    const { auth } = await ports(undefined, []);
    const reason = async () => {
      const answer = await auth.signIn('a@x.test', 'correct-horse');
      return answer.ok ? undefined : answer.failure.reason;
    };
    expect(await reason()).toBe('invalid-credentials');
    server.use(fault('token-password', 400, { code: 'email_not_confirmed', message: 'Email not confirmed' }));
    expect(await reason()).toBe('unconfirmed');
    server.use(fault('token-password', 429, { code: 'over_request_rate_limit' }));
    expect(await reason()).toBe('other');
  });

  it('read the profile again when it appears during the insert [C3]', async () => {
    const { data, user } = await ports(newcomer, [newcomer]);
    server.use(fault('profiles-insert', 409, { code: '23505' }));
    const found = await data.loadProfile(user);
    // In this test the other tab's row does not exist, so the second read finds nothing.
    expect(found).toMatchObject({ ok: false, failure: { kind: 'not-found' } });
  });

  it('take a missing billing row for the free plan [C4]', async () => {
    const { data, user } = await ports(free, [{ ...free, billing: null }]);
    expect(await data.loadBilling(user.id)).toEqual({
      ok: true,
      value: { plan: 'free', status: 'active', paymentMethod: '' },
    });
    expect(await data.savePaymentMethod(user.id, 'PayPal')).toMatchObject({
      ok: false,
      failure: { kind: 'refused', message: '' },
    });
  });

  it('turn null columns into the defaults, and leave out addresses that are not web addresses [C4, K3]', async () => {
    const { data, user } = await ports(personas.blank, [personas.blank]);
    expect(await data.loadProfile(user)).toMatchObject({
      value: { fullName: '', location: '', updatedAt: '' },
    });
    expect(await data.loadBilling(user.id)).toMatchObject({ value: { plan: 'free', status: '' } });
    const { hostile } = personas;
    const other = await ports(hostile, [hostile]);
    expect(other.user.avatarUrl).toBe('');
    expect(await other.data.loadProfile(other.user)).toMatchObject({ value: { avatarUrl: '' } });
    expect(await other.data.loadPayments(hostile.id, 5)).toMatchObject({
      value: expect.arrayContaining([
        expect.objectContaining({ serviceName: 'Service Payment', amount: 0, currency: 'USD', status: '' }),
      ]),
    });
  });

  it('end a session that the backend no longer knows [X9]', async () => {
    const { auth } = await ports(pro, [pro]);
    const events: string[] = [];
    auth.subscribe((event) => events.push(event.type === 'signed-out' ? event.cause : event.type));
    server.use(fault('user-update', 403, { code: 'session_not_found' }));
    expect(await auth.updateMetadata(change)).toMatchObject({ ok: false, failure: { kind: 'session' } });
    expect(events).toEqual(['expired']);
    expect(auth.mayHaveSession()).toBe(false);
  });

  it('keep the session when a global sign-out fails; a local sign-out never fails [C1]', async () => {
    const { auth } = await ports(pro, [pro]);
    server.use(fault('logout', 'net'));
    expect(await auth.signOut('global')).toMatchObject({ ok: false });
    expect(auth.mayHaveSession()).toBe(true);
    expect(await auth.signOut('local')).toEqual({ ok: true, value: undefined });
    expect(auth.mayHaveSession()).toBe(false);
  });

  it.each(['net', 401, 403, 404, 500] as const)(
    'say that other sessions may still be valid when ending them fails with %s after a new password [S15]',
    async (kind) => {
      const { auth } = await ports(pro, [pro]);
      server.use(fault('logout', kind));
      expect(await auth.setPassword('another-horse')).toEqual({ ok: true, othersSignedOut: false });
      expect(auth.mayHaveSession()).toBe(true);
    },
  );

  it('ask the backend to end the other sessions after a new password [S15]', async () => {
    const { auth } = await ports(pro, [pro]);
    const asked: string[] = [];
    server.use(
      http.post(`${backendUrl}/auth/v1/logout`, ({ request }) => {
        asked.push(new URL(request.url).search);
      }),
    );
    expect(await auth.setPassword('another-horse')).toEqual({ ok: true, othersSignedOut: true });
    expect(asked).toEqual(['?scope=others']);
  });

  it('list every reason for a weak password [R3]', async () => {
    const { auth } = await ports(undefined, []);
    const weak = (reasons: unknown) =>
      http.post(`${backendUrl}/auth/v1/signup`, () =>
        HttpResponse.json(
          { code: 422, error_code: 'weak_password', msg: 'Too weak', weak_password: { reasons } },
          { status: 422 },
        ),
      );
    server.use(weak(['length', 'characters', 'pwned', 'found on a list', 5]));
    expect(await auth.signUp(account)).toMatchObject({
      failure: { message: 'Too weak' },
      reasons: [
        'Use at least 6 characters.',
        'Use upper and lower case letters, digits and symbols.',
        'This password has appeared in a data breach. Choose another one.',
        'found on a list',
      ],
    });
    server.use(weak(null));
    expect(await auth.signUp(account)).toMatchObject({ failure: { message: 'Too weak' }, reasons: [] });
  });
});
