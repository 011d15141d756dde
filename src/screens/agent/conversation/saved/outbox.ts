import {
  conversationLimits,
  type ConversationsPort,
  type StoredEntry,
} from '../../../../services/conversations.ts';
import { systemClock, type Clock } from '../../../../services/clock.ts';
import { observableValue } from '../observableValue.ts';
import { backingOff } from './backingOff.ts';
import { firstBatch, isPermanentRefusal, readWrites, type Write } from './writes.ts';

/** Why nothing is stored at the moment. `unavailable` is tried again, `full` and `too-many` after a deletion, and `refused` never. */
export type OutboxProblem = 'unavailable' | 'full' | 'too-many' | 'refused';

export interface OutboxOptions {
  port: () => Promise<ConversationsPort>;
  userId: string;
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  key: string;
  /** The conversation was deleted on another device, or is too old; what was to be put into it is given back. */
  onMissing: (conversation: string, entries: readonly StoredEntry[]) => void;
  clock?: Clock;
}

/** Keeps what the database is still to be told over a reload, and tells it in order, one request at a time. [L7] */
export function outbox({ port, userId, storage, key, onMissing, clock = systemClock }: OutboxOptions) {
  let writes = read();
  /** The ids of entries that the database has refused: they are on this page only. */
  const refused = new Set<string>();
  /** The conversations that such entries belong to. */
  const incomplete = new Set<string>();
  /** The ids of entries that were removed here: an answer that was made before may still have them. */
  const removed = new Set(writes.flatMap((write) => (write.type === 'take' ? write.ids : [])));
  /** The conversations that take no more entries. */
  const full = new Set<string>();
  const retrying = backingOff(clock);
  let isSending = false;
  let isOpen = false;
  /** After a refusal entries go one by one, so that a bad one does not hold up the others. */
  let batchSize: number = conversationLimits.entriesAtOnce;
  const problem = observableValue<OutboxProblem | undefined>(undefined);

  function read() {
    try {
      return readWrites(storage.getItem(key));
    } catch {
      return [];
    }
  }

  function change(next: readonly Write[]) {
    writes = next.filter((write) => write.type !== 'put' || write.entries.length > 0);
    try {
      if (writes.length === 0) storage.removeItem(key);
      else storage.setItem(key, JSON.stringify(writes));
    } catch {
      // The storage is full or refused: what is to be sent still lives on the page.
    }
  }

  /** Drops what was sent. An entry that has changed meanwhile is another object, and stays. */
  function drop(write: Write, sent: readonly StoredEntry[]) {
    change(
      writes.flatMap((each): Write[] => {
        if (each.conversation !== write.conversation || each.type !== write.type) return [each];
        if (each.type !== 'put') return each === write ? [] : [each];
        // The conversation has been begun: without its title, one that was deleted meanwhile is not begun again.
        return [
          { ...each, title: undefined, entries: each.entries.filter((entry) => !sent.includes(entry)) },
        ];
      }),
    );
  }

  /**
   * Sends one write. Resolves to what may follow at once: the next write, only one of another conversation, because this one is
   * full ('other') or comes later, or none.
   */
  async function run(write: Write): Promise<'next' | 'other' | 'later' | 'wait'> {
    const conversations = await port();
    const { conversation } = write;
    const sent = write.type === 'put' ? firstBatch(write.entries, batchSize) : [];
    const answer = await (write.type === 'put'
      ? conversations.put(userId, conversation, sent, write.title)
      : write.type === 'take'
        ? conversations.removeEntries(userId, conversation, write.ids)
        : conversations.remove(userId, conversation));
    if (!isOpen) return 'wait';
    if (!answer.ok) {
      // A database that answers may take another conversation.
      if (!isPermanentRefusal(answer.failure))
        return answer.failure.kind === 'refused' ? 'later' : retryLater('unavailable', 'wait');
      if (sent.length > 1) batchSize = 1;
      else {
        // The database will never take it.
        drop(write, sent);
        batchSize = conversationLimits.entriesAtOnce;
        for (const { id } of sent) refused.add(id);
        incomplete.add(conversation);
        problem.set('refused');
      }
      return 'next';
    }
    retrying.succeeded();
    if (answer.value === 'full') full.add(conversation);
    else full.delete(conversation);
    if (answer.value === 'full' || answer.value === 'too-many') {
      // Only a deletion helps. One on this page sends again, and so does one elsewhere that this page hears of.
      problem.set(answer.value);
      return 'other';
    }
    if (answer.value === 'missing' && write.type === 'put') {
      // With what was added while the answer was on its way.
      const mine = writes.filter((each) => each.conversation === conversation);
      change(writes.filter((each) => !mine.includes(each)));
      onMissing(
        conversation,
        mine.flatMap((each) => (each.type === 'put' ? each.entries : [])),
      );
      return 'next';
    }
    drop(write, sent);
    // Before everything of the conversation is stored, an entry that was refused with others may still be to come.
    if (!writes.some((each) => each.conversation === conversation))
      batchSize = conversationLimits.entriesAtOnce;
    problem.set(undefined);
    return 'next';
  }

  function retryLater<T>(why: OutboxProblem, then: T) {
    problem.set(why);
    retrying.again(() => void send());
    return then;
  }

  async function send() {
    retrying.cancel();
    if (isSending || !isOpen) return;
    isSending = true;
    const blocked = new Set<string>();
    let isRetried = false;
    try {
      for (;;) {
        const next = writes.find(({ conversation }) => !blocked.has(conversation));
        const then = next && isOpen ? await run(next) : 'wait';
        if (then === 'wait') break;
        if (next && then !== 'next') blocked.add(next.conversation);
        isRetried ||= then === 'later';
      }
      // What was not saved may have been deleted instead of sent.
      if (isOpen && writes.length === 0) problem.set(undefined);
      else if (isOpen && isRetried) retryLater('unavailable', undefined);
    } catch {
      if (isOpen) retryLater('unavailable', undefined);
    } finally {
      isSending = false;
    }
  }

  return {
    problem,
    /** Whether the database is still to be told of an entry, or that it is gone, or has refused it. */
    holds: (conversation: string, entryId: string) =>
      refused.has(entryId) ||
      writes.some(
        (write) =>
          write.conversation === conversation &&
          ((write.type === 'put' && write.entries.some(({ id }) => id === entryId)) ||
            (write.type === 'take' && write.ids.includes(entryId))),
      ),
    /** Whether the conversation takes no more entries. */
    isFull: (conversation: string) => full.has(conversation),
    /** Whether the database has refused a part of the conversation for good. */
    isIncomplete: (conversation: string) => incomplete.has(conversation),
    /** Whether this page has removed the entry, and not put it back. */
    hasRemoved: (entryId: string) => removed.has(entryId),
    /** Whether the database is still to be told anything of the conversation. */
    isWaiting: (conversation: string) => writes.some((write) => write.conversation === conversation),

    /**
     * Stores entries, in place of what was to be stored of the same entries before. `title` is given for a conversation that has
     * to be begun.
     */
    put(conversation: string, entries: readonly StoredEntry[], title?: string) {
      for (const { id } of entries) removed.delete(id);
      const last = writes.findLast((write) => write.conversation === conversation);
      if (last?.type !== 'put') return change([...writes, { type: 'put', conversation, title, entries }]);
      const ids = entries.map(({ id }) => id);
      const known = new Set(last.entries.map(({ id }) => id));
      const replaced = last.entries.map((entry) => entries[ids.indexOf(entry.id)] ?? entry);
      const added = entries.filter(({ id }) => !known.has(id));
      change(
        writes.map((write) =>
          write === last ? { ...last, title: last.title ?? title, entries: [...replaced, ...added] } : write,
        ),
      );
    },
    /** Removes entries of the conversation. */
    removeEntries(conversation: string, ids: readonly string[]) {
      for (const id of ids) removed.add(id);
      const gone = (entry: StoredEntry) => ids.includes(entry.id);
      const left = writes.map((write) =>
        write.type === 'put' && write.conversation === conversation
          ? { ...write, entries: write.entries.filter((entry) => !gone(entry)) }
          : write,
      );
      change([...left, { type: 'take', conversation, ids }]);
    },
    /** The conversation is gone: the database is told nothing of it any more. */
    forget: (conversation: string) => change(writes.filter((write) => write.conversation !== conversation)),
    /** Deletes the conversation. */
    remove: (conversation: string) =>
      change([
        ...writes.filter((write) => write.conversation !== conversation),
        { type: 'remove', conversation },
      ]),
    /** Sends what there is, now and after each failure again, until it is closed. Resolves when the first try is over. */
    send,
    open() {
      isOpen = true;
    },
    close() {
      isOpen = false;
      retrying.cancel();
    },
  };
}

export type Outbox = ReturnType<typeof outbox>;
