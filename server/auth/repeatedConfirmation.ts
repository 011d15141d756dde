import { randomInt } from 'node:crypto';
import { mails } from '../../supabase/templates/mails.ts';
import type { DatabaseApp } from '../database/databaseApp.ts';
import { hostedLimits } from '../http/limits.ts';
import { mailOf, type Draft } from '../mail/authMail.ts';
import { challengeOf, storeLink, withMark, type Challenge } from './pkce.ts';
import { hashOf } from './reauthentication.ts';
import { answerRepeatedSignUp, type Repeated } from './repeatedSignUp.ts';

const fill = mailOf('confirmation', mails.confirmation);

/**
 * The pause between two confirmation mails to one address. The limits count their minute from the request, and the mail is written a
 * little later: whoever waits for what they say must not be too early here.
 */
const repeatPauseMs = hostedLimits.mailPauseMs - 5000;

interface Repeating {
  query: DatabaseApp['query'];
  /** Where the links of mails lead, and the app that they lead to in the end. */
  siteUrl: string;
  redirect: string;
  send: (mail: Draft) => void;
}

/**
 * Writes an account that waits for its confirmation another mail, with a token and digits that are good for an hour from now, and
 * end those of the mail before. What the link demanded of a browser it goes on to demand, unless whoever asks brings a challenge. [U3]
 */
async function repeatConfirmation(
  address: string,
  challenge: Challenge | undefined,
  { query, siteUrl, redirect, send }: Repeating,
): Promise<Repeated> {
  const digits = String(randomInt(1_000_000)).padStart(6, '0');
  const token = hashOf(address, digits);
  const now = Date.now();
  const { rows } = await query<{ data: unknown; isMarked: boolean | null }>(
    `with waiting as (
       select id, confirmation_token as former, confirmation_sent_at as sent_at, raw_user_meta_data as data
       from auth.users where email = $1 and email_confirmed_at is null for update
     ), renewed as (
       update auth.users u set confirmation_token = $2, confirmation_sent_at = $3 from waiting
       where u.id = waiting.id and coalesce(waiting.sent_at <= $4, true) returning former
     ), demanded as (
       update auth.flow_state set link_token = $2, created_at = now()
       where link_token = (select former from renewed) returning 1
     )
     select data, case when exists (select from renewed) then exists (select from demanded) end as "isMarked" from waiting`,
    [address, token, new Date(now).toISOString(), new Date(now - repeatPauseMs).toISOString()],
  );
  const [row] = rows;
  if (!row) return 'confirmed';
  if (row.isMarked === null) return 'too-early';
  const link = new URL('/auth/v1/verify', siteUrl);
  link.search = String(new URLSearchParams({ token, type: 'signup', redirect_to: redirect }));
  const values = { Email: address, ConfirmationURL: link.href, Token: digits, Data: row.data };
  const mail = withMark(fill(address, values), challenge !== undefined || row.isMarked);
  await storeLink(query, mail, challenge);
  send(mail);
  return 'sent';
}

/**
 * The answer to a repeated sign-up or a repeated request for a confirmation mail, which @supabase/lite always refuses
 * with 429 because the address has an account. Undefined for other requests, and for a sign-up where 429 is right, because the last
 * mail is less than a minute old. A request for a mail is answered as if there were no account, because the 429 would reveal it.
 */
export async function answerRepeated(
  request: Request,
  requestBody: ArrayBuffer | undefined,
  repeating: Repeating,
): Promise<Response | undefined> {
  const { pathname } = new URL(request.url);
  if (!requestBody || !/^\/auth\/v1\/(resend|signup)$/.test(pathname)) return undefined;
  const { email, type } = JSON.parse(new TextDecoder().decode(requestBody)) as Record<string, unknown>;
  // It was read before: a malformed one never gets here.
  const challenge = challengeOf(request, requestBody) as Challenge | undefined;
  const isSignUp = pathname === '/auth/v1/signup';
  if (typeof email !== 'string' || !(isSignUp || type === 'signup'))
    return isSignUp ? undefined : Response.json({});
  const repeated = await repeatConfirmation(email.toLowerCase(), challenge, repeating);
  return isSignUp ? answerRepeatedSignUp(email, repeated) : Response.json({});
}
