/** Story id → mode → the hash of the picture that somebody accepted. */
export type Approvals = Readonly<Record<string, Readonly<Record<string, string>>>>;

export interface Picture {
  id: string;
  mode: string;
}

export interface Difference extends Picture {
  kind: 'changed' | 'new' | 'gone';
  /** Of the picture as it is now; `gone` where there is none. */
  hash: string;
}

/** What a comparison leaves behind for `--approve`. */
export interface Comparison {
  /** All the pictures that were looked at. */
  pictures: readonly Picture[];
  differences: readonly Difference[];
}

export const isApproved = (approvals: Approvals, { id, mode, hash }: Difference) =>
  approvals[id]?.[mode] === hash;

/**
 * The list with these stories' differences accepted. What was accepted before and no longer differs leaves the list:
 * the base has caught up.
 */
export function approve(
  approvals: Approvals,
  { pictures, differences }: Comparison,
  ids: readonly string[] | 'all',
): Approvals {
  const unknown = ids === 'all' ? [] : ids.filter((id) => !differences.some((found) => found.id === id));
  if (unknown.length > 0)
    throw new Error(
      `The last comparison found no difference in ${unknown.join(', ')}. ` +
        'Copy the id from the report, or compare again with --base.',
    );
  const list: Record<string, Record<string, string>> = structuredClone(approvals);
  for (const { id, mode } of pictures)
    if (!differences.some((found) => found.id === id && found.mode === mode)) delete list[id]?.[mode];
  for (const { id, mode, hash } of differences)
    if (ids === 'all' || ids.includes(id)) (list[id] ??= {})[mode] = hash;

  const byName = ([a]: readonly [string, unknown], [b]: readonly [string, unknown]) => (a < b ? -1 : 1);
  return Object.fromEntries(
    Object.entries(list)
      .filter(([, accepted]) => Object.keys(accepted).length > 0)
      .map(([id, accepted]) => [id, Object.fromEntries(Object.entries(accepted).toSorted(byName))] as const)
      .toSorted(byName),
  );
}
