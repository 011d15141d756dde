import { type Case, emptied, on, own, serviceOnly } from './matrixCase.ts';
import { ada, eve } from './people.ts';

/** What is tried on a table that is a copy of the provider's: users read their own rows, and write none. */
function copied(name: string, insert: string): Case[] {
  const table = on(`public.${name}`);
  const mine = `where user_id = '${ada}'`;
  return [
    table('select', ada, `select * from public.${name} ${mine}`, own),
    table('select all', ada, `select * from public.${name}`, ['42501', '1', '1', '2']),
    table('insert', ada, insert, serviceOnly),
    table('update', ada, `update public.${name} set status = 'active' ${mine}`, serviceOnly),
    table('delete', ada, `delete from public.${name} ${mine}`, serviceOnly),
    table('truncate', ada, `truncate public.${name}`, emptied),
    table('upsert', ada, `${insert} on conflict (id) do update set status = 'active'`, serviceOnly),
    table('owner', ada, `update public.${name} set user_id = '${eve}' ${mine}`, serviceOnly),
  ];
}

export const billingCases: readonly Case[] = [
  ...copied(
    'subscriptions',
    `insert into public.subscriptions (id, user_id, customer_id, status, created_at) values ('sub_new', '${ada}', 'cus_ada', 'active', now())`,
  ),
  ...copied(
    'invoices',
    `insert into public.invoices (id, user_id, status, amount_due, amount_paid, currency, created_at) values ('in_new', '${ada}', 'paid', 1, 1, 'USD', now())`,
  ),
];
