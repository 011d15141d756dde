import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Attempt, attempts } from './tests/attempts.ts';
import { inPGlite, inPostgres, type TestDatabase } from './tests/database.ts';
import { ada, bob, populate } from './tests/people.ts';

const { TEST_DATABASE_URL: url = '' } = process.env;

const id = (number: number) => `00000000-0000-4000-a000-00000000000${number}`;
const [here, elsewhere, expired, ofBob] = [id(1), id(2), id(3), id(4)];

const stored = `insert into auth.sessions (id, user_id, created_at, refreshed_at, not_after, user_agent, ip) values
  ('${here}', '${ada}', '2026-05-01T00:00Z', null, null, 'Firefox', '203.0.113.7'),
  ('${elsewhere}', '${ada}', '2026-05-01T00:00Z', '2026-05-02 10:00', 'infinity', repeat('x', 500), '2001:db8::1/64'),
  ('${expired}', '${ada}', '2026-05-01T00:00Z', null, '2026-05-02T00:00Z', null, null),
  ('${ofBob}', '${bob}', '2026-05-01T00:00Z', null, null, null, null)`;

function sessions(open: () => Promise<TestDatabase>) {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await open();
    await database.query(populate);
    await database.query(stored);
  });
  afterAll(() => database.close());

  const as = (subject: string, session: string, statement: string): Attempt => ({
    role: 'authenticated',
    subject,
    session,
    statement,
  });
  const asAda = (statement: string) => as(ada, here, statement);
  const outcomes = (...tried: readonly Attempt[]) => attempts(database, tried);
  const end = (session: string) => `select 1 where public.end_session('${session}')`;

  it('a user sees their own sessions that are valid, and which one asks [U1]', async () => {
    const where = (condition: string) => asAda(`select from public.list_sessions() s where ${condition}`);
    expect(
      await outcomes(
        where('true'),
        where(`is_current and id = '${here}' and address = '203.0.113.7' and user_agent = 'Firefox'`),
        where(`last_used_at = '2026-05-01T00:00Z' and id = '${here}'`),
        where(`not is_current and last_used_at = '2026-05-02T10:00Z' and id = '${elsewhere}'`),
        where(`address = '2001:db8::1' and length(user_agent) = 400`),
        as(bob, ofBob, 'select from public.list_sessions()'),
        { role: 'anon', statement: 'select from public.list_sessions()' },
      ),
    ).toEqual(['2', '1', '1', '1', '1', '1', '42501']);
  });

  it('a user ends their other sessions, but neither the one that asks nor anybody else’s [U1]', async () => {
    expect(
      await outcomes(
        asAda(end(elsewhere)),
        asAda(end(here)),
        asAda(end(ofBob)),
        asAda(end(id(9))),
        { role: 'anon', statement: end(elsewhere) },
        { role: 'authenticated', statement: end(elsewhere) },
        asAda('select from auth.sessions'),
      ),
    ).toEqual(['1', '22023', '0', '0', '42501', '42501', '42501']);
  });

  it('a session has ended for good, and ending it again says that it was gone [U1]', async () => {
    const twice = `with first as materialized (select public.end_session('${elsewhere}') as ended)
      select from first where ended and not public.end_session('${elsewhere}')`;
    expect(await outcomes(asAda(twice))).toEqual(['1']);
  });

  it('a password alone neither shows nor ends sessions of somebody with a second factor [U1, U9]', async () => {
    await database.query(`insert into auth.mfa_factors (user_id, status) values ('${ada}', 'verified')`);
    const list = 'select from public.list_sessions()';
    const shown = (statement: string): Attempt => ({ ...asAda(statement), aal: 'aal2' });
    expect(await outcomes(asAda(list), asAda(end(elsewhere)), shown(list), shown(end(elsewhere)))).toEqual([
      '0',
      '42501',
      '2',
      '1',
    ]);
  });
}

describe('sessions of users on PGlite', () => {
  sessions(inPGlite);
});
describe.skipIf(!url)('sessions of users on PostgreSQL', () => {
  sessions(() => inPostgres(url));
});
