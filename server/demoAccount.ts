import type { EmbeddedBackend } from './backend.ts';

/** An account with data to look at. `npm start` prints its email and password. */
export const demoAccount = { email: 'demo@parley.example', password: 'parley-demo' } as const;

const profile = {
  fullName: 'Grace Hopper',
  location: 'Arlington, Virginia',
  description: 'Rear admiral, compiler builder, collector of nanoseconds.',
};

/** The demo account’s payments. They are fixed, so that two first starts show the same. Null is what a payment provider left out. */
const payments: readonly [
  date: string,
  service: string | null,
  amount: number | null,
  currency: string,
  status: string,
][] = [
  ['2025-07-01T08:30:00Z', 'Pro plan', 29, 'USD', 'completed'],
  ['2025-06-18T14:05:00Z', 'Voice minutes', 12.4, 'EUR', 'pending'],
  ['2025-06-01T08:30:00Z', 'Pro plan', 29, 'USD', 'completed'],
  ['2025-05-03T09:12:00Z', 'Pro plan', 29, 'USD', 'failed'],
  ['2025-04-22T17:40:00Z', null, 8, 'EUR', 'success'],
  ['2025-04-01T08:30:00Z', 'Pro plan', 29, 'USD', 'cancelled'],
  ['2025-03-01T08:30:00Z', 'Pro plan', 29, 'USD', 'completed'],
];

/**
 * Signs the demo account up like any user, then writes its rows as the database's owner. Does nothing when it
 * exists.
 */
export async function createDemoAccount({ fetch, pg, publishableKey }: EmbeddedBackend) {
  const find = 'select id from auth.users where email = $1';
  if ((await pg.query(find, [demoAccount.email])).rows.length > 0) return;
  const signUp = await fetch(
    new Request('http://localhost/auth/v1/signup', {
      method: 'POST',
      headers: { apikey: publishableKey, 'content-type': 'application/json' },
      body: JSON.stringify({ ...demoAccount, data: { full_name: profile.fullName, avatar_url: '' } }),
    }),
  );
  const user = (await pg.query<{ id: string }>(find, [demoAccount.email])).rows[0];
  if (!user)
    throw new Error(`The demo account could not be created: ${signUp.status} ${await signUp.text()}`);

  await pg.query(
    'update auth.users set email_confirmed_at = coalesce(email_confirmed_at, now()) where id = $1',
    [user.id],
  );
  await pg.query(
    'insert into public.profiles (id, full_name, location, description, updated_at) values ($1, $2, $3, $4, $5)',
    [user.id, profile.fullName, profile.location, profile.description, '2025-07-01T08:30:00Z'],
  );
  await pg.query(
    `update public.billing_info set subscription_plan = 'pro', payment_method = 'Credit Card' where user_id = $1`,
    [user.id],
  );
  for (const payment of payments)
    await pg.query(
      `insert into public.payment_history (user_id, payment_date, service_name, amount, currency, status)
       values ($1, $2, $3, $4, $5, $6)`,
      [user.id, ...payment],
    );
}
