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

const mailing = /^\/auth\/v1\/(recover|signup|resend)$/;
const mark = 'pkce_';
const linkToken = /\btoken=(?:pkce_)?(?=([\da-f]{16,})&(?:amp;)?type=(\w+))/g;

/**
 * Holds the token of the link beside its challenge, so that whether a link demands the other half is known here and not read off
 * the link. Supabase's own server keeps the mark in the stored token. `auth.flow_state` is the table of @supabase/lite.
 */
export const linkTokenColumn = `alter table auth.flow_state add column if not exists link_token text`;

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

/** The mail with its link marked, or without the mark, by whether it was asked for with a challenge. */
export function withMark<Mail extends Draft>(mail: Mail, isMarked: boolean): Mail {
  const change = (text: string) => text.replace(linkToken, isMarked ? `token=${mark}` : 'token=');
  return { ...mail, text: change(mail.text ?? ''), html: change(mail.html ?? '') };
}

type Query = (sql: string, parameters: unknown[]) => Promise<{ rows: unknown[] }>;

/**
 * Keeps the challenge of a mail until its link is opened; without one the link demands nothing. A newer mail of the same kind
 * takes the place of the one before. One that repeats its link brings its own challenge, or leaves the one that is kept.
 */
export async function storeLink(query: Query, { to, text = '' }: Draft, challenge: Challenge | undefined) {
  const [[, token, type] = []] = text.matchAll(linkToken);
  if (token === undefined) return;
  const kept = await query('select 1 as one from auth.flow_state where link_token = $1', [token]);
  if (!challenge && kept.rows.length > 0) return;
  await query(
    `with asker as (select id from auth.users where email = $1)
     delete from auth.flow_state where created_at < now() - interval '1 day' or link_token = $3
       or (user_id in (select id from asker) and authentication_method = $2 and auth_code is null)`,
    [to.toLowerCase(), type, token],
  );
  if (!challenge) return;
  await query(
    `insert into auth.flow_state
       (id, user_id, authentication_method, provider_type, code_challenge, code_challenge_method, link_token)
     select gen_random_uuid(), id, $2, 'email', $3, $4, $5 from auth.users where email = $1`,
    [to.toLowerCase(), type, challenge.code, challenge.method, token],
  );
}

/** Whether somebody opens a link, or redeems its token. */
export const isLinkRequest = ({ url }: Request) => new URL(url).pathname === '/auth/v1/verify';

/** The flow of a link that demands the other half of a challenge. */
async function flowOf(token: string, { pg }: FactorContext) {
  // No other text is a token, and PostgreSQL takes no text with a NUL.
  if (!/^[\da-f]+$/.test(token)) return undefined;
  const { rows } = await pg.query<{ id: string }>('select id from auth.flow_state where link_token = $1', [
    token,
  ]);
  return rows[0]?.id;
}

/** Answers a link, or a request that redeems its token. A link that was stripped of its mark is none, as at a hosted project. */
export async function answerLink(
  request: Request,
  requestBody: ArrayBuffer | undefined,
  context: FactorContext,
): Promise<Response> {
  const { forward } = context;
  const url = new URL(request.url);
  if (request.method !== 'GET') {
    const body = JSON.parse(new TextDecoder().decode(requestBody) || '{}') as Record<string, unknown>;
    const token = textOf(body.token_hash);
    if (token === '' || !(await flowOf(token, context))) return forward(request);
    return forward(
      requestTo(request, request.method, url.pathname + url.search, { ...body, token_hash: mark + token }),
    );
  }
  const opened = url.searchParams.get('token') ?? '';
  const isMarked = opened.startsWith(mark);
  const token = isMarked ? opened.slice(mark.length) : opened;
  const flow = await flowOf(token, context);
  if (!isMarked && !flow) return forward(request);
  // No token is stored with the mark, so that the server answers as to one that is used up.
  url.searchParams.set('token', isMarked && flow ? token : mark + token);
  const answer = await forward(requestTo(request, 'GET', url.pathname + url.search));
  return isMarked ? withCode(answer, flow, context) : answer;
}

/**
 * Puts a code in place of the session that a marked link brings. Only the browser that keeps the other half of the challenge
 * gets a session for it, within five minutes.
 */
async function withCode(
  answer: Response,
  flow: string | undefined,
  { pg }: FactorContext,
): Promise<Response> {
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
  const { session } = idsIn(token);
  // Nobody was signed in with it: it has run out, so that its end is not written down, and neither is its beginning.
  await pg.query('update auth.sessions set not_after = now() where id = $1', [session]);
  await pg.query(
    `with tokens as (delete from auth.refresh_tokens where session_id = $1::uuid),
       noted as (delete from public.activity where session_id = $1::uuid)
     delete from auth.sessions where id = $1::uuid`,
    [session],
  );
  const code = randomUUID();
  // The server counts the five minutes from `created_at`, and the mail may have been there for an hour.
  await pg.query(
    `update auth.flow_state set auth_code = $2, auth_code_issued_at = now(), created_at = now() where id = $1`,
    [flow, code],
  );
  return lead([['code', code]]);
}
