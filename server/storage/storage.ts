// The folder server/storage: pictures, and how many of them visitors and users may keep. This file stores their bytes.

import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import type { App } from '@supabase/lite';

type StorageAdapter = NonNullable<App['_storageAdapter']>;

interface StoredFile {
  body: Uint8Array<ArrayBuffer>;
  type: string;
  cacheControl: string;
  etag: string;
  /** When it was stored, in ms since the epoch. */
  modified: number;
}

/**
 * Stores the bytes of files. A `key` is the bucket and the path, joined by a slash. Reading a missing file gives
 * undefined.
 */
export interface FileStore {
  read(key: string): Promise<StoredFile | undefined>;
  write(key: string, file: StoredFile): Promise<void>;
  remove(key: string): Promise<void>;
}

export function memoryFiles(): FileStore {
  const files = new Map<string, StoredFile>();
  return {
    read: async (key) => files.get(key),
    write: async (key, file) => void files.set(key, file),
    remove: async (key) => void files.delete(key),
  };
}

const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT';

/**
 * Stores each object in one file: a line of JSON, then the bytes. The name is a hash, so no key can leave the
 * folder.
 */
export function filesBelow(directory: string): FileStore {
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  // Files that a killed process left half-written. Their upload was never confirmed.
  for (const name of readdirSync(directory))
    if (/^[\da-f]{64}\.new$/.test(name)) rmSync(`${directory}/${name}`);
  const pathOf = (key: string) => `${directory}/${createHash('sha256').update(key).digest('hex')}`;
  return {
    async read(key) {
      try {
        const content = await readFile(pathOf(key));
        const end = content.indexOf('\n');
        const { type, cacheControl, etag, modified } = JSON.parse(content.toString('utf8', 0, end));
        return { type, cacheControl, etag, modified, body: new Uint8Array(content.subarray(end + 1)) };
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },
    async write(key, { body, ...facts }) {
      const path = pathOf(key);
      const head = Buffer.from(`${JSON.stringify({ key, ...facts })}\n`);
      // Moved into place at once, so that a process killed in mid-write leaves the old file whole.
      try {
        await writeFile(`${path}.new`, Buffer.concat([head, body]), { mode: 0o600 });
        await rename(`${path}.new`, path);
      } catch (error) {
        await rm(`${path}.new`, { force: true });
        throw error;
      }
    },
    remove: (key) => rm(pathOf(key), { force: true }),
  };
}

async function collect(stream: AsyncIterable<Uint8Array>) {
  const pieces: Uint8Array[] = [];
  for await (const piece of stream) pieces.push(piece);
  return Uint8Array.from(Buffer.concat(pieces));
}

const metadata = (file: StoredFile) => ({
  cacheControl: file.cacheControl,
  contentLength: file.body.length,
  size: file.body.length,
  mimetype: file.type,
  lastModified: new Date(file.modified),
  eTag: file.etag,
});

/** Replaces the file storage of @supabase/lite, which drops connections. */
export function storageAdapter(files: FileStore): StorageAdapter {
  const keyOf = (bucket: string, path: string) => `${bucket}/${path}`;
  const find = async (bucket: string, path: string) => {
    const file = await files.read(keyOf(bucket, path));
    // The code by which the server recognises a missing file and answers 404.
    if (!file) throw Object.assign(new Error(`No file ${keyOf(bucket, path)}`), { code: 'ENOENT' });
    return file;
  };
  return {
    driver: files,
    async getObject(bucket, path, _version, headers) {
      const file = await find(bucket, path);
      if (headers?.ifNoneMatch === file.etag) return { httpStatusCode: 304, metadata: metadata(file) };
      return { httpStatusCode: 200, metadata: metadata(file), body: new Blob([file.body]) };
    },
    async uploadObject(bucket, path, _version, body, type, cacheControl) {
      const bytes = body instanceof Uint8Array ? Uint8Array.from(body) : await collect(body);
      const etag = `"${createHash('sha256').update(bytes).digest('hex')}"`;
      const file = { body: bytes, type, cacheControl, etag, modified: Date.now() };
      await files.write(keyOf(bucket, path), file);
      return metadata(file);
    },
    deleteObject: (bucket, path) => files.remove(keyOf(bucket, path)),
    async deleteObjects(bucket, paths) {
      for (const path of paths) await files.remove(keyOf(bucket, path));
    },
    async copyObject(fromBucket, from, _version, toBucket, to) {
      const file = { ...(await find(fromBucket, from)), modified: Date.now() };
      await files.write(keyOf(toBucket, to), file);
      return { httpStatusCode: 200, eTag: file.etag, lastModified: new Date(file.modified) };
    },
    headObject: async (bucket, path) => metadata(await find(bucket, path)),
    privateAssetUrl: async (bucket, path) => `embedded://${keyOf(bucket, path)}`,
  };
}
