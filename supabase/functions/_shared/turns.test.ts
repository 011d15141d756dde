import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inPGlite, inPostgres, type TestDatabase } from '../../tests/database.ts';
import { ada, bob, populate } from '../../tests/people.ts';
import { database as projectDatabase } from '../_shared/project.ts';
import { returnsTurn, takeTurnBy } from './turns.ts';

const { TEST_DATABASE_URL: url = '' } = process.env;

function turns(open: () => Promise<TestDatabase>) {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await open();
    await database.query(populate);
  });
  afterAll(() => database.close());
  beforeEach(() => database.query('delete from private.chat_turns'));

  const take = async (user: string, minute = 3, day = 5) => {
    const [row] = await database.query<{ wait: number }>(
      `select public.take_chat_turn('${user}', ${minute}, ${day}) as wait`,
    );
    return row?.wait;
  };
  const pass = (seconds: number) =>
    database.query(`update private.chat_turns set as_of = as_of - interval '${seconds} seconds'`);

  it('a user has a number of turns a minute, and gets new ones as time passes [C6]', async () => {
    expect([await take(ada), await take(ada), await take(ada)]).toEqual([0, 0, 0]);
    const wait = await take(ada);
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(20);
    await pass(20);
    expect(await take(ada)).toBe(0);
    expect(await take(ada)).toBeGreaterThan(0);
  });

  it('a user gets no more turns than those of the day, however long the pauses [C6]', async () => {
    const waits: unknown[] = [];
    for (let n = 0; n < 5; n++) {
      waits.push(await take(ada));
      await pass(60);
    }
    expect(waits).toEqual([0, 0, 0, 0, 0]);
    expect(await take(ada)).toBeGreaterThan(16_000);
    await pass(86_400);
    expect([await take(ada), await take(ada), await take(ada)]).toEqual([0, 0, 0]);
    const wait = await take(ada);
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(20);
  });

  it('nobody can use up another user’s turns [P2]', async () => {
    await Promise.all([take(ada), take(ada), take(ada)]);
    expect(await take(bob)).toBe(0);
    expect(await take(ada)).toBeGreaterThan(0);
  });

  it('there is no turn for a deleted account, and the refusal says why [P1]', async () => {
    await expect(take('dddddddd-0000-4000-8000-000000000004')).rejects.toThrow(/foreign key/);
    const asService = `select tests.attempt('service_role', null, 'select public.take_chat_turn(''dddddddd-0000-4000-8000-000000000004'', 3, 5)') as outcome`;
    expect(await database.query(asService)).toEqual([{ outcome: '23503' }]);
  });

  it('only the service can take turns [P2]', async () => {
    const attempt = (role: string) =>
      `select tests.attempt('${role}', '${ada}', 'select public.take_chat_turn(''${ada}'', 3, 5)') as outcome`;
    const outcomes = await database.query<{ outcome: string }>(
      ['anon', 'authenticated', 'service_role'].map(attempt).join(' union all '),
    );
    expect(outcomes.map(({ outcome }) => outcome)).toEqual(['42501', '42501', '1']);
    const senseless = `select tests.attempt('service_role', null, 'select public.take_chat_turn(null, 0, 5)') as outcome`;
    expect(await database.query(senseless)).toEqual([{ outcome: '22023' }]);
  });
}

describe('a turn taken over HTTP', () => {
  const take = (answer: () => Response) =>
    takeTurnBy(
      projectDatabase({ url: 'https://p.test', serviceKey: 'sb_secret_1', fetch: async () => answer() }),
      {
        perMinute: 3,
        perDay: 5,
      },
    )('user-1');

  it('a turn taken over HTTP is the seconds to wait, and undefined for a deleted account [P1]', async () => {
    expect(await take(() => Response.json(12))).toBe(12);
    expect(await take(() => Response.json({ code: '23503' }, { status: 409 }))).toBeUndefined();
  });

  it('a turn taken over HTTP says when it is no message of the month [B39]', async () => {
    const bodies: unknown[] = [];
    const taking = takeTurnBy(async (_name, values) => (bodies.push(values), 0), { perMinute: 3, perDay: 5 });
    expect([await taking('user-1'), await taking('user-1', { counted: false })]).toEqual([0, 0]);
    const turn = { caller: 'user-1', per_minute: 3, per_day: 5 };
    expect(bodies).toEqual([turn, { ...turn, counted: false }]);
  });

  it('a turn taken over HTTP is none when the database says nothing, or something else [C6]', async () => {
    expect(await take(() => Response.json(null))).toBeNaN();
    await expect(take(() => Response.json({ code: '42501' }, { status: 403 }))).rejects.toThrow(/42501/);
    await expect(take(() => new Response('<p>', { status: 502 }))).rejects.toThrow(/502/);
  });
});

describe('turns on PGlite', () => {
  turns(inPGlite);
});
describe.skipIf(!url)('turns on PostgreSQL', () => {
  turns(() => inPostgres(url));
});

it('a turn is given back once, also when several things fail [B41]', async () => {
  const given: string[] = [];
  const giveBack = async (user: string) => given.push(user);
  const returnTurn = returnsTurn({ giveBack, log: () => undefined }, 'ada');
  await Promise.all([returnTurn(), returnTurn()]);
  await returnTurn();
  expect(given).toEqual(['ada']);
});
