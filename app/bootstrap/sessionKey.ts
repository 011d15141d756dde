/** The key of the session in the browser's local storage. The bootstrap script reads it first. */
export const sessionKey = 'parley-session';
