import type { EmbeddedBackend } from './backend.ts';

/** An account with data to look at. `npm start` prints its email and password. */
export const demoAccount = {
  fullName: 'Grace Hopper',
  email: 'demo@parley.example',
  password: 'parley-demo',
} as const;

const profile = {
  location: 'Arlington, Virginia',
  description: 'Rear admiral, compiler builder, collector of nanoseconds.',
};

/**
 * The demo account’s payments, by how many months before the newest they lie and on which day and hour (UTC), so that the account
 * always looks in use. Null is what a payment provider left out.
 */
const payments: readonly [
  monthsBefore: number,
  dayAndTime: string,
  service: string | null,
  amount: number | null,
  currency: string,
  status: string,
][] = [
  [0, '01T08:30:00Z', 'Pro plan', 29, 'USD', 'completed'],
  [1, '22T17:40:00Z', null, 8, 'EUR', 'success'],
  [1, '18T14:05:00Z', 'Voice minutes', 12.4, 'EUR', 'pending'],
  [1, '03T09:12:00Z', 'Pro plan', 29, 'USD', 'completed'],
  [1, '01T08:30:00Z', 'Pro plan', 29, 'USD', 'failed'],
  [2, '01T08:30:00Z', 'Pro plan', 29, 'USD', 'completed'],
  [3, '01T08:30:00Z', 'Pro plan', 29, 'USD', 'completed'],
  [4, '01T08:30:00Z', 'Pro plan', 29, 'USD', 'cancelled'],
  [5, '22T17:40:00Z', 'Voice minutes', 8, 'EUR', 'success'],
  [5, '16T11:20:00Z', 'Voice minutes', 6.2, 'EUR', 'completed'],
  [5, '09T10:00:00Z', 'Voice minutes', 4.8, 'EUR', 'completed'],
  [5, '01T08:30:00Z', 'Pro plan', 29, 'USD', 'completed'],
  [6, '01T08:30:00Z', 'Pro plan', 29, 'USD', 'completed'],
  [7, '09T15:45:00Z', 'Voice minutes', 18.6, 'EUR', 'completed'],
  [7, '01T08:30:00Z', 'Pro plan', 29, 'USD', 'completed'],
  [8, '01T08:30:00Z', 'Pro plan', 29, 'USD', 'completed'],
];

/** The first of this month at half past eight (UTC), or of the month before while that is still to come. */
function newestPayment(now: Date) {
  const first = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1, 8, 30);
  return first <= now.getTime()
    ? new Date(first)
    : new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 1, 1, 8, 30));
}

function paidOn(newest: Date, monthsBefore: number, dayAndTime: string) {
  const month = new Date(Date.UTC(newest.getUTCFullYear(), newest.getUTCMonth() - monthsBefore, 1));
  return `${month.toISOString().slice(0, 7)}-${dayAndTime}`;
}

/**
 * Moves the demo account’s own payments forward by whole months when the newest is not of this month any more. What was bought
 * since, and what a payment provider told, stays where it is.
 */
async function bringForward(pg: EmbeddedBackend['pg'], userId: string, newest: Date) {
  await pg.query(
    `with newest as (
       select max(payment_date) at time zone 'UTC' as day from public.payment_history
       where user_id = $1 and to_char(payment_date at time zone 'UTC', 'DD HH24:MI:SS') = '01 08:30:00'
     ), passed as (
       select day, age($2::timestamptz at time zone 'UTC', day) as months from newest
     )
     update public.payment_history payment
     set payment_date = (payment_date at time zone 'UTC' + passed.months) at time zone 'UTC'
     from passed
     where payment.user_id = $1 and invoice_number is null
       and payment_date at time zone 'UTC' <= passed.day and passed.months > interval '0'`,
    [userId, newest.toISOString()],
  );
}

async function signUpDemo({ fetch, publishableKey }: EmbeddedBackend) {
  const { fullName, email, password } = demoAccount;
  const answer = await fetch(
    new Request('http://localhost/auth/v1/signup', {
      method: 'POST',
      headers: { apikey: publishableKey, 'content-type': 'application/json' },
      body: JSON.stringify({ email, password, data: { full_name: fullName, avatar_url: '' } }),
    }),
  );
  return `${answer.status} ${await answer.text()}`;
}

/**
 * Signs the demo account up like any user, then writes its rows as the database's owner, its payments last and at once: without
 * them an earlier start was stopped midway, and this one goes on from there. When it is whole, its payments are brought forward to
 * today.
 */
export async function createDemoAccount(backend: EmbeddedBackend, now: Date = new Date()) {
  const { pg } = backend;
  const newest = newestPayment(now);
  const find = async () => {
    const { rows } = await pg.query<{ id: string; is_whole: boolean }>(
      `select id, exists (select from public.payment_history where user_id = u.id) as is_whole
       from auth.users u where email = $1`,
      [demoAccount.email],
    );
    return rows[0];
  };
  const existing = await find();
  if (existing?.is_whole) return bringForward(pg, existing.id, newest);
  const said = existing ? '' : await signUpDemo(backend);
  const user = existing ?? (await find());
  if (!user) throw new Error(`The demo account could not be created: ${said}`);

  // Nobody has been paying for longer than they have an account.
  await pg.query(
    'update auth.users set email_confirmed_at = coalesce(email_confirmed_at, now()), created_at = $2 where id = $1',
    [
      user.id,
      paidOn(newest, Math.max(...payments.map(([monthsBefore]) => monthsBefore)) + 1, '01T08:30:00Z'),
    ],
  );
  await pg.query(
    `insert into public.profiles (id, full_name, location, description, updated_at) values ($1, $2, $3, $4, $5)
     on conflict (id) do update set location = excluded.location, description = excluded.description`,
    [user.id, demoAccount.fullName, profile.location, profile.description, newest.toISOString()],
  );
  await pg.query(
    `update public.billing_info set subscription_plan = 'pro', payment_method = 'Credit Card' where user_id = $1`,
    [user.id],
  );
  // Whoever signs in first finds no device that they do not know, and nothing that they have not changed.
  await pg.query('delete from auth.sessions where user_id = $1', [user.id]);
  await pg.query('delete from public.activity where user_id = $1', [user.id]);
  await pg.query(
    `insert into public.payment_history (user_id, payment_date, service_name, amount, currency, status)
     select $1, (p ->> 0)::timestamptz, p ->> 1, (p ->> 2)::numeric, p ->> 3, p ->> 4
     from jsonb_array_elements($2::jsonb) p`,
    [
      user.id,
      JSON.stringify(
        payments.map(([monthsBefore, dayAndTime, ...payment]) => [
          paidOn(newest, monthsBefore, dayAndTime),
          ...payment,
        ]),
      ),
    ],
  );
}
