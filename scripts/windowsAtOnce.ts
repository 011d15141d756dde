import { availableParallelism } from 'node:os';

/**
 * How many windows play tests at a time: one for each core, and at most four, because each takes up to a gigabyte. At least two,
 * because each waits for something part of its time.
 */
export const windowsAtOnce = Math.min(4, Math.max(2, availableParallelism()));
