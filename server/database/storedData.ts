import { existsSync } from 'node:fs';
import { migrations } from '../../supabase/sql.ts';
import type { Connection } from './database.ts';
import { appliedMigrations, pendingMigrations } from './migrations.ts';

/** Throws unless the folder holds data. Asked before anything in it is opened, because opening creates what is missing. */
export function requireData(directory: string, command: string): void {
  if (!existsSync(`${directory}/provisioned`))
    throw new Error(
      `There is no data in ${directory}. Name the folder that 'npm start' prints: DATA_DIR=… npm run ${command}`,
    );
}

/** Throws unless this version of the app has brought the data forward. */
export async function requireCurrent({ driver: pg }: Connection, directory: string): Promise<void> {
  if (pendingMigrations(await appliedMigrations(pg), migrations).length > 0)
    throw new Error(
      `The data in ${directory} was written by an earlier version of the app. Start this one once ('npm start'), which brings it forward, and try again.`,
    );
}
