import { describe, expect, it } from 'vitest';
import { restore } from './storedThread.ts';

const stored = (value: unknown) => ({
  getItem: () => (typeof value === 'string' ? value : JSON.stringify(value)),
});
const base = { id: 'i', timestamp: '2026-03-09T12:00:00.000Z' };
const call = { id: 'c', name: 'subscribe', arguments: { plan: 'pro' } };

describe('a stored thread', () => {
  it.each(['{', '[]', '7', 'null', '{"messages":[{"id":1}]}', '{"messages":"x"}', '{"entries":[null,7,{}]}'])(
    '%s is no thread',
    (text) => {
      expect(restore(stored(text), 'k').entries).toEqual([]);
    },
  );

  it('of the old shape is read, as typed [E9]', () => {
    const old = { ...base, sender: 'ai', text: 'Hi.', outcome: 'done' };
    expect(restore(stored({ messages: [old], thread: 't1' }), 'k')).toEqual({
      entries: [{ ...old, type: 'message', how: 'typed' }],
      thread: 't1',
    });
  });

  it('loses what it cannot read, and nothing else', () => {
    const good = { ...base, type: 'message', sender: 'user', text: 'Hi', outcome: 'done', how: 'spoken' };
    const entries = [
      good,
      { ...good, sender: 'nobody' },
      { ...base, type: 'party' },
      { ...base, type: 'call-end', duration: 'long', endedBy: 'user' },
      { ...base, type: 'call-end', duration: 5, endedBy: 'user' },
      { ...base, type: 'task', from: 'mail', state: 'done', call },
      { ...base, type: 'task', from: 'chat', state: 'done', call: { id: 1 } },
    ];
    expect(restore(stored({ entries }), 'k').entries).toEqual([good, entries[4]]);
  });

  it('reads tasks by what was called, never by what was stored of them', () => {
    const task = { ...base, type: 'task', from: 'chat', state: 'done', result: 'Done.', call };
    const forged = { ...task, task: { name: 'sign_out' } };
    expect(restore(stored({ entries: [forged] }), 'k').entries).toEqual([
      { ...task, task: { name: 'subscribe', plan: 'pro' } },
    ]);
  });
});
