import {
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rm,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { gunzipSync, gzipSync } from 'node:zlib';

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
    // On the disk before it has its name: after a power cut a file may be there and empty otherwise.
    writeFileSync(unfinished, content, { flush: true });
    // Moved into place at once, because several processes may write the file at the same time.
    renameSync(unfinished, file);
    // What earlier versions have left, of other migrations or packages.
    for (const old of readdirSync(folder).map(cachePath))
      if (Date.now() - statSync(old).mtimeMs > keptMs) rmSync(old);
  } catch {
    // In a read-only installation or on a full disk every start is slower, and nothing else is lost.
    rm(unfinished, () => undefined);
  }
}

/** Stores a tar file of a database: in a gzip file, whose checksum tells when something is missing, but not compressed. */
export const writeTar = (file: string, tar: Uint8Array) => writeCache(file, gzipSync(tar, { level: 0 }));

/** More than the standard 16 kB, which would take twice as long. */
const chunkSize = 1024 * 1024;

/**
 * A tar file that `writeTar` has stored, for PGlite to load a database from. An ordinary Blob of 25 MB would be copied twice on
 * the way. Throws when there is no such file, or not all of it.
 */
export function tarBlob(file: string): Blob {
  const { buffer } = gunzipSync(readFileSync(file), { chunkSize });
  return Object.assign(new Blob(), { arrayBuffer: async () => buffer });
}
