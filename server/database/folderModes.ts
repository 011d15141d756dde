import { chmodSync, existsSync, readdirSync, statSync } from 'node:fs';

/** What the embedded backend itself puts into its data folder. */
const ours = ['files', 'jwt-secret', 'lock', 'provisioned', 'rows'];

function only(path: string, mode: number) {
  // Read-only file systems allow no change, and need none where the mode is right already.
  if ((statSync(path).mode & 0o777) !== mode) chmodSync(path, mode);
}

/**
 * Lets nobody but its owner into the data folder, also one that was there before: rows and their log hold the hashes of
 * passwords. A folder in which other things lie as well keeps its mode; ours inside of it are closed all the same.
 */
export function restrictToOwner(directory: string): void {
  try {
    for (const name of ours) {
      const path = `${directory}/${name}`;
      if (existsSync(path)) only(path, statSync(path).isDirectory() ? 0o700 : 0o600);
    }
    if (readdirSync(directory).every((name) => ours.includes(name))) only(directory, 0o700);
  } catch (error) {
    throw new Error(
      `The data folder ${directory} cannot be closed to other users of this machine. Make it yours (chown), or choose another with DATA_DIR=…`,
      { cause: error },
    );
  }
}
