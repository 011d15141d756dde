import { type Case, emptied, on, own, serviceOnly } from './matrixCase.ts';
import { ada, eve } from './people.ts';

const requests = on('public.support_requests');
const insertAs = (user: string, more = '') =>
  `insert into public.support_requests (id, user_id, conversation, thread) values ('new', '${user}', 'c9', 'Words')${more}`;

/** What is tried on the requests to support: users send and read their own, and change none. */
export const supportCases: readonly Case[] = [
  requests('select', ada, `select * from public.support_requests where user_id = '${ada}'`, own),
  requests('select all', ada, 'select * from public.support_requests', ['42501', '1', '1', '2']),
  requests('insert', ada, insertAs(ada), ['42501', '1', '42501', '1']),
  requests('insert in another’s name', ada, insertAs(eve), serviceOnly),
  requests(
    'insert with a state',
    ada,
    `insert into public.support_requests (id, user_id, conversation, thread, state) values ('new', '${ada}', 'c9', 'Words', 'answered')`,
    serviceOnly,
  ),
  requests(
    'insert with an address',
    ada,
    `insert into public.support_requests (id, user_id, conversation, thread, email) values ('new', '${ada}', 'c9', 'Words', 'eve@example.com')`,
    serviceOnly,
  ),
  requests(
    'update',
    ada,
    `update public.support_requests set state = 'closed' where user_id = '${ada}'`,
    serviceOnly,
  ),
  requests('delete', ada, `delete from public.support_requests where user_id = '${ada}'`, serviceOnly),
  requests('truncate', ada, 'truncate public.support_requests', emptied),
  requests('upsert', ada, insertAs(ada, ` on conflict (user_id, id) do update set note = 'x'`), serviceOnly),
  requests(
    'owner',
    ada,
    `update public.support_requests set user_id = '${eve}' where user_id = '${ada}'`,
    serviceOnly,
  ),
];
