/** The place in the browser's local storage where this device keeps the chosen theme: 'light' or 'dark'. */
export const themeStorageKey = 'parley-theme';
