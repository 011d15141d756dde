import type { Entry } from './entries.ts';

/** What is drawn, laid out and stored together. */
export type MessageChunk = readonly Entry[];
/** What the browser passes over in one step while it is out of sight. */
export type ChunkGroup = readonly MessageChunk[];

export const chunkSize = 50;
export const chunkGroupSize = 10;

/** A piece in which nothing changed is the same array as `before`. */
function pieces<T>(items: readonly T[], size: number, before: readonly (readonly T[])[]) {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, i) => {
    const from = i * size;
    const length = Math.min(size, items.length - from);
    const old = before[i];
    if (old?.length === length && old.every((item, at) => item === items[from + at])) return old;
    return items.slice(from, from + length);
  });
}

/**
 * The conversation in parts of 50. Where nothing changed neither the drawing nor the storing begins again: the cost of
 * one more message does not grow with what was said.
 */
export const chunksOf = (
  entries: readonly Entry[],
  before: readonly MessageChunk[] = [],
): readonly MessageChunk[] => pieces(entries, chunkSize, before);

export const chunkGroupsOf = (
  parts: readonly MessageChunk[],
  before: readonly ChunkGroup[] = [],
): readonly ChunkGroup[] => pieces(parts, chunkGroupSize, before);
