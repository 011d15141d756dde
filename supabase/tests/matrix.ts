import { activityCases } from './activityMatrix.ts';
import { billingCases } from './billingMatrix.ts';
import { conversationCases } from './conversationMatrix.ts';
import { type Case, emptied, nobody, on, own, serviceOnly } from './matrixCase.ts';
import { ada, eve } from './people.ts';
import { preferencesCases } from './preferencesMatrix.ts';
import { supportCases } from './supportMatrix.ts';

/** The operations that must be tried on every table; a table that lacks one of them fails the test. */
export const operations = ['select', 'insert', 'update', 'delete', 'truncate', 'upsert', 'owner'] as const;

const profiles = on('public.profiles');
const billing = on('public.billing_info');
const payments = on('public.payment_history');
const settings = on('private.settings');
const users = on('auth.users');
const objects = on('storage.objects');
const buckets = on('storage.buckets');

/** All attempts. An operation that is not granted is refused; rows of others are not found. */
export const matrix: readonly Case[] = [
  profiles('select', ada, `select * from public.profiles where id = '${ada}'`, own),
  profiles('select all', ada, 'select * from public.profiles', ['42501', '1', '1', '2']),
  profiles('update', ada, `update public.profiles set location = 'x' where id = '${ada}'`, own),
  profiles('update all', ada, `update public.profiles set location = 'x'`, ['42501', '1', '1', '2']),
  profiles('delete', ada, `delete from public.profiles where id = '${ada}'`, serviceOnly),
  profiles('truncate', ada, 'truncate public.profiles', emptied),
  profiles('owner', ada, `update public.profiles set id = '${eve}' where id = '${ada}'`, serviceOnly),
  profiles('insert', eve, `insert into public.profiles (id, full_name) values ('${eve}', 'Eve')`, [
    '42501',
    '1',
    '42501',
    '1',
  ]),
  profiles(
    'upsert',
    eve,
    `insert into public.profiles (id, full_name) values ('${eve}', 'Eve') on conflict (id) do update set id = excluded.id`,
    serviceOnly,
  ),
  profiles('lock', ada, 'lock table public.profiles in access exclusive mode', emptied),
  profiles('alter', ada, 'alter table public.profiles disable row level security', nobody),

  billing('select', ada, `select * from public.billing_info where user_id = '${ada}'`, own),
  billing('select all', ada, 'select * from public.billing_info', ['42501', '1', '1', '2']),
  billing(
    'update',
    ada,
    `update public.billing_info set payment_method = 'PayPal' where user_id = '${ada}'`,
    own,
  ),
  billing('update all', ada, `update public.billing_info set payment_method = 'x'`, ['42501', '1', '1', '2']),
  billing(
    'update of the plan',
    ada,
    `update public.billing_info set subscription_plan = 'pro' where user_id = '${ada}'`,
    serviceOnly,
  ),
  billing(
    'update of the status',
    ada,
    `update public.billing_info set subscription_status = 'x' where user_id = '${ada}'`,
    serviceOnly,
  ),
  billing(
    'owner',
    ada,
    `update public.billing_info set user_id = '${eve}' where user_id = '${ada}'`,
    serviceOnly,
  ),
  billing('delete', ada, `delete from public.billing_info where user_id = '${ada}'`, serviceOnly),
  billing('truncate', ada, 'truncate public.billing_info', emptied),
  billing('insert', eve, `insert into public.billing_info (user_id) values ('${eve}')`, serviceOnly),
  billing(
    'insert of a plan',
    eve,
    `insert into public.billing_info (user_id, subscription_plan) values ('${eve}', 'enterprise')`,
    serviceOnly,
  ),
  billing(
    'upsert',
    ada,
    `insert into public.billing_info (user_id) values ('${ada}') on conflict (user_id) do update set subscription_plan = 'pro'`,
    serviceOnly,
  ),

  payments('select', ada, `select * from public.payment_history where user_id = '${ada}'`, own),
  payments('select all', ada, 'select * from public.payment_history', ['42501', '1', '1', '2']),
  payments('insert', ada, `insert into public.payment_history (user_id) values ('${ada}')`, serviceOnly),
  payments(
    'update',
    ada,
    `update public.payment_history set amount = 0 where user_id = '${ada}'`,
    serviceOnly,
  ),
  payments('delete', ada, `delete from public.payment_history where user_id = '${ada}'`, serviceOnly),
  payments('truncate', ada, 'truncate public.payment_history', emptied),
  payments(
    'upsert',
    ada,
    `insert into public.payment_history (id, user_id) values (gen_random_uuid(), '${ada}') on conflict (id) do update set amount = 0`,
    serviceOnly,
  ),
  payments(
    'owner',
    ada,
    `update public.payment_history set user_id = '${eve}' where user_id = '${ada}'`,
    serviceOnly,
  ),

  ...billingCases,
  ...conversationCases,
  ...supportCases,
  ...activityCases,
  ...preferencesCases,

  settings('select', ada, 'select * from private.settings', nobody),
  settings('insert', ada, 'insert into private.settings default values', nobody),
  settings('update', ada, 'update private.settings set simulated_billing = true', nobody),
  settings('delete', ada, 'delete from private.settings', nobody),
  settings('truncate', ada, 'truncate private.settings', nobody),
  settings(
    'upsert',
    ada,
    'insert into private.settings default values on conflict (only_row) do update set simulated_billing = true',
    nobody,
  ),
  settings('owner', ada, 'alter table private.settings owner to current_user', nobody),

  users('select', ada, 'select * from auth.users', nobody),
  users('update', ada, `update auth.users set email = 'x' where id = '${ada}'`, nobody),
  users('insert', ada, 'insert into auth.users default values', nobody),
  users('delete', ada, 'delete from auth.users', nobody),
  users('truncate', ada, 'truncate auth.users cascade', nobody),

  objects('select', ada, `select * from storage.objects where name = '${ada}/1.png'`, ['0', '1', '0', '1']),
  objects('select all', ada, 'select * from storage.objects', ['0', '2', '1', '4']),
  objects(
    'select of an e-mail’s',
    ada,
    `select * from storage.objects where name = 'new@example.com/1.png'`,
    ['0', '0', '0', '1'],
  ),
  objects('select of one’s own e-mail’s', ada, `select * from storage.objects where name like 'Ada@%'`, [
    '0',
    '1',
    '0',
    '1',
  ]),
  objects('delete of one’s own e-mail’s', ada, `delete from storage.objects where name like 'Ada@%'`, [
    '0',
    '1',
    '0',
    '1',
  ]),
  objects(
    'update of one’s own e-mail’s',
    ada,
    `update storage.objects set created_at = now() where name like 'Ada@%'`,
    ['0', '0', '0', '1'],
  ),
  objects('insert', ada, `insert into storage.objects (bucket_id, name) values ('avatars', '${ada}/2.png')`, [
    '42501',
    '1',
    '42501',
    '1',
  ]),
  objects(
    'insert beside one’s folder',
    ada,
    `insert into storage.objects (bucket_id, name) values ('avatars', '${ada}.png')`,
    serviceOnly,
  ),
  objects(
    'insert below a longer name',
    ada,
    `insert into storage.objects (bucket_id, name) values ('avatars', '${ada}x/1.png')`,
    serviceOnly,
  ),
  objects(
    'insert into no bucket',
    ada,
    `insert into storage.objects (name) values ('${ada}/2.png')`,
    serviceOnly,
  ),
  objects(
    'insert into another bucket',
    ada,
    `insert into storage.objects (bucket_id, name) values ('other', '${ada}/2.png')`,
    serviceOnly,
  ),
  objects('update', ada, `update storage.objects set created_at = now() where name = '${ada}/1.png'`, [
    '0',
    '1',
    '0',
    '1',
  ]),
  // Without a condition no row is read, so the policies for reading do not apply.
  objects('update all', ada, 'update storage.objects set created_at = now()', ['0', '1', '1', '4']),
  objects('move all', ada, `update storage.objects set bucket_id = 'other'`, ['0', '42501', '42501', '4']),
  objects('delete all', ada, 'delete from storage.objects', ['0', '2', '1', '4']),
  objects(
    'upsert',
    ada,
    `insert into storage.objects (bucket_id, name) values ('avatars', '${ada}/1.png') on conflict (bucket_id, name) do update set created_at = now()`,
    ['42501', '1', '42501', '1'],
  ),
  objects('owner', ada, `update storage.objects set name = '${eve}/1.png' where name = '${ada}/1.png'`, [
    '0',
    '42501',
    '0',
    '1',
  ]),
  objects(
    'move into another bucket',
    ada,
    `update storage.objects set bucket_id = 'other' where name = '${ada}/1.png'`,
    ['0', '42501', '0', '1'],
  ),
  objects('delete', ada, `delete from storage.objects where name = '${ada}/1.png'`, ['0', '1', '0', '1']),

  buckets('select', ada, `select * from storage.buckets where id = 'avatars'`, ['0', '0', '0', '1']),
  buckets('insert', ada, `insert into storage.buckets (id, name) values ('mine', 'mine')`, serviceOnly),
  buckets('update', ada, `update storage.buckets set file_size_limit = null where id = 'avatars'`, [
    '0',
    '0',
    '0',
    '1',
  ]),
  buckets('delete', ada, `delete from storage.buckets where id = 'other'`, ['0', '0', '0', '1']),
];
