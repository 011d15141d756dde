import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';

const modules = `${import.meta.dirname}/../../node_modules`;
const folder = `${modules}/.cache/parley`;

/**
 * The installed version of a package. It is part of the names of cached files, because a new version may lay its
 * tables out differently.
 */
export function versionOf(name: string): string {
  const { version } = JSON.parse(readFileSync(`${modules}/${name}/package.json`, 'utf8')) as {
    version: string;
  };
  return version;
}

export const versions = ['@supabase/lite', '@electric-sql/pglite'].map(versionOf);

/** The path of a cached file, in which one start keeps what later starts need not compute again. */
export const cachePath = (name: string) => `${folder}/${name}`;

/** After a week a file is made again, in ms. */
const keptMs = 7 * 24 * 60 * 60 * 1000;

export function writeCache(file: string, content: Uint8Array) {
  const unfinished = `${file}.${process.pid}`;
  try {
    mkdirSync(folder, { recursive: true });
    writeFileSync(unfinished, content);
    // Moved into place at once, because several processes may write the file at the same time.
    renameSync(unfinished, file);
    // What earlier versions have left, of other migrations or packages.
    for (const old of readdirSync(folder).map(cachePath))
      if (Date.now() - statSync(old).mtimeMs > keptMs) rmSync(old);
  } catch {
    // In a read-only installation every start is slower, and nothing else is lost.
  }
}

/**
 * The content of a file, for PGlite to load a database from. An ordinary Blob of 25 MB would be copied twice on the way.
 * Throws when there is no such file.
 */
export function fileBlob(file: string): Blob {
  const { buffer, byteLength } = readFileSync(file);
  // Node keeps only small files in a buffer that they share.
  if (buffer.byteLength !== byteLength) throw new Error(`${file} is too small to be a database.`);
  return Object.assign(new Blob(), { arrayBuffer: async () => buffer });
}
