import { execFile } from 'node:child_process';
import { mkdirSync, readdirSync } from 'node:fs';
import { promisify } from 'node:util';
import type { Connection } from './database.ts';
import { appliedMigrations } from './migrations.ts';
import { isRecord } from '../../src/services/isRecord.ts';

/** How many of each kind a data folder holds. After a restore the numbers must be the same. */
export interface Inventory {
  users: number;
  profiles: number;
  payments: number;
  pictures: number;
  migrations: number;
}

export interface Manifest {
  format: 'parley-backup';
  version: 1;
  /** ISO 8601. */
  createdAt: string;
  inventory: Inventory;
}

export const manifestName = 'manifest.json';

/** The names at the top level of a backup, which contains nothing else. */
export const archiveEntries = ['files', manifestName, 'provisioned', 'rows'];

/** Runs the `tar` of the system, so that a backup can be opened without this app. Resolves to what it prints. */
export async function runTar(parameters: readonly string[]): Promise<string> {
  const { stdout } = await promisify(execFile)('tar', parameters, { maxBuffer: 50_000_000 });
  return stdout;
}

export async function inventoryOf({ driver: pg }: Connection, directory: string): Promise<Inventory> {
  await pg.waitReady;
  mkdirSync(`${directory}/files`, { recursive: true, mode: 0o700 });
  const { rows } = await pg.query<Pick<Inventory, 'users' | 'profiles' | 'payments'>>(
    `select (select count(*)::int from auth.users) as users, (select count(*)::int from public.profiles) as profiles,
       (select count(*)::int from public.payment_history) as payments`,
  );
  const [counted] = rows;
  if (!counted) throw new Error(`The rows in ${directory} could not be counted.`);
  // An interrupted upload may have left a partial file, whose name has a dot.
  const pictures = readdirSync(`${directory}/files`).filter((name) => !name.includes('.')).length;
  return { ...counted, pictures, migrations: (await appliedMigrations(pg)).size };
}

/** Reads a backup's manifest. Undefined when the text is not one, or was written by a later format of backups. */
export function parseManifest(text: string): Manifest | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (!isRecord(value) || value.format !== 'parley-backup' || value.version !== 1) return undefined;
  const { createdAt, inventory } = value;
  if (typeof createdAt !== 'string' || !isRecord(inventory)) return undefined;
  const { users, profiles, payments, pictures, migrations } = inventory;
  const isNumber = (entry: unknown): entry is number => typeof entry === 'number';
  if (![users, profiles, payments, pictures, migrations].every(isNumber)) return undefined;
  return value as unknown as Manifest;
}

export const describeInventory = ({ users, profiles, payments, pictures }: Inventory) =>
  `${users} users, ${profiles} profiles, ${payments} payments, ${pictures} pictures`;
