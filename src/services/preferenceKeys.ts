// The keys in the browser's local storage under which this device keeps how somebody wants to read the app.

/** The theme of this device, which counts while nobody is signed in: 'light' or 'dark'. */
export const themeStorageKey = 'parley-theme';

/** The theme of the account that was here last: 'light', 'dark' or 'system'. It counts while somebody is signed in. */
export const accountThemeKey = 'parley-account-theme';

/** The preferences of the account that was here last, as far as this device knows them. */
export const preferencesKey = 'parley-preferences';
