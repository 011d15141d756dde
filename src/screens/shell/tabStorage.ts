// Keys of one user's data in this tab's storage. The data survive a reload, and are removed at a sign-out.

const thread = 'parley-conversation-';
export const threadKey = (userId: string) => thread + userId;
/** Whether a conversation will be restored. Its code, which comes later, reads it. */
export const hasStoredThread = (userId: string) => tabStorage().getItem(threadKey(userId)) !== null;
/** The message to the agent that is typed but not sent. [V20] */
export const draftKey = (userId: string) => `${thread}draft-${userId}`;

const profile = 'parley-profile-draft-';
/** The changes to the profile that are typed but not saved. [V20] */
export const profileDraftKey = (userId: string) => profile + userId;

/** There while the form for a new password shows, which a mail's link has opened: a reload shows it again. [U7] */
export const recoveringKey = (userId: string) => `${profile}recovering-${userId}`;

/** The change of plan that somebody went to the payment provider for. */
export const planChangeKey = (userId: string) => `${profile}plan-change-${userId}`;

/** The language that a visitor has chosen, for the account that they sign in to: no user's data. */
export const visitorsLanguageKey = 'parley-visitor-language';

/** The tab's session storage. Where the browser refuses it, or it is full, nothing is kept, and nothing is thrown. */
export function tabStorage(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const orNull = <Found>(access: () => Found) => {
    try {
      return access();
    } catch {
      return null;
    }
  };
  return {
    getItem: (key) => orNull(() => sessionStorage.getItem(key)),
    setItem: (key, text) => void orNull(() => sessionStorage.setItem(key, text)),
    removeItem: (key) => void orNull(() => sessionStorage.removeItem(key)),
  };
}

/**
 * Removes the data of the users who have left, so that the next user of this tab finds none of it. `keptUserId`: who has just come,
 * and keeps theirs.
 */
export function clearUserData(storage: () => Storage, keptUserId?: string) {
  try {
    const kept = storage();
    for (const key of Object.keys(kept)) {
      // What belongs to a conversation is stored under its key with something behind it, such as '-outbox'.
      const isKept = keptUserId !== undefined && `${key}-`.includes(`-${keptUserId}-`);
      if ((key.startsWith(thread) || key.startsWith(profile)) && !isKept) kept.removeItem(key);
    }
  } catch {
    // Where the browser refuses storage, nothing was stored.
  }
}
