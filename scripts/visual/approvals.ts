import { createHash } from 'node:crypto';
import type { Pictures } from './storyPictures.ts';

/** Hashes of pictures by mode, such as `light-390`. A picture that is no longer there has the hash `gone`. */
export type Hashes = Readonly<Record<string, string>>;

/** Stands in the place of a mode for a story that failed, with the reason. Nobody can approve it. */
export const failed = 'failed';

/** By story id: for the list of approvals the accepted pictures, for a comparison those that differ from the base. */
export type PicturesByStory = Readonly<Record<string, Hashes>>;

const hashOf = (picture: Buffer | undefined) =>
  picture ? createHash('sha256').update(picture).digest('hex').slice(0, 16) : 'gone';

const same = (before: Buffer | undefined, after: Buffer | undefined) =>
  before && after ? before.equals(after) : before === after;

/** The pictures of a story that are new, gone or not the same to the byte, as the hashes of what is there now. */
export function differencesOf(before: Pictures, after: Pictures): Hashes {
  const modes = [...new Set([...before.keys(), ...after.keys()])].toSorted();
  return Object.fromEntries(
    modes
      .filter((mode) => !same(before.get(mode), after.get(mode)))
      .map((mode) => [mode, hashOf(after.get(mode))]),
  );
}

/**
 * The list of approvals with the differences of these stories accepted. What was accepted before and no longer differs leaves
 * the list, because the base has caught up. Stories that were not compared stay as they are.
 */
export function approve(
  approvals: PicturesByStory,
  differences: PicturesByStory,
  ids: readonly string[] | 'all',
): PicturesByStory {
  const modesOf = (id: string) => Object.keys(differences[id] ?? {});
  const unknown = ids === 'all' ? [] : ids.filter((id) => modesOf(id).length === 0);
  if (unknown.length > 0)
    throw new Error(
      `The last comparison found no difference in ${unknown.join(', ')}. ` +
        'Copy the id from the report, or compare again with --base.',
    );
  const broken = ids === 'all' ? [] : ids.filter((id) => modesOf(id).includes(failed));
  if (broken.length > 0)
    throw new Error(
      `${broken.join(', ')} failed, so there is no picture to approve. Correct the story first.`,
    );
  const list: Record<string, Hashes> = { ...approvals };
  for (const [id, hashes] of Object.entries(differences)) {
    // What was approved before stays until there is a picture again.
    if (failed in hashes) continue;
    const earlier = Object.entries(approvals[id] ?? {}).filter(([mode]) => mode in hashes);
    list[id] = ids === 'all' || ids.includes(id) ? hashes : Object.fromEntries(earlier);
  }
  const kept = Object.keys(list).filter((id) => Object.keys(list[id] ?? {}).length > 0);
  return Object.fromEntries(kept.toSorted().map((id) => [id, list[id] ?? {}]));
}
