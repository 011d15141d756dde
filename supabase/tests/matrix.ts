import { ada, eve } from './people.ts';

/** Rows found or written, or the SQLSTATE of the refusal. */
type Outcome = '0' | '1' | '2' | '42501';

interface Case {
  what: string;
  /** Whose row it is about: the 'owner' of the outcomes. */
  owner: string;
  statement: string;
  visitor: Outcome;
  ownerSees: Outcome;
  other: Outcome;
  service: Outcome;
}

const closed = { visitor: '42501', ownerSees: '42501', other: '42501' } as const;
const own = { visitor: '42501', ownerSees: '1', other: '0', service: '1' } as const;
const serviceOnly = { ...closed, service: '1' } as const;
const about = (
  owner: string,
  what: string,
  statement: string,
  outcomes: Omit<Case, 'owner' | 'what' | 'statement'>,
) => ({
  owner,
  what,
  statement,
  ...outcomes,
});

/** Every table, every operation. What is not granted is refused; what is not one's own is not there. */
export const matrix: readonly Case[] = [
  about(ada, 'profiles: select', `select * from public.profiles where id = '${ada}'`, own),
  about(ada, 'profiles: update', `update public.profiles set location = 'x' where id = '${ada}'`, own),
  about(ada, 'profiles: update all', `update public.profiles set location = 'x'`, {
    ...own,
    other: '1',
    service: '2',
  }),
  about(ada, 'profiles: delete', `delete from public.profiles where id = '${ada}'`, serviceOnly),
  about(ada, 'profiles: truncate', 'truncate public.profiles', { ...closed, service: '0' }),
  about(
    ada,
    'profiles: change the owner',
    `update public.profiles set id = '${eve}' where id = '${ada}'`,
    serviceOnly,
  ),
  about(eve, 'profiles: insert', `insert into public.profiles (id, full_name) values ('${eve}', 'Eve')`, {
    ...own,
    other: '42501',
  }),
  about(
    eve,
    'profiles: upsert',
    `insert into public.profiles (id, full_name) values ('${eve}', 'Eve') on conflict (id) do update set id = excluded.id`,
    serviceOnly,
  ),

  about(ada, 'billing: select', `select * from public.billing_info where user_id = '${ada}'`, own),
  about(
    ada,
    'billing: payment method',
    `update public.billing_info set payment_method = 'PayPal' where user_id = '${ada}'`,
    own,
  ),
  about(
    ada,
    'billing: plan',
    `update public.billing_info set subscription_plan = 'pro' where user_id = '${ada}'`,
    serviceOnly,
  ),
  about(
    ada,
    'billing: status',
    `update public.billing_info set subscription_status = 'x' where user_id = '${ada}'`,
    serviceOnly,
  ),
  about(
    ada,
    'billing: change the owner',
    `update public.billing_info set user_id = '${eve}' where user_id = '${ada}'`,
    serviceOnly,
  ),
  about(ada, 'billing: delete', `delete from public.billing_info where user_id = '${ada}'`, serviceOnly),
  about(ada, 'billing: truncate', 'truncate public.billing_info', { ...closed, service: '0' }),
  about(eve, 'billing: insert', `insert into public.billing_info (user_id) values ('${eve}')`, serviceOnly),
  about(
    eve,
    'billing: insert a plan',
    `insert into public.billing_info (user_id, subscription_plan) values ('${eve}', 'enterprise')`,
    serviceOnly,
  ),
  about(
    ada,
    'billing: upsert',
    `insert into public.billing_info (user_id) values ('${ada}') on conflict (user_id) do update set subscription_plan = 'pro'`,
    serviceOnly,
  ),

  about(ada, 'payments: select', `select * from public.payment_history where user_id = '${ada}'`, own),
  about(
    ada,
    'payments: insert',
    `insert into public.payment_history (user_id) values ('${ada}')`,
    serviceOnly,
  ),
  about(
    ada,
    'payments: update',
    `update public.payment_history set amount = 0 where user_id = '${ada}'`,
    serviceOnly,
  ),
  about(ada, 'payments: delete', `delete from public.payment_history where user_id = '${ada}'`, serviceOnly),
  about(ada, 'payments: truncate', 'truncate public.payment_history', { ...closed, service: '0' }),
  about(
    ada,
    'payments: change the owner',
    `update public.payment_history set user_id = '${eve}' where user_id = '${ada}'`,
    serviceOnly,
  ),

  about(ada, 'settings: select', 'select * from private.settings', { ...closed, service: '42501' }),
  about(ada, 'settings: update', 'update private.settings set simulated_billing = true', {
    ...closed,
    service: '42501',
  }),
  about(ada, 'users: select', 'select * from auth.users', { ...closed, service: '42501' }),

  about(ada, 'pictures: select', `select * from storage.objects where name = '${ada}/1.png'`, {
    ...own,
    visitor: '0',
  }),
  about(ada, 'pictures: list', `select * from storage.objects where name like '%@%'`, {
    visitor: '0',
    ownerSees: '0',
    other: '0',
    service: '1',
  }),
  about(
    ada,
    'pictures: insert',
    `insert into storage.objects (bucket_id, name) values ('avatars', '${ada}/2.png')`,
    {
      visitor: '42501',
      ownerSees: '1',
      other: '42501',
      service: '1',
    },
  ),
  about(
    ada,
    'pictures: update',
    `update storage.objects set created_at = now() where name = '${ada}/1.png'`,
    {
      ...own,
      visitor: '0',
    },
  ),
  about(
    ada,
    'pictures: move out of the folder',
    `update storage.objects set name = '${eve}/1.png' where name = '${ada}/1.png'`,
    { visitor: '0', ownerSees: '42501', other: '0', service: '1' },
  ),
  about(ada, 'pictures: delete', `delete from storage.objects where name = '${ada}/1.png'`, {
    ...own,
    visitor: '0',
  }),
];
