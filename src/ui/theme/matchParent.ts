/**
 * The side at which the lines of the parent begin, for a name of another script on a line of its own. Chromium and Safari know it
 * under a name of their own.
 */
export const matchParent = ['-webkit-match-parent' as const, 'match-parent' as const];
