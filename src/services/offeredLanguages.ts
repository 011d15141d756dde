// In a file of its own, because the page needs nothing else of languages.ts before another language is wanted.

/**
 * The languages that customers are offered: in menus, and by what their browser prefers. Only those whose translation is whole
 * belong here. One that is not yet can be looked at by storing its id under `languageStorageKey`. [W3]
 */
export const offeredLanguages = ['en', 'de', 'ar'] as const;
