import type { Result } from './result.ts';

/** A conversation of the user's as the list shows it. */
export interface StoredConversation {
  /** A UUID, made by the page that began it. */
  id: string;
  /** At most `conversationLimits.title` characters; the first message unless the user has renamed it. */
  title: string;
  /** ISO 8601, as are all times here. */
  createdAt: string;
  /** The list is in the order of this time, newest first, and the retention counts from it. */
  lastEntryAt: string;
  entryCount: number;
  /** Of a search the newest place of the words, otherwise the last thing that was said. May be ''. */
  excerpt: string;
}

/** What the database checks, for those who would otherwise learn of it by a refusal. */
export const conversationLimits = {
  title: 120,
  /** Characters of a search: as long as a message, so that one can be pasted to find it. */
  search: 4000,
  /** UTF-8 bytes of one entry's `body` as JSON. */
  entryBytes: 32_768,
  entriesAtOnce: 100,
} as const;

/** One entry of the page: a message, a task, the beginning or the end of a call. */
export interface StoredEntry {
  /** The page's own, unique within the conversation: letters, digits, '-' and '_'. */
  id: string;
  /** By the clock of the page that stored it. */
  happenedAt: string;
  /** A card that waits for an answer or for its end. What is stored as not open never changes again. */
  isOpen: boolean;
  /** What the page makes of it. The port does not look into it. */
  body: Readonly<Record<string, unknown>>;
}

/** A page of entries, oldest first. */
export interface EntryPage {
  entries: readonly StoredEntry[];
  /** Give it as `before` for the page before this one; undefined when this one begins the conversation. */
  earlier: number | undefined;
}

/**
 * `missing`: the conversation is not there, because it was deleted or too old. `full`: it takes no more entries.
 * `too-many`: the user has as many conversations as are kept. In all three nothing was stored.
 */
export type PutOutcome = 'stored' | 'missing' | 'full' | 'too-many';

export interface ListOptions {
  /** Text to find in titles and messages, ignoring case. */
  search?: string;
  /** The last conversation of the page before. */
  before?: Pick<StoredConversation, 'id' | 'lastEntryAt'>;
  limit: number;
}

/**
 * The user's conversations in the database, the same on every device. `userId` is who is meant: nothing is read or
 * written when somebody else has signed in meanwhile, such as in another tab.
 */
export interface ConversationsPort {
  /** Newest first. */
  list(userId: string, options: ListOptions): Promise<Result<readonly StoredConversation[]>>;
  /** The newest entries, or those before `before`. `not-found` for a conversation that is not there, or is empty. */
  load(userId: string, id: string, options: { before?: number; limit: number }): Promise<Result<EntryPage>>;
  /**
   * Stores all of the entries or none, at most `conversationLimits.entriesAtOnce`. Repeating it changes nothing, so that it
   * may be sent again when no answer came. `title` begins the conversation if it is not there.
   */
  put(
    userId: string,
    id: string,
    entries: readonly StoredEntry[],
    title?: string,
  ): Promise<Result<PutOutcome>>;
  /** Takes entries away, such as a reply that is asked for again. Those that are not there count as taken. */
  removeEntries(userId: string, id: string, entryIds: readonly string[]): Promise<Result<void>>;
  /** `not-found` for a conversation that is not there. */
  rename(userId: string, id: string, title: string): Promise<Result<void>>;
  /** One that is not there counts as deleted. */
  remove(userId: string, id: string): Promise<Result<void>>;
  /** How many days after its last entry a conversation is removed; null for never. */
  keptDays(): Promise<Result<number | null>>;
  /**
   * Calls `onChange` after a change in another tab or on another device; it may also call it after one of this page's own.
   * What has changed has to be read. Returns what ends it.
   */
  watch(userId: string, onChange: () => void): () => void;
}
