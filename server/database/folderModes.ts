import { chmodSync, existsSync, readdirSync, statSync } from 'node:fs';

/** The names that the embedded backend itself puts into its data folder. */
const ours = ['files', 'jwt-secret', 'lock', 'provisioned', 'rows'];

/** Drafts of the lock and the secret, and the lock of a removal, are left behind only by a process that was killed. */
const isOurs = (name: string) => ours.includes(name) || /^(?:jwt-secret|lock)\./.test(name);

/** The names in the folder that are not ours. None when there is no folder. */
export const foreignNames = (directory: string) =>
  existsSync(directory) && statSync(directory).isDirectory()
    ? readdirSync(directory).filter((name) => !isOurs(name))
    : [];

function only(path: string, mode: number) {
  // A read-only file system does not allow the change, which is not needed when the mode is right already.
  if ((statSync(path).mode & 0o777) !== mode) chmodSync(path, mode);
}

/**
 * Closes the data folder to everybody but its owner, also one that existed before, because rows and their log contain
 * password hashes. A folder that holds other files too keeps its mode; the backend's files in it are closed all the
 * same.
 */
export function restrictToOwner(directory: string): void {
  try {
    for (const name of ours) {
      const path = `${directory}/${name}`;
      if (existsSync(path)) only(path, statSync(path).isDirectory() ? 0o700 : 0o600);
    }
    if (foreignNames(directory).length === 0) only(directory, 0o700);
  } catch (error) {
    throw new Error(
      `The data folder ${directory} cannot be closed to other users of this machine. Make it yours (chown), or choose another with DATA_DIR=…`,
      { cause: error },
    );
  }
}
