import { strFromU8, unzipSync } from 'fflate';

/** The files of an archive as texts, by their names. For tests and stories. */
export function unzipped(bytes: Uint8Array): Record<string, string> {
  const files = Object.entries(unzipSync(bytes));
  return Object.fromEntries(files.map(([name, content]) => [name, strFromU8(content)]));
}
