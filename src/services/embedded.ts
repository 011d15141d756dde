/** The key of the embedded backend. Public like every publishable key: rows are guarded by policies, not by it. */
export const embeddedPublishableKey = 'sb_publishable_parley_embedded';
