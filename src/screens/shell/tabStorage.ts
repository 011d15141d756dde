/** What lies in this tab's storage for one user. It outlives a reload, and goes when the user does. */

const thread = 'parley-conversation-';
export const threadKey = (userId: string) => thread + userId;
/** What is typed into the chat and not sent yet. */
export const draftKey = (userId: string) => `${thread}draft-${userId}`;

const profile = 'parley-profile-draft-';
/** What is typed into the profile form and not saved yet. */
export const profileDraftKey = (userId: string) => profile + userId;

/** The tab's storage. Where the browser refuses it, which some do by throwing at its name, one that keeps nothing. */
export function tabStorage(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  try {
    return sessionStorage;
  } catch {
    return { getItem: () => null, setItem: () => {}, removeItem: () => {} };
  }
}

/** The next user of this tab must find none of it. */
export function clearUserData(storage: () => Storage) {
  try {
    const kept = storage();
    for (const key of Object.keys(kept))
      if (key.startsWith(thread) || key.startsWith(profile)) kept.removeItem(key);
  } catch {
    // A browser that refuses storage has kept nothing.
  }
}
