import { claimsOf } from '../../src/services/claimsOf.ts';
import { productName } from '../../src/services/product.ts';

const path = '/rest/v1/rpc/delete_account';

/** The address in the token of a request to delete an account; undefined for other requests. Believe it once that has succeeded. */
export function deletionAddress({ method, url, headers }: Request): string | undefined {
  if (method !== 'POST' || new URL(url).pathname !== path) return undefined;
  const { email } = claimsOf(headers.get('authorization') ?? '');
  return typeof email === 'string' && email !== '' ? email : undefined;
}

/** Whether the answer says that the account is gone. */
export const saysDeleted = async (answer: Response) =>
  answer.ok &&
  (await answer
    .clone()
    .json()
    .catch(() => undefined)) === 'deleted';

/** What its owner is told, who may not have been the one who did it. [U37] */
export const deletionMail = (to: string) => ({
  to,
  subject: `Your ${productName} account was deleted`,
  text: [
    `The ${productName} account of ${to} was deleted, with everything stored about it. If it had a subscription, that has ended.`,
    'If that was not you, somebody else knew your password: change it wherever else you use it.',
  ].join('\n\n'),
});
