import { randomUUID } from 'node:crypto';
import type { Draft } from '../mail/authMail.ts';
import { requestTo, refuse, textOf, type FactorContext } from './factorContext.ts';
import { idsIn } from './sessions.ts';

// Links that only the browser which asked for the mail can use (PKCE, RFC 7636), as a hosted project has them. @supabase/lite
// ignores the challenge of such a request, and puts a session into the address of every link. [U2]

/** What the browser that asks for a mail keeps the other half of. */
export interface Challenge {
  code: string;
  method: 's256' | 'plain';
}

/** The marked link of a mail: what it is for, and to whom it was sent. */
export interface MarkedLink {
  type: string;
  email: string;
}

const mailing = /^\/auth\/v1\/(recover|signup|resend)$/;
const mark = 'pkce_';
const linkToken = /\btoken=(?=[\da-f]{16,}&(?:amp;)?type=)/g;

/** The challenge of a request for a mail; undefined without one, and a refusal when it is malformed. */
export function challengeOf(
  { method, url }: Request,
  requestBody: ArrayBuffer | undefined,
): Challenge | Response | undefined {
  if (method !== 'POST' || !requestBody || !mailing.test(new URL(url).pathname)) return undefined;
  const body: unknown = JSON.parse(new TextDecoder().decode(requestBody) || '{}');
  const { code_challenge, code_challenge_method } = Object(body) as Record<string, unknown>;
  const code = textOf(code_challenge);
  const by = textOf(code_challenge_method).toLowerCase();
  if (code === '' && by === '') return undefined;
  if (/^[\w.~-]{43,128}$/.test(code) && (by === 's256' || by === 'plain')) return { code, method: by };
  return refuse(
    400,
    'validation_failed',
    'PKCE flow requires a valid code_challenge and code_challenge_method',
  );
}

/** Marks the links in a text, or takes the mark away, by whether the mail was asked for with a challenge. */
export const markLinks = (text: string, isMarked: boolean) =>
  text.replaceAll(`token=${mark}`, 'token=').replace(linkToken, isMarked ? `token=${mark}` : 'token=');

/** The mail with its link marked, and what is known of that link. */
export function withMarkedLink(draft: Draft): { draft: Draft; link?: MarkedLink } {
  const text = markLinks(draft.text ?? '', true);
  const [, type] = /token=pkce_[\da-f]+&(?:amp;)?type=(\w+)/.exec(text) ?? [];
  if (type === undefined) return { draft };
  return {
    draft: { ...draft, text, html: markLinks(draft.html ?? '', true) },
    link: { type, email: draft.to },
  };
}

/** Keeps the challenge of a mail until its link is opened. A newer mail of the same kind takes the place of the one before. */
export async function storeChallenge(
  query: (sql: string, parameters: unknown[]) => Promise<unknown>,
  { code, method }: Challenge,
  { type, email }: MarkedLink,
) {
  await query(
    `with asker as (select id from auth.users where email = $1),
       replaced as (delete from auth.flow_state where created_at < now() - interval '1 day'
         or (user_id in (select id from asker) and authentication_method = $2 and auth_code is null))
     insert into auth.flow_state
       (id, user_id, authentication_method, provider_type, code_challenge, code_challenge_method)
     select gen_random_uuid(), id, $2, 'email', $3, $4 from asker`,
    [email.toLowerCase(), type, code, method],
  );
}

/** Whether somebody opens a link that was marked. */
export function isMarkedLink({ method, url }: Request) {
  const { pathname, searchParams } = new URL(url);
  return method === 'GET' && pathname === '/auth/v1/verify' && !!searchParams.get('token')?.startsWith(mark);
}

/**
 * Answers a marked link with a code in the address. Only the browser that keeps the other half of the challenge gets a session
 * for it, within five minutes.
 */
export async function answerMarkedLink(request: Request, { pg, forward }: FactorContext): Promise<Response> {
  const url = new URL(request.url);
  url.searchParams.set('token', (url.searchParams.get('token') ?? '').slice(mark.length));
  const answer = await forward(requestTo(request, 'GET', url.pathname + url.search));
  const location = answer.headers.get('location');
  if (location === null) return answer;
  const target = new URL(location);
  const told = new URLSearchParams(target.hash.slice(1));
  const token = told.get('access_token');
  const lead = (parts: Iterable<[string, string]>) => {
    for (const [name, value] of parts) target.searchParams.set(name, value);
    const headers = new Headers(answer.headers);
    headers.set('location', target.href);
    return new Response(null, { status: answer.status, headers });
  };
  // An error is in the query and in the hash, as at a hosted project.
  if (token === null) return lead(told);

  target.hash = '';
  const { user, session } = idsIn(token);
  await pg.query(
    `with tokens as (delete from auth.refresh_tokens where session_id = $1::uuid)
     delete from auth.sessions where id = $1::uuid`,
    [session],
  );
  const code = randomUUID();
  // The server counts the five minutes from `created_at`, and the mail may have been there for an hour.
  const { rows } = await pg.query(
    `update auth.flow_state set auth_code = $3, auth_code_issued_at = now(), created_at = now()
     where id = (select id from auth.flow_state
       where user_id = $1 and authentication_method = $2 and auth_code is null order by created_at desc limit 1)
     returning id`,
    [user, url.searchParams.get('type'), code],
  );
  return rows.length > 0
    ? lead([['code', code]])
    : lead([
        ['error', 'invalid_request'],
        ['error_code', 'flow_state_not_found'],
        ['error_description', 'invalid flow state, no valid flow state found'],
      ]);
}
