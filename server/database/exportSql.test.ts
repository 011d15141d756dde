import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { blankDatabase } from '../../supabase/tests/blankDatabase.ts';
import { rowsAsSql } from './exportSql.ts';

const stub = readFileSync(`${import.meta.dirname}/../../supabase/tests/stub.sql`, 'utf8');

/** In alphabetical order the first table would come too early. The numbers of the second one must not be written. */
const schema = `
  create schema private;
  create table public.z_parent (id bigint generated always as identity primary key, "Odd name" text[]);
  create table public.a_child (
    id serial primary key,
    parent bigint not null references public.z_parent,
    elder int references public.a_child,
    doubled int generated always as (id * 2) stored
  );
  create table public.empty (id serial primary key);`;

type Database = Awaited<ReturnType<typeof blankDatabase>>;
let source: Database;
let target: Database;
beforeAll(async () => {
  [source, target] = [await blankDatabase(), await blankDatabase()];
  for (const database of [source, target]) await database.exec(stub + schema);
  await source.exec(`
    insert into public.z_parent ("Odd name") values ('{a,"b c",null}'), (null);
    delete from public.z_parent where id = 1;
    insert into public.a_child (parent) values (2);
    insert into public.a_child (parent, elder) values (2, 1);`);
});
afterAll(async () => {
  await source.close();
  await target.close();
});

const exported = async () => {
  await source.exec('begin');
  return rowsAsSql(source, 'A test').finally(() => source.exec('rollback'));
};

it('writes tables after those that they refer to, and whoever adds a row later gets the next number [E3]', async () => {
  const { sql, counts } = await exported();
  expect(Object.keys(counts).filter((name) => name.startsWith('public.'))).toEqual([
    'public.empty',
    'public.z_parent',
    'public.a_child',
  ]);
  await target.exec(sql);
  const { rows } = await target.query('select * from public.a_child order by id');
  expect(rows).toEqual([
    { id: 1, parent: 2, elder: null, doubled: 2 },
    { id: 2, parent: 2, elder: 1, doubled: 4 },
  ]);
  const next = async (table: string, columns: string) =>
    (await target.query<{ id: number }>(`insert into public.${table} ${columns} returning id`)).rows[0]?.id;
  expect(await next('z_parent', 'default values')).toBe(3);
  expect(await next('a_child', '(parent) values (2)')).toBe(3);
  expect(await next('empty', 'default values')).toBe(1);
});

it('says which tables refer to one another in a circle [E3]', async () => {
  await source.exec('alter table public.z_parent add favourite int references public.a_child');
  await expect(exported()).rejects.toThrow(/in a circle: public\.a_child, public\.z_parent/);
});
