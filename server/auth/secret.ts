import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { createFile } from '../database/createFile.ts';

/**
 * The secret that signs this installation's sessions. It is made at the first start, and only its owner can read it.
 */
export function installationSecret(directory: string | undefined): string {
  const fresh = randomBytes(32).toString('base64url');
  if (!directory) return fresh;
  const file = `${directory}/jwt-secret`;
  // A start that was cut short may have left the file empty. Nothing was ever signed with that.
  if (existsSync(file) && readFileSync(file, 'utf8').trim() === '') rmSync(file);
  return createFile(file, fresh) ? fresh : readFileSync(file, 'utf8');
}
