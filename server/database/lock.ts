import { restrictToOwner } from './folderModes.ts';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';

function isRunning(pid: number) {
  if (!Number.isInteger(pid) || pid <= 0 || pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM means that the process runs, but belongs to another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/**
 * Makes this process the only user of the folder, because two processes would silently lose each other's writes.
 * Returns a function that unlocks it. Throws an error that names the other process.
 */
export function lockDirectory(directory: string): () => void {
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  const file = `${directory}/lock`;
  const release = () => {
    process.off('exit', release);
    rmSync(file, { force: true });
  };
  for (const lastAttempt of [false, true]) {
    try {
      writeFileSync(file, String(process.pid), { flag: 'wx' });
      // Whoever ends the process need not unlock the folder. Everything confirmed is already on the disk.
      process.once('exit', release);
      restrictToOwner(directory);
      return release;
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
      const holder = readFileSync(file, 'utf8');
      if (lastAttempt || isRunning(Number(holder)))
        throw new Error(
          `The data folder ${directory} is in use by process ${holder}: is 'npm start' or 'npm run dev' already ` +
            `running? Stop it, or choose another folder with DATA_DIR=… (If process ${holder} is something else, delete ${file}.)`,
          { cause: error },
        );
      // The lock was left behind by a process that was killed.
      release();
    }
  }
  throw new Error(`Could not lock ${directory}.`);
}
