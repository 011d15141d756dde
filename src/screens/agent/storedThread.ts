const prefix = 'parley-conversation-';
export const threadKey = (userId: string) => prefix + userId;
/** Under it lies a full part of a long thread, for as long as nothing in it changes. */
export const partKey = (key: string, index: number) => `${key}-part-${index}`;
/** What is typed and not sent yet. Under the same prefix: both are forgotten together. */
export const draftKey = (userId: string) => `${prefix}draft-${userId}`;

/** The next user of this tab must not find it. */
export function forgetThreads(storage: Storage) {
  try {
    for (const key of Object.keys(storage)) if (key.startsWith(prefix)) storage.removeItem(key);
  } catch {
    // A browser that refuses storage has kept nothing.
  }
}
