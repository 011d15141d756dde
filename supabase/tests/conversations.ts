import { asUser, attempts, literal } from './attempts.ts';
import type { TestDatabase } from './database.ts';

interface Given {
  id: string;
  is_open?: boolean;
  body?: object;
}
const entry = ({ id, is_open = false, body = { type: 'message', text: id } }: Given) => ({
  id,
  happened_at: '2026-03-04T05:06:07Z',
  is_open,
  body,
});
export const put = (conversation: string, given: readonly Given[], title?: string) =>
  `public.put_conversation_entries(auth.uid(), '${conversation}', ${literal(JSON.stringify(given.map(entry)))}, ${title === undefined ? 'null' : literal(title)})`;
export const mine = 'cccccccc-0000-4000-8000-000000000001';
export const another = 'cccccccc-0000-4000-8000-000000000002';
export const many = (count: number, first = 0) =>
  Array.from({ length: count }, (_, i) => ({ id: `e${first + i}`, body: {} }));

/** Makes the calls as this user and says whether the condition holds after them; all of it is undone. */
export const afterCalls =
  (database: () => TestDatabase) => async (subject: string, calls: readonly string[], condition: string) => {
    const made = calls.map((call) => `perform ${call};`).join('\n');
    const statement = `do $do$ begin ${made} end $do$; select 1 where ${condition}`;
    const [outcome] = await attempts(database(), [asUser(subject, statement)]);
    return outcome === '1' ? true : outcome;
  };
