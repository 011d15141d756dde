import { linkSync, rmSync, writeFileSync } from 'node:fs';

export const hasCode = (error: unknown, ...codes: readonly string[]) =>
  error instanceof Error && 'code' in error && codes.includes(String(error.code));

/**
 * Makes a file that only its owner can read, with all of its content at once: nobody ever sees it empty, not even after
 * the process or the machine has stopped half-way. Returns false when there is one already.
 */
export function createFile(path: string, content: string): boolean {
  const draft = `${path}.${process.pid}`;
  try {
    writeFileSync(draft, content, { mode: 0o600, flush: true });
    try {
      linkSync(draft, path);
    } catch (error) {
      if (!hasCode(error, 'EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS')) throw error;
      // Memory sticks and folders of virtual machines have no links. There a file is empty for a moment.
      writeFileSync(path, content, { flag: 'wx', mode: 0o600, flush: true });
    }
    return true;
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}
