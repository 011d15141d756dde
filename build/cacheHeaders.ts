/** The path of the files whose names contain a hash of their content. */
export const hashedFiles = '/assets/';

export const immutable = 'public, max-age=31536000, immutable';
/** Browsers keep the file, but ask each time whether it has changed. An answer of 304 has no body. */
export const revalidate = 'no-cache';

/** The `Cache-Control` header of a file that exists. A missing file is never kept, whatever its path is. */
export const cacheControl = (path: string): string => (path.startsWith(hashedFiles) ? immutable : revalidate);
