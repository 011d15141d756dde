import { readdirSync, readFileSync } from 'node:fs';

export interface SqlFile {
  name: string;
  sql: string;
}

const read = (name: string) => readFileSync(`${import.meta.dirname}/${name}`, 'utf8');

/** The schema's only definition, in the order in which it is applied. */
export const migrations: readonly SqlFile[] = readdirSync(`${import.meta.dirname}/migrations`)
  .filter((name) => name.endsWith('.sql'))
  .toSorted()
  .map((name) => ({ name, sql: read(`migrations/${name}`) }));

/** What a local database has on top of a hosted one. */
export const seed = read('seed.sql');

export const rightsAtLineStart = /^(grant|revoke|alter default privileges)\b[^;]*;/gim;

/**
 * What these migrations say about rights, in their order: undoes grants that somebody else made, and may run at any
 * time. Each statement has to begin a line.
 */
export const grantsOf = (files: readonly SqlFile[]) =>
  files.flatMap(({ sql }) => sql.match(rightsAtLineStart) ?? []).join('\n');
