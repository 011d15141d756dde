import { type Case, emptied, on, own, serviceOnly } from './matrixCase.ts';
import { ada, eve } from './people.ts';

const preferences = on('public.preferences');
const insertAs = (user: string) =>
  `insert into public.preferences (user_id, theme) values ('${user}', 'dark')`;

/** What is tried on the preferences: users write and read their own. */
export const preferencesCases: readonly Case[] = [
  preferences('select', ada, `select * from public.preferences where user_id = '${ada}'`, own),
  preferences('select all', ada, 'select * from public.preferences', ['42501', '1', '1', '2']),
  preferences('insert', eve, insertAs(eve), ['42501', '1', '42501', '1']),
  preferences('update', ada, `update public.preferences set theme = null where user_id = '${ada}'`, own),
  preferences('update all', ada, `update public.preferences set theme = null`, ['42501', '1', '1', '2']),
  preferences(
    'update of the time',
    ada,
    `update public.preferences set updated_at = now() where user_id = '${ada}'`,
    serviceOnly,
  ),
  preferences('delete', ada, `delete from public.preferences where user_id = '${ada}'`, serviceOnly),
  preferences('truncate', ada, 'truncate public.preferences', emptied),
  preferences(
    'upsert',
    ada,
    `${insertAs(ada)} on conflict (user_id) do update set user_id = excluded.user_id, theme = excluded.theme`,
    ['42501', '1', '42501', '1'],
  ),
  preferences('owner', ada, `update public.preferences set user_id = '${eve}' where user_id = '${ada}'`, [
    '42501',
    '42501',
    '0',
    '1',
  ]),
];
