/** The users of the tests: Ada and Bob have all rows, Eve has only signed up. */
export const ada = 'aaaaaaaa-0000-4000-8000-000000000001';
export const bob = 'bbbbbbbb-0000-4000-8000-000000000002';
export const eve = 'eeeeeeee-0000-4000-8000-000000000003';

/** Ada has one of two entries, of which the second is open; Bob has one of one. */
export const conversationOfAda = 'aaaaaaaa-0000-4000-8000-00000000000c';
export const conversationOfBob = 'bbbbbbbb-0000-4000-8000-00000000000c';

export const populate = `
insert into auth.users (id, email, raw_user_meta_data) values
  ('${ada}', 'ada@example.com', '{"full_name": "Ada", "role": "service_role"}'),
  ('${bob}', 'bob@example.com', '{}'),
  ('${eve}', 'eve@example.com', '{}');
delete from public.billing_info where user_id = '${eve}';
insert into public.profiles (id, full_name) values ('${ada}', 'Ada'), ('${bob}', 'Bob');
insert into public.payment_history (user_id, service_name, amount, currency, status) values
  ('${ada}', 'Pro plan', 29, 'USD', 'completed'), ('${bob}', null, null, null, null);
insert into public.conversations (id, user_id, title) values
  ('${conversationOfAda}', '${ada}', 'What did I pay?'), ('${conversationOfBob}', '${bob}', 'Bob asks');
insert into public.conversation_entries (conversation_id, id, user_id, happened_at, is_open, body) values
  ('${conversationOfAda}', 'a1', '${ada}', now(), false, '{"type": "message", "text": "What did I pay?"}'),
  ('${conversationOfAda}', 'a2', '${ada}', now(), true, '{"type": "task", "state": "asked"}'),
  ('${conversationOfBob}', 'b1', '${bob}', now(), false, '{"type": "message", "text": "Bob asks"}');
insert into public.support_requests (id, user_id, conversation, thread) values
  ('r1', '${ada}', 'c1', 'You: I need help'), ('r1', '${bob}', 'c1', 'You: So do I');
insert into public.preferences (user_id, time_zone) values ('${ada}', 'Europe/Lisbon'), ('${bob}', 'Asia/Tokyo');
delete from public.activity;
insert into public.activity (user_id, actor, subject, change) values
  ('${ada}', 'user', 'profile', 'updated'), ('${bob}', 'user', 'profile', 'updated');
insert into private.billing_customers (customer_id, user_id, livemode) values
  ('cus_ada', '${ada}', false), ('cus_bob', '${bob}', false);
insert into public.subscriptions (id, user_id, customer_id, plan, status, created_at) values
  ('sub_ada', '${ada}', 'cus_ada', 'pro', 'canceled', now()), ('sub_bob', '${bob}', 'cus_bob', 'pro', 'canceled', now());
insert into public.invoices (id, user_id, status, amount_due, amount_paid, currency, created_at) values
  ('in_ada', '${ada}', 'paid', 2900, 2900, 'USD', now()), ('in_bob', '${bob}', 'paid', 2900, 2900, 'USD', now());
insert into storage.buckets (id, name) values ('other', 'other');
insert into storage.objects (bucket_id, name) values
  ('avatars', '${ada}/1.png'), ('avatars', '${bob}/1.png'), ('avatars', 'new@example.com/1.png'), ('avatars', 'Ada@example.com/1.png');
`;
