import { accountDeleted } from '../../supabase/templates/mails.ts';
import { idsOf } from '../auth/sessions.ts';
import type { DatabaseApp } from '../database/databaseApp.ts';
import { mailOf, type Draft } from './authMail.ts';

const path = '/rest/v1/rpc/delete_account';

const fill = mailOf('account_deleted', accountDeleted);

/**
 * What the owner of an account is told once a request has deleted it, who may not have been the one who did it; undefined for
 * other requests. Read before that, because address and language go with the account. Whose token it is shows when it succeeds. [U37, W10]
 */
export async function deletionMailOf(
  request: Request,
  query: DatabaseApp['query'],
): Promise<Draft | undefined> {
  if (request.method !== 'POST' || new URL(request.url).pathname !== path) return undefined;
  const { user } = idsOf(request);
  if (user === undefined) return undefined;
  const { rows } = await query<{ email: string; data: unknown }>(
    'select email, raw_user_meta_data as data from auth.users where id = $1::uuid',
    [user],
  );
  const [owner] = rows;
  return owner && fill(owner.email, { Email: owner.email, Data: owner.data });
}

/** Whether the answer says that the account is gone. */
export const saysDeleted = async (answer: Response) =>
  answer.ok &&
  (await answer
    .clone()
    .json()
    .catch(() => undefined)) === 'deleted';
