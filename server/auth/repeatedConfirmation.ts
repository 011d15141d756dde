import { randomInt } from 'node:crypto';
import { mails } from '../../supabase/templates/mails.ts';
import type { DatabaseApp } from '../database/databaseApp.ts';
import { mailOf, type Draft } from '../mail/authMail.ts';
import { challengeOf, storeLink, withMark, type Challenge } from './pkce.ts';
import { hashOf } from './reauthentication.ts';
import { answerRepeatedSignUp } from './repeatedSignUp.ts';

const fill = mailOf('confirmation', mails.confirmation);

interface Repeating {
  query: DatabaseApp['query'];
  /** Where the links of mails lead, and the app that they lead to in the end. */
  siteUrl: string;
  redirect: string;
  send: (mail: Draft) => void;
}

/**
 * Writes an account that waits for its confirmation another mail, with a token and digits that are good for an hour from now, and
 * end those of the mail before. What the link demanded of a browser it goes on to demand, unless whoever asks brings a challenge. How
 * often that may be is for the limits to say: they answer all addresses alike. Resolves to whether there is such an account. [U3]
 */
async function repeatConfirmation(
  address: string,
  challenge: Challenge | undefined,
  { query, siteUrl, redirect, send }: Repeating,
): Promise<boolean> {
  const digits = String(randomInt(1_000_000)).padStart(6, '0');
  const token = hashOf(address, digits);
  const { rows } = await query<{ data: unknown; isMarked: boolean }>(
    `with waiting as (
       select id, confirmation_token as former, raw_user_meta_data as data
       from auth.users where email = $1 and email_confirmed_at is null for update
     ), renewed as (
       update auth.users u set confirmation_token = $2, confirmation_sent_at = $3 from waiting
       where u.id = waiting.id
     ), demanded as (
       update auth.flow_state set link_token = $2, created_at = now()
       where link_token = (select former from waiting) returning 1
     )
     select data, exists (select from demanded) as "isMarked" from waiting`,
    [address, token, new Date().toISOString()],
  );
  const [row] = rows;
  if (!row) return false;
  const link = new URL('/auth/v1/verify', siteUrl);
  link.search = String(new URLSearchParams({ token, type: 'signup', redirect_to: redirect }));
  const values = { Email: address, ConfirmationURL: link.href, Token: digits, Data: row.data };
  const mail = withMark(fill(address, values), challenge !== undefined || row.isMarked);
  await storeLink(query, mail, challenge);
  send(mail);
  return true;
}

/**
 * The answer to a repeated sign-up or a repeated request for a confirmation mail, which @supabase/lite always refuses
 * with 429 because the address has an account. Undefined for other requests. A request for a mail is answered as if there were no
 * account, because the 429 would reveal it.
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
  const isWaiting = await repeatConfirmation(email.toLowerCase(), challenge, repeating);
  return isSignUp ? answerRepeatedSignUp(email, isWaiting) : Response.json({});
}
