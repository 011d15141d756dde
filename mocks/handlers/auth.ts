import { http, HttpResponse, type RequestHandler } from 'msw';
import type { LinkPurpose } from '../../src/services/auth.ts';
import { maxPasswordBytes } from '../../src/services/validation.ts';
import { backendUrl, type BackendState } from './backendState.ts';
import { noteSecurity } from './noteChanges.ts';
import { publicUser } from './publicUser.ts';

const AUTH = `${backendUrl}/auth/v1`;

const refuse = (code: number, error_code: string, msg: string, more = {}) =>
  HttpResponse.json({ code, error_code, msg, ...more }, { status: code });

const wrongCredentials = () => refuse(400, 'invalid_credentials', 'Invalid login credentials');
const weakPassword = () =>
  refuse(422, 'weak_password', 'Password should be at least 6 characters.', {
    weak_password: { reasons: ['length'] },
  });
/** Whether bcrypt would cut the password off. */
const isTooLong = (password: unknown) => new TextEncoder().encode(text(password)).length > maxPasswordBytes;
const longPassword = () =>
  refuse(400, 'validation_failed', `Password cannot be longer than ${maxPasswordBytes} characters`);
const noSession = () =>
  refuse(403, 'session_not_found', 'Session from session_id claim in JWT does not exist');

/** The refusal of a new password from a session that is older than a day. */
const codeNeeded = () => refuse(400, 'reauthentication_needed', 'Password update requires reauthentication');
const codeNotValid = () => refuse(422, 'reauthentication_not_valid', 'Nonce has expired or is invalid');
const tooManyMails = (seconds: number) =>
  refuse(
    429,
    'over_email_send_rate_limit',
    `For security purposes, you can only request this after ${seconds} seconds.`,
  );

interface Body {
  email?: unknown;
  password?: unknown;
  nonce?: unknown;
  refresh_token?: unknown;
  auth_code?: unknown;
  code_verifier?: unknown;
  code_challenge?: unknown;
  token?: unknown;
  type?: unknown;
  data?: { full_name?: unknown; avatar_url?: unknown; language?: unknown };
}
const bodyOf = async (request: Request) => (await request.json()) as Body;
const text = (value: unknown) => (typeof value === 'string' ? value : '');

/** The auth service. It answers as the embedded backend does, word for word. [C1] */
export function authHandlers(state: BackendState): RequestHandler[] {
  function signedUp(email: string, password: string, data: Body['data']) {
    const id = `00000000-0000-4000-9000-${String(state.users.size + 1).padStart(12, '0')}`;
    const language = text(data?.language);
    const metadata = {
      full_name: text(data?.full_name),
      avatar_url: text(data?.avatar_url),
      ...(language !== '' && { language }),
    };
    const billing = {
      user_id: id,
      subscription_plan: 'free',
      subscription_status: 'active',
      payment_method: null,
    };
    const createdAt = new Date().toISOString();
    const user = { id, email, password, metadata, profile: null, billing, payments: [], createdAt };
    state.users.set(id, user);
    return user;
  }

  /** Returns 0, or how many seconds to wait before the next mail to this address. */
  function mailLink(request: Request, { code_challenge, email }: Body, purpose: LinkPurpose) {
    const wait = state.links.wait(text(email).toLowerCase());
    const user = state.userByEmail(text(email));
    if (wait > 0 || !user) return wait;
    const returnTo = new URL(request.url).searchParams.get('redirect_to') ?? 'https://app.test/';
    state.links.send({
      user: user.id,
      email: user.email,
      purpose,
      challenge: text(code_challenge),
      returnTo,
    });
    return 0;
  }

  return [
    http.post(`${AUTH}/signup`, async ({ request }) => {
      const body = await bodyOf(request);
      const { email, password, data } = body;
      if (!/^\S+@\S+$/.test(text(email)))
        return refuse(400, 'validation_failed', 'Unable to validate email address: invalid format');
      if (text(password).length < 6) return weakPassword();
      if (isTooLong(password)) return longPassword();
      const address = text(email).toLowerCase();
      const known = state.userByEmail(address);
      // With confirmations on, a hosted project does not reveal that an address has an account.
      if (known && state.options.confirmations)
        return HttpResponse.json({ ...publicUser(known), identities: [], user_metadata: {} });
      if (known) return refuse(422, 'user_already_exists', 'User already registered');
      const user = signedUp(address, text(password), data);
      if (!state.options.confirmations)
        return HttpResponse.json(state.tokenResponse(state.openSession(user.id)));
      state.unconfirmed.add(user.id);
      mailLink(request, body, 'signup');
      return HttpResponse.json({ ...publicUser(user), confirmation_sent_at: '2026-05-02T09:30:00Z' });
    }),

    http.post(`${AUTH}/token`, async ({ request }) => {
      const body = await bodyOf(request);
      const grant = new URL(request.url).searchParams.get('grant_type');
      if (grant === 'refresh_token') {
        const session = state.refreshSession(body.refresh_token);
        return session
          ? HttpResponse.json(state.tokenResponse(session))
          : refuse(400, 'refresh_token_not_found', 'Invalid Refresh Token: Refresh Token Not Found');
      }
      if (grant === 'pkce') {
        const redeemed = await state.links.redeem(body.auth_code, body.code_verifier);
        if ('error' in redeemed) return refuse(400, redeemed.error, 'The code was refused.');
        state.unconfirmed.delete(redeemed.user);
        const session = state.openSession(redeemed.user);
        // As if the page had been open for a day since.
        if (state.options.oldSessions) state.ageSessions(redeemed.user);
        return HttpResponse.json(state.tokenResponse(session));
      }
      const user = state.userByEmail(text(body.email));
      if (!user || user.password !== body.password) return wrongCredentials();
      if (state.unconfirmed.has(user.id)) return refuse(400, 'email_not_confirmed', 'Email not confirmed');
      return HttpResponse.json(state.tokenResponse(state.openSession(user.id)));
    }),

    http.post(`${AUTH}/logout`, ({ request }) => {
      const session = state.sessionOf(request);
      if (!session) return noSession();
      state.closeSessions(session.id, new URL(request.url).searchParams.get('scope'));
      return new HttpResponse(null, { status: 204 });
    }),

    http.get(`${AUTH}/user`, ({ request }) => {
      const session = state.sessionOf(request);
      return session ? HttpResponse.json(publicUser(session.user)) : noSession();
    }),

    http.put(`${AUTH}/user`, async ({ request }) => {
      const session = state.sessionOf(request);
      if (!session) return noSession();
      const { password, nonce, data } = await bodyOf(request);
      const { user } = session;
      if (password !== undefined) {
        if (text(password).length < 6) return weakPassword();
        if (isTooLong(password)) return longPassword();
        const wantsCode = session.isOld || state.options.oldSessions;
        if (wantsCode && text(nonce) === '') return codeNeeded();
        if (wantsCode && !state.codes.accept(user.id, nonce)) return codeNotValid();
        if (password === user.password)
          return refuse(422, 'same_password', 'New password should be different from the old password.');
        user.password = text(password);
        state.closeSessions(session.id, 'others');
        noteSecurity(state, request, user.id, { subject: 'password', change: 'updated' });
      }
      Object.assign(user.metadata, data);
      return HttpResponse.json(publicUser(user));
    }),

    http.get(`${AUTH}/reauthenticate`, ({ request }) => {
      const session = state.sessionOf(request);
      if (!session) return noSession();
      const wait = state.codes.send(session.user.id);
      return wait > 0 ? tooManyMails(wait) : HttpResponse.json({});
    }),

    // Both answer the same whether or not the address has an account.
    http.post(`${AUTH}/recover`, async ({ request }) => {
      const wait = mailLink(request, await bodyOf(request), 'recovery');
      return wait > 0 ? tooManyMails(wait) : HttpResponse.json({});
    }),
    http.post(`${AUTH}/resend`, async ({ request }) => {
      const wait = mailLink(request, await bodyOf(request), 'signup');
      return wait > 0 ? tooManyMails(wait) : HttpResponse.json({});
    }),

    http.post(`${AUTH}/verify`, async ({ request }) => {
      const { email, token, type } = await bodyOf(request);
      const user = state.links.accept(text(email).toLowerCase(), token, type);
      if (user === undefined) return refuse(403, 'otp_expired', 'Token has expired or is invalid');
      state.unconfirmed.delete(user);
      return HttpResponse.json(state.tokenResponse(state.openSession(user)));
    }),
  ];
}
