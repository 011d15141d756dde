import type { Result } from './result.ts';

/** A part of what is stored of a user, such as 'payments', with how many rows it has. */
export interface DataArea {
  area: string;
  total: number;
}

/** Rows as they are stored, without whose they are. */
export interface DataPage {
  rows: readonly Readonly<Record<string, unknown>>[];
  /** Give it as `after` for the next page; absent on the last page. */
  next?: readonly unknown[];
}

/**
 * What became of the wish to delete an account. `deleted`, also when it was deleted before and the answer was lost; `ready`: it was
 * only asked whether it may be. Otherwise nothing was changed: `sign-in-again`, the sign-in is older than ten minutes;
 * `subscribed`, a subscription goes on at the payment provider; `pictures`, some are left, which go first.
 */
export const deletionAnswers = ['deleted', 'ready', 'sign-in-again', 'subscribed', 'pictures'] as const;
export type DeletionAnswer = (typeof deletionAnswers)[number];

/**
 * Everything that is stored of the signed-in user. Failures are returned and never thrown. Nothing is read when somebody else than
 * `userId` has signed in meanwhile, such as in another tab. [U32]
 */
export interface OwnDataPort {
  /** All areas in the order of a copy, also those without rows. Undefined where the backend does not tell them. */
  listAreas(userId: string): Promise<Result<readonly DataArea[] | undefined>>;
  /** One page of an area: the first one, or the one after `after`. */
  loadRows(userId: string, area: string, after?: readonly unknown[]): Promise<Result<DataPage>>;
  /** The bytes of a picture, by the `name` of its row in 'pictures'. `not-found` when it is gone. */
  loadPicture(name: string): Promise<Result<Uint8Array>>;
  /** Removes all pictures, with their bytes. Those that are gone count as removed. */
  removePictures(userId: string): Promise<Result<void>>;
  /** Deletes the account with everything that is left of it, for good and on all devices. [U35] */
  deleteAccount(userId: string, options?: { isOnlyAsked: boolean }): Promise<Result<DeletionAnswer>>;
}
