import type { StoredEntry } from '../../../../services/conversations.ts';
import type { Failure } from '../../../../services/result.ts';

/** One write that the database is still to be told of. It may be sent more than once. `take` removes entries. */
export type Write =
  | { type: 'put'; conversation: string; title?: string | undefined; entries: readonly StoredEntry[] }
  | { type: 'take'; conversation: string; ids: readonly string[] }
  | { type: 'remove'; conversation: string };

/** Characters of one request's entries, so that a slow line has a chance within the time limit. */
const maxRequestLength = 200_000;

/**
 * Whether the database says of the entries themselves that it cannot take them: a value or a rule that they do not fit. Other
 * refusals pass, such as of too many requests at once.
 */
export const isPermanentRefusal = ({ kind, code = '', status }: Failure) =>
  kind === 'refused' && (status === 413 || /^(22|23|54)/.test(code));

/** The entries from the beginning of the list that fit into one request: at most `most`, and at least one. */
export function firstBatch(entries: readonly StoredEntry[], most: number) {
  let length = 0;
  let count = 0;
  for (const entry of entries.slice(0, most)) {
    length += JSON.stringify(entry).length;
    if (count > 0 && length > maxRequestLength) break;
    count++;
  }
  return entries.slice(0, count);
}

/** The writes that storage still has of the time before the page was loaded; none where it holds something else. */
export function readWrites(text: string | null): readonly Write[] {
  try {
    const found: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(found) ? (found as Write[]).filter(({ conversation }) => conversation) : [];
  } catch {
    return [];
  }
}
