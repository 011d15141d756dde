/** The session's place in the browser's storage. The script in index.html looks there before anybody else. */
export const sessionKey = 'parley-session';
