export interface StoredFile {
  id: string;
  owner: string | undefined;
  type: string;
  bytes: Uint8Array<ArrayBuffer>;
}

export interface ConversationRow {
  id: string;
  owner: string;
  title: string;
  created_at: string;
  last_entry_at: string;
  /** Counts the changes of all conversations. */
  change: number;
  /** In the order in which they were stored. */
  entries: readonly EntryRow[];
}

export interface EntryRow {
  id: string;
  seq: number;
  happened_at: string;
  is_open: boolean;
  body: Record<string, unknown>;
}

export interface SupportRow {
  id: string;
  owner: string;
  conversation: string;
  note: string;
  thread: string;
  state: 'open' | 'answered' | 'closed';
  created_at: string;
}

/** A row of the preferences, without whose it is. */
export type PreferencesRow = Record<
  'language' | 'time_zone' | 'format_locale' | 'hour_cycle' | 'theme',
  string | null
> & { updated_at: string };

/** What the backend knows of the device of a session. */
export interface StoredDevice {
  userAgent: string | null;
  address: string | null;
  lastUsedAt: string;
}

/** A checkout at the payment provider that was begun. */
export interface StoredCheckout {
  owner: string;
  plan: string;
  interval: string;
}
