import { readdirSync, readFileSync } from 'node:fs';

export interface SqlFile {
  name: string;
  sql: string;
}

const read = (name: string) => readFileSync(`${import.meta.dirname}/${name}`, 'utf8');

/** The migrations, which alone define the schema, in the order in which they are applied. */
export const migrations: readonly SqlFile[] = readdirSync(`${import.meta.dirname}/migrations`)
  .filter((name) => name.endsWith('.sql'))
  .toSorted()
  .map((name) => ({ name, sql: read(`migrations/${name}`) }));

/** What a local database has besides the schema of a hosted one. */
export const seed = read('seed.sql');

export const rightsAtLineStart = /^(grant|revoke|alter default privileges)\b[^;]*;/gim;

const droppedFunctions = /^drop function ([^;]+);/gim;

/**
 * The statements of these migrations about rights, in their order. Running them again undoes grants that somebody else
 * has made. Each statement must begin a line, and so must `drop function`: the rights of what a later migration has dropped
 * are left out.
 */
export const grantsOf = (files: readonly SqlFile[]) =>
  files
    .flatMap(({ sql }, i) => {
      const dropped = files
        .slice(i + 1)
        .flatMap((later) => [...later.sql.matchAll(droppedFunctions)].map(([, name = '']) => name));
      return (sql.match(rightsAtLineStart) ?? []).filter(
        (statement) => !dropped.some((name) => statement.includes(` on function ${name} `)),
      );
    })
    .join('\n');
