/** The key in the browser's local storage under which this device keeps the chosen theme: 'light' or 'dark'. */
export const themeStorageKey = 'parley-theme';
