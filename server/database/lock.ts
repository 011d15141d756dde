import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { createFile, hasCode } from './createFile.ts';
import { restrictToOwner } from './folderModes.ts';

function isRunning(pid: number) {
  if (!Number.isInteger(pid) || pid <= 0 || pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM means that the process runs, but belongs to another user.
    return hasCode(error, 'EPERM');
  }
}

/** The process id in the lock; undefined when there is no lock. */
function holderOf(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}

function release(file: string) {
  if (holderOf(file) === String(process.pid)) rmSync(file, { force: true });
}

/**
 * Writes this process's id into the lock. Returns the id of the running process that has it already, if there is one.
 * The lock of a killed process is removed only by whoever has locked that removal: of two processes that have seen it,
 * the slower one would otherwise remove what the faster one has just written.
 */
function acquire(file: string): string | undefined {
  while (!createFile(file, String(process.pid))) {
    const holder = holderOf(file);
    if (holder === undefined) continue;
    if (isRunning(Number(holder))) return holder;
    const removal = `${file}.removal`;
    const remover = acquire(removal);
    if (remover !== undefined) return remover;
    try {
      // It may be another one by now, or none, and then one that is just being written.
      const current = holderOf(file);
      if (current !== undefined && !isRunning(Number(current))) rmSync(file);
    } finally {
      release(removal);
    }
  }
  return undefined;
}

/**
 * Makes this process the only user of the folder, because two processes would silently lose each other's writes.
 * Returns a function that unlocks it. Throws an error that names the other process, or says why the folder is of no use.
 */
export function lockDirectory(directory: string): () => void {
  const file = `${directory}/lock`;
  let holder: string | undefined;
  try {
    mkdirSync(directory, { recursive: true, mode: 0o700 });
    holder = acquire(file);
  } catch (error) {
    throw new Error(
      `The data folder ${directory} cannot be made or written to (${error instanceof Error ? error.message : String(error)}). ` +
        'Choose a folder on a disk of yours with DATA_DIR=…, or leave DATA_DIR away for .data in the current folder.',
      { cause: error },
    );
  }
  if (holder !== undefined)
    throw new Error(
      `The data folder ${directory} is in use by process ${holder}: is 'npm start' or 'npm run dev' already ` +
        `running? Stop it, or choose another folder with DATA_DIR=… (If process ${holder} is something else, delete ${file}.)`,
    );
  const unlock = () => {
    process.off('exit', unlock);
    release(file);
  };
  // Whoever ends the process need not unlock the folder. Everything confirmed is already on the disk.
  process.once('exit', unlock);
  restrictToOwner(directory);
  return unlock;
}
