import { createEmbeddedBackend } from './backend.ts';
import { person } from './people.ts';

/** For folder.test.ts: writes until it is killed, and tells its parent what has been acknowledged. */
const [directory = ''] = process.argv.slice(2);
const backend = await createEmbeddedBackend({ directory }).catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});
const { rows } = await backend.pg.query<{ last: number }>(
  'select coalesce(max(amount), 0)::int as last from public.payment_history',
);
const { id } = await person(backend);
for (let next = (rows[0]?.last ?? 0) + 1; ; next += 1) {
  await backend.pg.query('insert into public.payment_history (user_id, amount) values ($1, $2)', [id, next]);
  process.send?.(next);
}
