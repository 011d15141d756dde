/** How long toasts stay, in ms, by tone. 0 keeps them until they are dismissed: Storybook sets it while it takes screen pictures. */
export const toastDurationsMs = { neutral: 5_000, critical: 10_000 };
