import { resolve } from 'node:path';

/**
 * The path of the data folder: that of `DATA_DIR`, or else `fallback`. An empty `DATA_DIR` counts as none, because it would
 * name the current folder and with it everything that lies there.
 */
export const dataDirectory = (fallback = '.data') => resolve(process.env.DATA_DIR?.trim() || fallback);
