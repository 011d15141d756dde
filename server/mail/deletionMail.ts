import { claimsOf } from '../../src/services/claimsOf.ts';
import { accountDeleted } from '../../supabase/templates/mails.ts';
import type { DatabaseApp } from '../database/databaseApp.ts';
import { mailOf, type Draft } from './authMail.ts';

const path = '/rest/v1/rpc/delete_account';

const fill = mailOf('account_deleted', accountDeleted);

/**
 * What the owner of an account is told once a request has deleted it, who may not have been the one who did it; undefined for
 * other requests. Read before that, because address and language go with the account. Whose token it is shows when it succeeds. [U37, W10]
 */
export async function deletionMailOf(
  { method, url, headers }: Request,
  query: DatabaseApp['query'],
): Promise<Draft | undefined> {
  if (method !== 'POST' || new URL(url).pathname !== path) return undefined;
  const { sub } = claimsOf(headers.get('authorization') ?? '');
  const { rows } = await query<{ email: string; data: unknown }>(
    'select email, raw_user_meta_data as data from auth.users where id::text = $1',
    [String(sub)],
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
