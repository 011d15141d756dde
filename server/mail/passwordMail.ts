import { mails } from '../../supabase/templates/mails.ts';
import { idsOf, setsPassword } from '../auth/sessions.ts';
import type { DatabaseApp } from '../database/databaseApp.ts';
import { mailOf, type Draft } from './authMail.ts';

const fill = mailOf('password_changed', mails.password_changed);

/**
 * What the owner of an account is told after a request has changed its password, as by a hosted project: whoever sits at the device may
 * be somebody else. Undefined for other requests, and where nothing was changed. `body`: of the request. [U50, W10]
 */
export async function passwordMailOf(
  request: Request,
  body: ArrayBuffer | undefined,
  answer: Response,
  query: DatabaseApp['query'],
): Promise<Draft | undefined> {
  if (!answer.ok || !setsPassword(request, body)) return undefined;
  const { user } = idsOf(request);
  if (user === undefined) return undefined;
  try {
    const { rows } = await query<{ email: string | null; data: unknown }>(
      'select email, raw_user_meta_data as data from auth.users where id = $1::uuid',
      [user],
    );
    const [owner] = rows;
    return owner?.email ? fill(owner.email, { Email: owner.email, Data: owner.data }) : undefined;
  } catch (error) {
    // The password is changed, and the answer has to say so.
    console.error(`The mail about a changed password could not be written: ${String(error)}`);
    return undefined;
  }
}
