import type { Entry } from './entries.ts';

/** What is drawn, laid out and stored together. */
export type Part = readonly Entry[];

export const partSize = 50;

/**
 * The conversation in parts of 50. A part in which nothing changed is the same array as `before`, so that neither its
 * drawing nor its storing begins again: the cost of one more message does not grow with what was said.
 */
export function partsOf(entries: readonly Entry[], before: readonly Part[] = []): readonly Part[] {
  return Array.from({ length: Math.ceil(entries.length / partSize) }, (_, i) => {
    const part = entries.slice(i * partSize, (i + 1) * partSize);
    const old = before[i];
    return old?.length === part.length && old.every((entry, at) => entry === part[at]) ? old : part;
  });
}
