/** E9, client only. */
export interface Message {
  id: string;
  text: string;
  sender: 'user' | 'ai';
  /** ISO 8601. */
  timestamp: string;
  /** `failed` bears the words of X7, `stopped` what had arrived. */
  outcome: 'done' | 'stopped' | 'failed';
}

export interface Thread {
  messages: readonly Message[];
  /** E10: the chat id for the next message. */
  thread?: string;
}

const outcomes: readonly unknown[] = ['done', 'stopped', 'failed'];

function isMessage(value: unknown): value is Message {
  if (typeof value !== 'object' || value === null) return false;
  const { id, text, sender, timestamp, outcome } = value as Record<string, unknown>;
  return (
    typeof id === 'string' &&
    typeof text === 'string' &&
    (sender === 'user' || sender === 'ai') &&
    typeof timestamp === 'string' &&
    outcomes.includes(outcome)
  );
}

/** Empty when nothing is stored, or when what is stored is not a thread. */
export function restore(storage: Pick<Storage, 'getItem'>, key: string): Thread {
  try {
    const found: unknown = JSON.parse(storage.getItem(key) ?? 'null');
    if (typeof found !== 'object' || found === null) return { messages: [] };
    const { messages, thread } = found as Record<string, unknown>;
    if (!Array.isArray(messages)) return { messages: [] };
    return { messages: messages.filter(isMessage), ...(typeof thread === 'string' && { thread }) };
  } catch {
    return { messages: [] };
  }
}

const prefix = 'parley-conversation-';
export const threadKey = (userId: string) => prefix + userId;

/** The next user of this tab must not find it. */
export function forgetThreads(storage: Storage) {
  try {
    for (const key of Object.keys(storage)) if (key.startsWith(prefix)) storage.removeItem(key);
  } catch {
    // A browser that refuses storage has kept nothing.
  }
}
