/** The bundler writes a hash of their content into the names of these files. */
export const hashedFiles = '/assets/';

export const immutable = 'public, max-age=31536000, immutable';
/** Kept, and asked for anew each time: an answer of 304 costs no body. */
export const revalidate = 'no-cache';

/** `Cache-Control` of a file that is there. What is missing gets `askedAnew` wherever it was looked for. */
export const cacheControl = (path: string): string => (path.startsWith(hashedFiles) ? immutable : revalidate);
