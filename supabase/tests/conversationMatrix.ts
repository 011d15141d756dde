import { type Case, emptied, on, own, serviceOnly } from './matrixCase.ts';
import { ada, conversationOfAda, conversationOfBob, eve } from './people.ts';

const conversations = on('public.conversations');
const entries = on('public.conversation_entries');

const newConversation = 'cccccccc-0000-4000-8000-00000000000c';
const entryIn = (conversation: string, more = '') =>
  `insert into public.conversation_entries (conversation_id, id, happened_at, body) values ('${conversation}', 'new', now(), '{}')${more}`;

/** The service writes no row without saying whose it is. */
const ownButService = ['42501', '1', '42501', '23502'] as const;

/** What is tried on the conversations and what was said in them. */
export const conversationCases: readonly Case[] = [
  conversations('select', ada, `select * from public.conversations where user_id = '${ada}'`, own),
  conversations('select all', ada, 'select * from public.conversations', ['42501', '1', '1', '2']),
  conversations(
    'insert',
    ada,
    `insert into public.conversations (id, user_id) values ('${newConversation}', '${ada}')`,
    ['42501', '1', '42501', '1'],
  ),
  conversations('update', ada, `update public.conversations set title = 'x' where user_id = '${ada}'`, own),
  conversations('update all', ada, `update public.conversations set title = 'x'`, ['42501', '1', '1', '2']),
  conversations(
    'update of what is counted',
    ada,
    `update public.conversations set entry_count = 0 where user_id = '${ada}'`,
    serviceOnly,
  ),
  conversations(
    'update of its age',
    ada,
    `update public.conversations set last_entry_at = now() where user_id = '${ada}'`,
    serviceOnly,
  ),
  conversations('delete', ada, `delete from public.conversations where user_id = '${ada}'`, own),
  conversations('truncate', ada, 'truncate public.conversations cascade', emptied),
  conversations(
    'upsert',
    ada,
    `insert into public.conversations (id, user_id) values ('${conversationOfAda}', '${ada}') on conflict (id) do update set title = 'x'`,
    ['42501', '1', '42501', '1'],
  ),
  conversations(
    'owner',
    ada,
    `update public.conversations set user_id = '${eve}' where user_id = '${ada}'`,
    serviceOnly,
  ),

  entries('select', ada, `select * from public.conversation_entries where id = 'a1'`, own),
  entries('select all', ada, 'select * from public.conversation_entries', ['42501', '2', '1', '3']),
  entries('insert', ada, entryIn(conversationOfAda), ownButService),
  // The foreign key finds somebody else's conversation: the policy has to refuse it.
  entries('insert into another’s conversation', ada, entryIn(conversationOfBob), [
    '42501',
    '42501',
    '1',
    '23502',
  ]),
  entries(
    'insert in another’s name',
    ada,
    `insert into public.conversation_entries (conversation_id, id, user_id, happened_at, body) values ('${conversationOfAda}', 'new', '${eve}', now(), '{}')`,
    serviceOnly,
  ),
  entries('insert into no conversation', ada, entryIn(newConversation), ['42501', '42501', '42501', '23502']),
  entries('update', ada, `update public.conversation_entries set is_open = false where id = 'a2'`, own),
  // What is settled stays as it is: Ada's open card, Bob has none.
  entries('update all', ada, `update public.conversation_entries set body = '{}'`, ['42501', '1', '0', '1']),
  entries(
    'move',
    ada,
    `update public.conversation_entries set conversation_id = '${conversationOfBob}' where id = 'a2'`,
    serviceOnly,
  ),
  entries('delete', ada, `delete from public.conversation_entries where id = 'a1'`, own),
  entries('truncate', ada, 'truncate public.conversation_entries', emptied),
  entries(
    'upsert',
    ada,
    `insert into public.conversation_entries (conversation_id, id, user_id, happened_at, body) values ('${conversationOfAda}', 'a2', '${ada}', now(), '{}') on conflict (conversation_id, id) do update set body = '{}'`,
    ['42501', '1', '42501', '1'],
  ),
  entries(
    'owner',
    ada,
    `update public.conversation_entries set user_id = '${eve}' where id = 'a2'`,
    serviceOnly,
  ),
];
