import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';

const modules = `${import.meta.dirname}/../../node_modules`;
const folder = `${modules}/.cache/parley`;

/** The installed version of a package. It is part of the name of a cached file, because a new version lays its tables out anew. */
export function versionOf(name: string): string {
  const { version } = JSON.parse(readFileSync(`${modules}/${name}/package.json`, 'utf8')) as {
    version: string;
  };
  return version;
}

export const versions = ['@supabase/lite', '@electric-sql/pglite'].map(versionOf);

/** The path of a file in which one start keeps what the next one need not compute again. */
export const cachePath = (name: string) => `${folder}/${name}`;

export function writeCache(file: string, content: Uint8Array) {
  const unfinished = `${file}.${process.pid}`;
  try {
    mkdirSync(folder, { recursive: true });
    writeFileSync(unfinished, content);
    // Renamed into place: several processes may prepare it at once.
    renameSync(unfinished, file);
  } catch {
    // A read-only installation starts more slowly; nothing else is lost.
  }
}
