/** The publishable key of the embedded backend. It is public: policies guard the rows, not the key. */
export const embeddedPublishableKey = 'sb_publishable_parley_embedded';
