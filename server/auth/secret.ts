import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';

/** Signs the sessions of this installation; made at the first start and readable by its owner only. */
export function installationSecret(directory: string | undefined): string {
  const fresh = randomBytes(32).toString('base64url');
  if (!directory) return fresh;
  const file = `${directory}/jwt-secret`;
  try {
    writeFileSync(file, fresh, { flag: 'wx', mode: 0o600 });
    return fresh;
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    return readFileSync(file, 'utf8');
  }
}
