import type { Clock } from '../../../../services/clock.ts';
import type { ConversationsPort } from '../../../../services/conversations.ts';
import { backingOff } from './backingOff.ts';

/** How many entries are read at once: as many as the chat shows at first. */
export const pageSize = 200;

/** Reads what the database has. Each resolves to undefined where that could not be asked. */
export function readStored(port: () => Promise<ConversationsPort>, userId: string, clock: Clock) {
  const ask = <T>(request: (conversations: ConversationsPort) => Promise<T>) =>
    port()
      .then(request)
      .catch(() => undefined);
  const entries = (id: string, more: { before?: number } = {}) =>
    ask((conversations) => conversations.load(userId, id, { limit: pageSize, ...more }));
  let asked = 0;
  /** Which reading of each conversation was answered last. */
  const answered = new Map<string, number>();
  return {
    /**
     * The newest entries of a conversation; undefined also where a later reading of it was answered first: what comes after that
     * may contain what has been deleted since.
     */
    async newestEntries(id: string) {
      const ownRequest = ++asked;
      const found = await entries(id);
      if (ownRequest < (answered.get(id) ?? 0)) return undefined;
      if (found?.ok) answered.set(id, ownRequest);
      return found;
    },
    earlierEntries: (id: string, before: number) => entries(id, { before }),
    /** The user's newest conversation. */
    newest: () => ask((conversations) => conversations.list(userId, { limit: 1 })),
    /** Listens to changes of other pages, as soon as the code for that could be fetched. Returns what ends it. */
    watch(onChange: () => void) {
      const retrying = backingOff(clock);
      let hasEnded = false;
      let isLate = false;
      let end = () => {};
      const begin = () =>
        port().then(
          (conversations) => {
            if (hasEnded) return;
            end = conversations.watch(userId, onChange);
            // Something may have changed before anybody listened.
            if (isLate) onChange();
          },
          () => {
            isLate = true;
            if (!hasEnded) retrying.again(() => void begin());
          },
        );
      void begin();
      return () => {
        hasEnded = true;
        retrying.cancel();
        end();
      };
    },
  };
}
