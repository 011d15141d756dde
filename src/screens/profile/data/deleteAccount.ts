import type { BillingPort } from '../../../services/billing.ts';
import { errorMessages } from '../../../services/messages.ts';
import type { OwnDataPort } from '../../../services/ownData.ts';
import { success, type Result } from '../../../services/result.ts';

export type DeletionOutcome =
  | { name: 'deleted' }
  /** The sign-in is not recent enough, and nothing was changed. */
  | { name: 'sign-in-again' }
  | { name: 'failed'; message: string };

export interface Deletion {
  userId: string;
  /** The id of the user's plan, when it is known. */
  plan?: string | undefined;
  /** Whether the user pays at the payment provider, as far as the page knows. */
  isPaying: boolean;
  ownData: Pick<OwnDataPort, 'deleteAccount' | 'removePictures'>;
  billing: Pick<BillingPort, 'loadMode' | 'end'>;
}

const failed = (message: string): DeletionOutcome => ({ name: 'failed', message });

/** What is said of a deletion that did not come to its end. */
export const deletionMessages = {
  /** The subscription has to end first. */
  providerDown:
    'Your subscription could not be ended, because the payment provider could not be reached. Nothing was deleted. Please try again later.',
  stillSubscribed:
    'Your subscription has ended, but the payment provider has not confirmed it yet. Nothing else was deleted. Please try again in a minute.',
  endedAlone: (why: string) => `Your subscription has ended; nothing else was deleted. ${why}`,
  /** When no answer came, the account may be deleted all the same. */
  ended: (why: string) => `Your subscription has ended. ${why}`,
} as const;
const { providerDown, stillSubscribed, endedAlone, ended } = deletionMessages;

/** What became of the subscription: nobody was asked, there was nothing to end, or it has ended. */
type Ending = 'not-asked' | 'nothing' | 'ended';

/**
 * Ends what is paid for at the payment provider, where plans are sold, or where somebody pays who bought while they were.
 * `mustEnd`: the database knows of a subscription that would go on.
 */
async function endSubscription(
  { billing, plan, isPaying }: Deletion,
  mustEnd: boolean,
): Promise<Result<Ending>> {
  const mode = await billing.loadMode();
  if (!mode.ok) return mode;
  if (mode.value !== 'stripe' && !isPaying && !mustEnd) return success('not-asked');
  const answer = await billing.end();
  if (answer.ok) return success(plan !== undefined && plan !== 'free' ? 'ended' : 'nothing');
  // Whoever has never bought anything has nothing to end.
  if (answer.failure.code === 'customer') return success('nothing');
  // A demonstration may have no function that ends subscriptions. The database still refuses where money is charged.
  return mode.value === 'simulated' && !mustEnd ? success('not-asked') : answer;
}

/**
 * Deletes an account, in an order in which nothing is lost when a step fails: whether it may be deleted at all, the subscription,
 * the pictures, and everything else at once. Each step can be repeated. [U35, U36]
 */
export async function deleteAccount(deletion: Deletion): Promise<DeletionOutcome> {
  const { userId, ownData } = deletion;
  const asked = await ownData.deleteAccount(userId, { isOnlyAsked: true });
  if (!asked.ok) return failed(asked.failure.message || errorMessages.unexpected);
  // 'deleted' when the answer to an earlier attempt was lost: there is nothing left to end or to remove.
  if (asked.value === 'sign-in-again' || asked.value === 'deleted') return { name: asked.value };
  const running = await endSubscription(deletion, asked.value === 'subscribed');
  if (!running.ok) {
    const { code, kind, message } = running.failure;
    if (code === 'reauthentication_needed') return { name: 'sign-in-again' };
    return failed(kind === 'unavailable' ? providerDown : message);
  }
  /** What the user has to know besides why it failed: what was ended stays ended. */
  const failedAfter = (told: (why: string) => string, message = '') => {
    const why = message || errorMessages.unexpected;
    return failed(running.value === 'ended' ? told(why) : why);
  };
  const removed = await ownData.removePictures(userId);
  if (!removed.ok) return failedAfter(endedAlone, removed.failure.message);
  const done = await ownData.deleteAccount(userId);
  if (!done.ok)
    return failedAfter(done.failure.kind === 'unavailable' ? ended : endedAlone, done.failure.message);
  switch (done.value) {
    case 'deleted':
    case 'sign-in-again':
      return { name: done.value };
    case 'subscribed':
      return failed(running.value === 'not-asked' ? providerDown : stillSubscribed);
    default:
      return failedAfter(endedAlone);
  }
}
