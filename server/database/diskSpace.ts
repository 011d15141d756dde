import { statfs } from 'node:fs/promises';
import type { FileStore } from '../storage/storage.ts';

/**
 * Bytes that have to be free before anything is written. Postgres ends for good when it cannot begin the next 16 MB of
 * its log, and it must never come to that.
 */
export const reserveBytes = 64 * 1024 * 1024;

/** Bytes that this process may still write to the disk of `directory`. */
export async function freeDiskBytes(directory: string): Promise<number> {
  const { bavail, bsize } = await statfs(directory);
  return bavail * bsize;
}

export const isDiskFullError = (error: unknown) =>
  error instanceof Error && 'code' in error && ['ENOSPC', 'EDQUOT', '53100'].includes(String(error.code));

/** Postgres has given up; it answers nothing any more, not even with an error. */
export const isFatalDiskFullError = (error: unknown) =>
  isDiskFullError(error) && error instanceof Error && error.message.includes('pg_wal');

const tryAgain =
  'The disk with the data folder is full: nothing was saved. Free some space on it and try again.';
const stoppedUntilFree =
  'The disk with the data folder was full and the database has stopped. Free some space on it, and it goes on by itself.';

/** In the shape that the client of each part understands. */
export function diskFullResponse(pathname: string, stopped = false): Response {
  const message = stopped ? stoppedUntilFree : tryAgain;
  const body = pathname.startsWith('/rest/')
    ? { code: '53100', details: null, hint: null, message }
    : { code: 507, error_code: 'disk_full', msg: message, statusCode: '507', error: 'disk_full', message };
  return Response.json(body, { status: 507 });
}

/** Whether answering needs to write. Signing in does. */
export const isWriteRequest = ({ method, url }: Request) =>
  !['GET', 'HEAD', 'OPTIONS'].includes(method) || new URL(url).pathname === '/auth/v1/verify';

/** `files`, telling `failed` what the server would swallow. */
export function reportingFileErrors(files: FileStore, failed: (error: unknown) => void): FileStore {
  const tell = (error: unknown): never => {
    failed(error);
    throw error;
  };
  return {
    ...files,
    read: (key) => files.read(key).catch(tell),
    write: (key, file) => files.write(key, file).catch(tell),
  };
}
