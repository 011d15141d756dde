import { describe, expect, it } from 'vitest';
import { parseThread } from './storedThread.ts';

const base = { id: 'i', timestamp: '2026-03-09T12:00:00.000Z' };
const call = { id: 'c', name: 'subscribe', arguments: { plan: 'pro' } };

describe('parseThread', () => {
  it.each(['{', '[]', '7', 'null', '{"messages":[{"id":1}]}', '{"messages":"x"}', '{"entries":[null,7,{}]}'])(
    'is empty when %s is stored',
    (text) => {
      expect(parseThread(text).entries).toEqual([]);
    },
  );

  it('reads messages that the first version stored, as typed ones [E9]', () => {
    const old = { ...base, sender: 'ai', text: 'Hi.', outcome: 'done' };
    expect(parseThread(JSON.stringify({ messages: [old], thread: 't1' }))).toEqual({
      entries: [{ ...old, type: 'message', how: 'typed' }],
      thread: 't1',
    });
  });

  it('leaves out the entries that it cannot read, and no others', () => {
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
    expect(parseThread(JSON.stringify({ entries })).entries).toEqual([good, entries[4]]);
  });

  it('reads the sources of a reply, and leaves out what is none [A20]', () => {
    const source = { ref: 's1', table: 'payment_history', ids: ['p1', 'p2'] };
    const reply = {
      ...base,
      type: 'message',
      sender: 'ai',
      text: '[$58](#s1)',
      outcome: 'done',
      how: 'typed',
    };
    const stored = { ...reply, sources: [source, { ...source, ref: 's2', table: 'secrets' }, 7] };
    expect(parseThread(JSON.stringify({ entries: [stored] })).entries).toEqual([
      { ...reply, sources: [source] },
    ]);
    for (const sources of ['s1', {}, [7]])
      expect(parseThread(JSON.stringify({ entries: [{ ...reply, sources }] })).entries).toEqual([reply]);
  });

  it('reads what a task does from the tool call, never from the stored task, which could be forged', () => {
    const task = { ...base, type: 'task', from: 'chat', state: 'done', result: 'Done.', call };
    const forged = { ...task, task: { name: 'sign_out' } };
    expect(parseThread(JSON.stringify({ entries: [forged] })).entries).toEqual([
      { ...task, task: { name: 'subscribe', plan: 'pro' } },
    ]);
  });
});
