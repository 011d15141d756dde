import { statfs } from 'node:fs/promises';
import type { FileStore } from '../storage/storage.ts';

/**
 * How many bytes must be free before anything is written. Postgres stops for good when it cannot begin the next 16 MB
 * of its log.
 */
export const reserveBytes = 64 * 1024 * 1024;

/** How many bytes this process may still write to the disk of `directory`. */
export async function freeDiskBytes(directory: string): Promise<number> {
  const { bavail, bsize } = await statfs(directory);
  return bavail * bsize;
}

export const isDiskFullError = (error: unknown) =>
  error instanceof Error && 'code' in error && ['ENOSPC', 'EDQUOT', '53100'].includes(String(error.code));

/** Whether Postgres has stopped for good because it could not write its log. It then answers nothing any more. */
export const isFatalDiskFullError = (error: unknown) =>
  isDiskFullError(error) && error instanceof Error && error.message.includes('pg_wal');

const tryAgain =
  'The disk with the data folder is full: nothing was saved. Free some space on it and try again.';
const stoppedUntilFree =
  'The disk with the data folder was full and the database has stopped. Free some space on it, and it goes on by itself.';

/** The answer 507, in the shape that the client of auth, rows or storage understands. */
export function diskFullResponse(pathname: string, stopped = false): Response {
  const message = stopped ? stoppedUntilFree : tryAgain;
  const body = pathname.startsWith('/rest/')
    ? { code: '53100', details: null, hint: null, message }
    : { code: 507, error_code: 'disk_full', msg: message, statusCode: '507', error: 'disk_full', message };
  return Response.json(body, { status: 507 });
}

/** Whether answering the request writes to the disk. Signing in does, and so does opening the link of a mail. */
export const isWriteRequest = ({ method, url }: Request) =>
  !['GET', 'HEAD', 'OPTIONS'].includes(method) || new URL(url).pathname === '/auth/v1/verify';

/** The same store, but errors are also passed to `onError`, because the server swallows them. */
export function reportingFileErrors(files: FileStore, onError: (error: unknown) => void): FileStore {
  const tell = (error: unknown): never => {
    onError(error);
    throw error;
  };
  return {
    ...files,
    read: (key) => files.read(key).catch(tell),
    write: (key, file) => files.write(key, file).catch(tell),
  };
}
