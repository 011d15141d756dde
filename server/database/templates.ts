/**
 * Removes the two databases that PostgreSQL copies new databases from. The app has one database and makes no other, but
 * they are half of twelve hundred files that would be unpacked, opened and backed up with it.
 */
export async function dropTemplates(pg: { exec: (sql: string) => Promise<unknown> }) {
  await pg.exec('update pg_database set datistemplate = false');
  // One by one, because several statements at once are a transaction, in which no database can be dropped.
  for (const name of ['template0', 'template1']) await pg.exec(`drop database if exists ${name}`);
}
