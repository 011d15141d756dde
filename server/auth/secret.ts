import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';

/**
 * The secret that signs this installation's sessions. It is made at the first start, and only its owner can read it.
 */
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
