import { PGlite } from '@supabase/lite/pglite';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { BrokenDatabase } from './brokenDatabase.ts';
import { guardStatements, maximumValues } from './statements.ts';

/** Opens a database whose statements are guarded. `unguarded` asks it without the guard. */
async function guarded() {
  const pg = new PGlite();
  await pg.waitReady;
  const unguarded = pg.query.bind(pg);
  const failed = vi.fn<(error: unknown) => void>();
  const broken = vi.fn<(error: BrokenDatabase) => void>();
  const { check } = guardStatements(pg, { onError: failed, onBroken: broken });
  return { pg, unguarded, check, failed, broken };
}

/** After this statement PGlite answers every question with no rows and without an error. */
const misread = `select 1 where 1 in (${Array.from({ length: 32_768 }, (_, n) => `$${n + 1}::int`).join(',')})`;

describe('a statement that is wrong', () => {
  let database: Awaited<ReturnType<typeof guarded>>;
  beforeAll(async () => {
    database = await guarded();
  });

  it.each<[sql: string, code: string, values?: unknown[]]>([
    ['nothing', '42601'],
    ['select * from nothing', '42P01'],
    ['select 1 / 0', '22012'],
    ['select $1::boolean', '22P02', ['x']],
    ['select $1::text', '22P02', [{}]],
    ['select $1::date', '22P02', [{}]],
    ['select $1::bytea', '22P02', ['x']],
    ['select $1::int', '22P02', [{ toString: 1 }]],
    ['select $1::uuid', '22P02', [{ toString: 1 }]],
    ['select $1::uuid[]', '22P02', [[{ toString: 1 }]]],
    ['select $1::json', '22P02', [{ toJSON: () => undefined }]],
    ['select $1::jsonb', '54001', ['['.repeat(5_000_000)]],
    ['select $1::json', '54001', [`[${'{"a":'.repeat(200_000)}`]],
    ['select $1::int', '54023', Array.from({ length: maximumValues + 1 }, () => 1)],
  ])('leaves the database as it is: %s gives %s [P2]', async (sql, code, values) => {
    const { pg, failed, broken, check } = database;
    await expect(pg.query(sql, values)).rejects.toMatchObject({ code });
    expect(failed).toHaveBeenLastCalledWith(expect.objectContaining({ code }));
    await check();
    expect(broken).not.toHaveBeenCalled();
  });
});

describe('a database that answers nothing any more, without an error', () => {
  it.each(['select 1 as one', ' SELECT * from pg_class where false'])(
    'is noticed by the next select: %s [X9]',
    async (sql) => {
      const { pg, unguarded, broken, failed } = await guarded();
      await expect(unguarded(misread)).rejects.toThrow('Invalid array length');
      await expect(pg.query(sql)).rejects.toThrow(/without columns|invalid message/);
      expect(broken).toHaveBeenCalledWith(expect.any(BrokenDatabase));
      // From then on nothing is sent to the database.
      await expect(pg.query('begin')).rejects.toThrow(BrokenDatabase);
      await expect(pg.exec('select 1')).rejects.toThrow(BrokenDatabase);
      expect(failed).toHaveBeenLastCalledWith(expect.any(BrokenDatabase));
      expect(broken).toHaveBeenCalledTimes(1);
    },
  );

  it('a database that answers nothing any more is noticed when nobody asks anything [X9]', async () => {
    const { unguarded, broken, check } = await guarded();
    await check();
    expect(broken).not.toHaveBeenCalled();
    await unguarded(misread).catch(() => undefined);
    await expect(check()).rejects.toThrow(/wrong answer|invalid message/);
    expect(broken).toHaveBeenCalledTimes(1);
  });
});
