import { type Case, emptied, on, own, serviceOnly } from './matrixCase.ts';
import { ada, eve } from './people.ts';

const activity = on('public.activity');
const entryOf = (user: string, id: number) =>
  `insert into public.activity (id, user_id, actor, subject, change) values (${id}, '${user}', 'user', 'profile', 'updated')`;

/** What is tried on the entries of what was changed: users read their own, and write, change and remove none. */
export const activityCases: readonly Case[] = [
  activity('select', ada, `select * from public.activity where user_id = '${ada}'`, own),
  activity('select all', ada, 'select * from public.activity', ['42501', '1', '1', '2']),
  activity('insert', ada, entryOf(ada, 900), serviceOnly),
  activity('update', ada, `update public.activity set actor = 'agent' where user_id = '${ada}'`, serviceOnly),
  activity('delete', ada, `delete from public.activity where user_id = '${ada}'`, serviceOnly),
  activity('truncate', ada, 'truncate public.activity', emptied),
  activity('upsert', ada, `${entryOf(ada, 900)} on conflict (id) do update set actor = 'agent'`, serviceOnly),
  activity(
    'owner',
    ada,
    `update public.activity set user_id = '${eve}' where user_id = '${ada}'`,
    serviceOnly,
  ),
];
