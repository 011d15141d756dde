import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { attempts } from '../../supabase/tests/attempts.ts';
import { inPGlite, inPostgres, type TestDatabase } from '../../supabase/tests/database.ts';
import { signUpPerson, type Person } from '../auth/people.fixture.ts';
import { codeAt, stepAt } from '../auth/totp.ts';
import { createEmbeddedBackend, type EmbeddedBackend } from '../backend.ts';
import { exportTo } from './export.ts';

const { TEST_DATABASE_URL: url = '' } = process.env;
const root = mkdtempSync(`${tmpdir()}/parley-hosted-`);
const session = '00000000-0000-4000-a000-000000000001';
const operator = '00000000-0000-4000-a000-000000000002';

let ada: Person;
let factor: unknown;
let changed: unknown[];
let refused: unknown[];

/** Ada has bought Enterprise at the local payment provider, whose receipt is an address of this machine. */
async function buyPlan({ pg }: EmbeddedBackend) {
  await pg.query(`select public.billing_customer($1, false, 'cus_local')`, [ada.id]);
  const snapshot = {
    customer: 'cus_local',
    ticket: 1,
    payment_method: 'Visa •••• 4242',
    card_expires: '2031-01-31',
    subscriptions: [
      {
        id: 'sub_local',
        plan: 'enterprise',
        billing_interval: 'month',
        price: 'price_local',
        status: 'active',
        amount: 9900,
        currency: 'usd',
        period_end: 1900000000,
        created: 1700000000,
      },
    ],
    invoices: [
      {
        id: 'in_local',
        subscription: 'sub_local',
        number: 'LOCAL-1',
        description: 'Enterprise',
        status: 'paid',
        amount_due: 9900,
        amount_paid: 9900,
        currency: 'usd',
        created: 1700000000,
        paid_at: 1700000000,
        hosted_url: 'http://localhost:3000/_local/pay/invoice/in_local',
      },
    ],
  };
  await pg.query('select public.apply_billing_snapshot($1::jsonb)', [JSON.stringify(snapshot)]);
  await pg.query(
    `insert into public.payment_history (user_id, service_name, amount) values ($1, 'A course', 12)`,
    [ada.id],
  );
}

const factors = `select id, user_id, friendly_name, factor_type, status, created_at::text, updated_at::text, secret
  from auth.mfa_factors where status = 'verified'`;

/** Ada has an authenticator app. Bob has begun to add one, and did not confirm it. */
async function addFactors(backend: EmbeddedBackend) {
  const enroll = async ({ client }: Person) => {
    const { data, error } = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: "Ada's phone" });
    if (error) throw error;
    return data;
  };
  const { id, totp } = await enroll(ada);
  const code = codeAt(totp.secret, stepAt(Date.now()));
  const { error } = await ada.client.auth.mfa.challengeAndVerify({ factorId: id, code });
  if (error) throw error;
  await enroll(await signUpPerson(backend));
  [factor] = (await backend.pg.query(factors)).rows;
}

const changes = `select details from public.activity where user_id = '${operator}' or subject = 'profile' order by id`;
const refusedQuestions = 'select words from private.refused_questions order by id';

/** Twelve changes and refused questions: in the order of letters the tenth comes before the second. */
async function changeOften({ pg }: EmbeddedBackend) {
  for (let time = 1; time <= 12; time++) {
    await ada.client
      .from('profiles')
      .update({ location: `Place ${time}` })
      .eq('id', ada.id);
    await pg.query(
      `insert into private.refused_questions (request, outcome, words) values (gen_random_uuid(), 'refused', $1)`,
      ['again '.repeat(time)],
    );
  }
  changed = (await pg.query(changes)).rows;
  refused = (await pg.query(refusedQuestions)).rows;
}

beforeAll(async () => {
  const backend = await createEmbeddedBackend({ directory: `${root}/origin` });
  ada = await signUpPerson(backend);
  await buyPlan(backend);
  await changeOften(backend);
  await addFactors(backend);
  await backend.close();
  await exportTo(`${root}/origin`, `${root}/exported`);
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** The tests of an import into a hosted project that sells plans, and in which the operator has signed in before. */
function imported(open: () => Promise<TestDatabase>) {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await open();
    await database.query(`
      update private.settings set sells_plans = true;
      insert into auth.users (id, email) values ('${operator}', 'operator@example.com');
      insert into public.activity (user_id, actor, subject, change) values ('${operator}', 'user', 'session', 'added');
      insert into private.refused_questions (request, outcome, words) values (gen_random_uuid(), 'refused', 'before')`);
    await database.runScript(readFileSync(`${root}/exported/import.sql`, 'utf8'));
  });
  afterAll(() => database.close());

  it('gives everybody the free plan, because nobody has paid for another one there [B1, E5]', async () => {
    expect(
      await database.query(
        `select to_jsonb(b) as row from public.billing_info b where b.user_id = '${ada.id}'`,
      ),
    ).toEqual([
      {
        row: {
          user_id: ada.id,
          subscription_plan: 'free',
          subscription_status: 'active',
          payment_method: null,
          billing_interval: null,
          renews_at: null,
          ends_at: null,
          card_expires: null,
          price: null,
          price_currency: null,
        },
      },
    ]);
    expect(await database.query(`select plan, messages from private.limits_of('${ada.id}')`)).toEqual([
      { plan: 'free', messages: 50 },
    ]);
  });

  it('is without invoices and what was paid for them, and keeps other payments [B1, E6]', async () => {
    expect(await database.query('select service_name, receipt_url from public.payment_history')).toEqual([
      { service_name: 'A course', receipt_url: null },
    ]);
    expect(await database.query('select id from public.invoices')).toEqual([]);
    expect(await database.query('select sum(total)::int as total from private.payment_months')).toEqual([
      { total: 12 },
    ]);
  });

  it('still asks for the second factor of whoever had one here, and for none that was not confirmed [U25]', async () => {
    expect(factor).toMatchObject({ user_id: ada.id, factor_type: 'totp', status: 'verified' });
    expect(await database.query(factors)).toEqual([factor]);
    expect(await database.query('select count(*)::int as count from auth.mfa_factors')).toEqual([
      { count: 1 },
    ]);
    const profile = (aal: 'aal1' | 'aal2') => ({
      role: 'authenticated' as const,
      subject: ada.id,
      aal,
      statement: 'select from public.profiles',
    });
    expect(await attempts(database, [profile('aal1'), profile('aal2')])).toEqual(['0', '1']);
  });

  it('has what was written in order after what was there before, and goes on from it [U22, A97]', async () => {
    expect(changed).toHaveLength(12);
    expect(await database.query(changes)).toEqual([{ details: {} }, ...changed]);
    expect(await database.query(refusedQuestions)).toEqual([{ words: 'before' }, ...refused]);
    const insert = `insert into public.activity (user_id, actor, subject, change) values ('${operator}', 'user', 'session', 'added')`;
    expect(await attempts(database, [{ role: 'service_role', statement: insert }])).toEqual(['1']);
  });

  it('lets somebody who had a plan here delete the account there [U35]', async () => {
    await database.query(
      `insert into auth.sessions (id, user_id, created_at) values ('${session}', '${ada.id}', now())`,
    );
    const statement = `select 1 where public.delete_account('${ada.id}') = 'deleted'`;
    expect(
      await attempts(database, [{ role: 'authenticated', subject: ada.id, session, aal: 'aal2', statement }]),
    ).toEqual(['1']);
  });
}

describe('an export that a hosted project has imported into PGlite', () => {
  imported(inPGlite);
});
describe.skipIf(!url)('an export that a hosted project has imported into PostgreSQL', () => {
  imported(() => inPostgres(url));
});
