import type { WeighedChunk } from './weighApp.ts';

/** By the name of each chunk: its compressed bytes, and the bytes of its modules before minification. */
export type Sizes = Readonly<
  Record<string, { brotli: number; modules: Readonly<Record<string, number>> } | undefined>
>;

export const sizesOf = (chunks: Iterable<WeighedChunk>): Sizes =>
  Object.fromEntries(
    [...chunks]
      .map(({ name, brotli, modules }) => [name, { brotli, modules }] as const)
      .toSorted(([a], [b]) => a.localeCompare(b)),
  );

/** Changes below this many bytes are ignored: they vary from build to build. */
const ignoredBytes = 50;

const names = (before: object | undefined, after: object | undefined) => [
  ...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]),
];

const signed = (bytes: number) => `${bytes > 0 ? '+' : '−'}${Math.abs(bytes)}`;

/** How many modules are listed for each chunk. */
const shownModules = 8;

/** A line for each chunk that grew or shrank, and below it one for each of its modules that did; the largest first. */
export function sizeChanges(before: Sizes, after: Sizes): readonly string[] {
  const chunks = names(before, after)
    .map((name) => ({ name, by: (after[name]?.brotli ?? 0) - (before[name]?.brotli ?? 0) }))
    .filter(({ by }) => Math.abs(by) >= ignoredBytes)
    .toSorted((a, b) => b.by - a.by);
  return chunks.flatMap(({ name, by }) => {
    const [old, now] = [before[name]?.modules, after[name]?.modules];
    const modules = names(old, now)
      .map((module) => ({ module, more: (now?.[module] ?? 0) - (old?.[module] ?? 0) }))
      .filter(({ more }) => Math.abs(more) >= ignoredBytes)
      .toSorted((a, b) => b.more - a.more);
    return [
      `${signed(by)} bytes (brotli)  ${name}`,
      ...modules.slice(0, shownModules).map(({ module, more }) => `    ${signed(more)} of code  ${module}`),
      ...(modules.length > shownModules ? [`    … and ${modules.length - shownModules} more modules`] : []),
    ];
  });
}
