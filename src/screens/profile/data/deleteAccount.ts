import type { BillingPort } from '../../../services/billing.ts';
import { errorMessages } from '../../../services/messages.ts';
import type { OwnDataPort } from '../../../services/ownData.ts';
import type { Failure } from '../../../services/result.ts';

export type DeletionOutcome =
  | { name: 'deleted' }
  /** The sign-in is not recent enough, and nothing was changed. */
  | { name: 'sign-in-again' }
  | { name: 'failed'; message: string };

export interface Deletion {
  userId: string;
  ownData: Pick<OwnDataPort, 'deleteAccount' | 'removePictures'>;
  billing: Pick<BillingPort, 'loadMode' | 'end'>;
}

const failed = (message: string): DeletionOutcome => ({ name: 'failed', message });

/** The subscription has to end first. */
export const providerDown =
  'Your subscription could not be ended, because the payment provider could not be reached. Nothing was deleted. Please try again later.';
const stillSubscribed =
  'Your subscription has ended, but the payment provider has not confirmed it yet. Nothing else was deleted. Please try again in a minute.';

/** Ends what is paid for at the payment provider, where plans are sold. Undefined when nothing goes on there. */
async function endSubscription(billing: Deletion['billing']): Promise<Failure | undefined> {
  const mode = await billing.loadMode();
  if (!mode.ok) return mode.failure;
  if (mode.value !== 'stripe') return undefined;
  const ended = await billing.end();
  // Whoever has never bought anything has nothing to end.
  return ended.ok || ended.failure.code === 'customer' ? undefined : ended.failure;
}

/**
 * Deletes an account, in an order in which nothing is lost when a step fails: whether it may be deleted at all, the subscription,
 * the pictures, and everything else at once. Each step can be repeated. [U35, U36]
 */
export async function deleteAccount({ userId, ownData, billing }: Deletion): Promise<DeletionOutcome> {
  const asked = await ownData.deleteAccount(userId, { isOnlyAsked: true });
  if (!asked.ok) return failed(asked.failure.message || errorMessages.unexpected);
  // 'deleted' when the answer to an earlier attempt was lost: there is nothing left to end or to remove.
  if (asked.value === 'sign-in-again' || asked.value === 'deleted') return { name: asked.value };
  const running = await endSubscription(billing);
  if (running?.code === 'reauthentication_needed') return { name: 'sign-in-again' };
  if (running) return failed(running.kind === 'unavailable' ? providerDown : running.message);
  const removed = await ownData.removePictures(userId);
  if (!removed.ok) return failed(removed.failure.message || errorMessages.unexpected);
  const done = await ownData.deleteAccount(userId);
  if (!done.ok) return failed(done.failure.message || errorMessages.unexpected);
  switch (done.value) {
    case 'deleted':
    case 'sign-in-again':
      return { name: done.value };
    case 'subscribed':
      return failed(stillSubscribed);
    default:
      return failed(errorMessages.unexpected);
  }
}
