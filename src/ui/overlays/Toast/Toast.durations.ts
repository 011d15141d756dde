/** How long toasts are there, in ms. 0: until they are dismissed, for a page of which pictures are taken. */
export const toastDurationsMs = { neutral: 5_000, critical: 10_000 };
