import type { BackendState } from './handlers/backendState.ts';
import type { Persona } from './personas.ts';

/** One conversation: its title, and what the user and the agent said in turn. */
export type Talk = readonly [title: string, ...said: string[]];

const minuteMs = 60_000;

/** Conversations as another device of this user has stored them, the newest first. Returns their ids. */
export function storeConversations(state: BackendState, { id: owner }: Persona, talks: readonly Talk[]) {
  const start = Date.UTC(2026, 4, 3, 9, 30);
  return talks.map(([title, ...said], index) => {
    const id = `cccccccc-0000-4000-8000-${String(index + 1).padStart(12, '0')}`;
    const time = new Date(start - index * 24 * 60 * minuteMs).toISOString();
    const entries = said.map((text, i) => {
      const timestamp = new Date(Date.parse(time) + i * minuteMs).toISOString();
      const body = {
        type: 'message',
        sender: i % 2 ? 'ai' : 'user',
        text,
        outcome: 'done',
        how: 'typed',
        timestamp,
      };
      return { id: `entry-${index}-${i}`, seq: i + 1, happened_at: timestamp, is_open: false, body };
    });
    state.conversations.set(id, {
      id,
      owner,
      title,
      created_at: time,
      last_entry_at: time,
      change: 0,
      entries,
    });
    return id;
  });
}
