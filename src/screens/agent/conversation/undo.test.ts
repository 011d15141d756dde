import { describe, expect, it, vi } from 'vitest';
import type { Task, TaskBefore, ToolCall } from '../../../services/tools.ts';
import { undoTaskFor } from '../../../services/undoTask.ts';
import { begin, memory, said, settled, type Begun } from './conversation.fixture.ts';
import type { TaskEntry } from './entries.ts';
import type { UndoOutcome, UndoTask } from './undo.ts';

const move: ToolCall = { id: 'm', name: 'edit_profile', arguments: { location: 'Lisbon' } };
const upgrade: ToolCall = { id: 's', name: 'subscribe', arguments: { plan: 'enterprise' } };
const before = (task: Task): TaskBefore =>
  task.name === 'subscribe' ? { plan: 'pro', paymentMethod: 'PayPal' } : { fields: { location: 'London' } };
const undone: UndoOutcome = { ok: true, result: 'It was undone.' };
const changed: UndoOutcome = { ok: false, isChangedSince: true, result: 'Not undone: changed since.' };

/** A chat in which this was asked for, agreed to and done. */
async function done(call: ToolCall, undoTask: UndoTask, given: Begun = {}) {
  const begun = begin({ before, undoTask, ...given });
  begun.store.send('please');
  begun.requests[0]!.reply(said('', 't1', [call]));
  await settled();
  begun.store.confirm(begun.ids()[1]!);
  await settled();
  begun.requests[1]?.reply(said('Done.', 't1'));
  await settled();
  const card = () => begun.store.get().entries[1] as TaskEntry;
  return { ...begun, card, id: begun.ids()[1]! };
}

const answering = (...outcomes: UndoOutcome[]) =>
  vi.fn<UndoTask>(async () => outcomes.shift() ?? { ok: false, result: 'No more.' });

describe('Undo', () => {
  it('is offered for what was done, and brings back what was before [A45]', async () => {
    const undoTask = answering(undone);
    const { store, card, id } = await done(move, undoTask);
    expect(card()).toMatchObject({
      state: 'done',
      undo: 'offered',
      before: { fields: { location: 'London' } },
    });
    store.undo(id);
    expect(card()).toMatchObject({ undo: 'running' });
    await settled();
    expect(undoTask).toHaveBeenCalledExactlyOnceWith(
      { name: 'edit_profile', fields: { location: 'Lisbon' } },
      { fields: { location: 'London' } },
    );
    expect(card()).toMatchObject({ undo: 'done', result: 'It was undone.' });
  });

  it('pressed twice, or again when it is done, undoes once [R9, A45]', async () => {
    const undoTask = answering(undone, undone);
    const { store, id } = await done(move, undoTask);
    store.undo(id);
    store.undo(id);
    await settled();
    store.undo(id);
    await settled();
    expect(undoTask).toHaveBeenCalledOnce();
  });

  it('of what was changed meanwhile changes nothing, says so and is not offered again [A45]', async () => {
    const undoTask = answering(changed, undone);
    const { store, card, id } = await done(move, undoTask);
    store.undo(id);
    await settled();
    expect(card()).toMatchObject({ undo: 'changed', note: 'Not undone: changed since.' });
    store.undo(id);
    await settled();
    expect(undoTask).toHaveBeenCalledOnce();
  });

  it.each<[string, UndoTask]>([
    ['fails', async () => ({ ok: false, result: 'No connection.' })],
    ['throws', () => Promise.reject(new Error('boom'))],
  ])('that %s says so and can be tried again [A45]', async (_how, failing) => {
    const undoTask = vi.fn<UndoTask>(failing);
    const { store, card, id } = await done(move, undoTask);
    store.undo(id);
    await settled();
    expect(card()).toMatchObject({ undo: 'offered', note: expect.any(String) });
    undoTask.mockResolvedValueOnce(undone);
    store.undo(id);
    await settled();
    expect(card()).toMatchObject({ undo: 'done' });
    expect(card()).not.toHaveProperty('note');
  });

  it('tells the assistant with the next message, in a new memory [A45]', async () => {
    const { store, id, requests } = await done(move, answering(undone));
    store.undo(id);
    await settled();
    store.send('Thanks');
    expect(requests[2]).not.toHaveProperty('thread');
    expect(requests[2]!.history).toContainEqual({
      role: 'assistant',
      text: '(Change your profile: It was undone.)',
    });
  });

  it('of a plan asks by a card of its own, and that one is undone when it is [A46]', async () => {
    const back: Task = { name: 'subscribe', plan: 'pro' };
    const undoTask = answering({ ok: true, asks: back }, { ok: true, asks: back });
    const { store, id, card, calls, thread, ids, requests } = await done(upgrade, undoTask);
    store.undo(id);
    store.undo(id);
    await settled();
    expect(calls).toHaveLength(1);
    expect(card()).toMatchObject({ undo: 'asked' });
    expect(thread().slice(-2)).toEqual(['ai done: Done.', 'task asked: subscribe']);
    store.confirm(ids().at(-1)!);
    await settled();
    expect(calls.at(-1)).toEqual([back, 'chat']);
    expect(card()).toMatchObject({ undo: 'done' });
    // Nobody asked for it, so that nobody is sent its result; and what undoes is not undone in turn.
    expect(requests).toHaveLength(2);
    expect(store.get().entries.at(-1)).not.toHaveProperty('undo');
  });

  it('of a plan can be declined, by a typed no too, and is offered again [A40, A46]', async () => {
    const undoTask = answering({ ok: true, asks: { name: 'subscribe', plan: 'pro' } });
    const { store, id, card, calls } = await done(upgrade, undoTask);
    store.undo(id);
    await settled();
    store.send('no');
    await settled();
    expect(calls).toHaveLength(1);
    expect(card()).toMatchObject({ undo: 'offered' });
  });

  it('of a plan that was changed while the card asked changes nothing [A46]', async () => {
    const undoTask = answering({ ok: true, asks: { name: 'subscribe', plan: 'pro' } }, changed);
    const { store, id, calls, ids, thread } = await done(upgrade, undoTask);
    store.undo(id);
    await settled();
    store.confirm(ids().at(-1)!);
    await settled();
    expect(calls).toHaveLength(1);
    expect(thread().at(-1)).toBe('task failed: subscribe');
    expect(store.get().entries.at(-1)).toMatchObject({ result: 'Not undone: changed since.' });
  });

  it('that ends after the conversation was cleared leaves nothing behind [A45]', async () => {
    const { store, id, thread } = await done(upgrade, answering({ ok: true, asks: { name: 'sign_out' } }));
    store.undo(id);
    store.clear();
    await settled();
    expect(thread()).toEqual([]);
  });

  it('is not offered for what failed, what changed nothing, or what nobody knows the former state of [A45]', async () => {
    const failed = await done(move, answering(), { outcome: { ok: false, result: 'No.' } });
    expect(failed.card()).not.toHaveProperty('undo');
    const unknown = await done(move, answering(), { before: () => ({}) });
    expect(unknown.card()).not.toHaveProperty('undo');
    const same = await done(move, answering(), { before: () => ({ fields: { location: 'Lisbon' } }) });
    expect(same.card()).not.toHaveProperty('undo');
  });

  it('is still offered after a reload, also when it was under way [A45]', async () => {
    const storage = memory();
    const { store, id } = await done(move, () => new Promise(() => undefined), { storage });
    store.undo(id);
    const undoTask = answering(undone);
    const after = begin({ storage, before, undoTask });
    expect(after.store.get().entries[1]).toMatchObject({ undo: 'offered' });
    after.store.undo(id);
    await settled();
    expect(undoTask.mock.calls).toEqual([
      [{ name: 'edit_profile', fields: { location: 'Lisbon' } }, { fields: { location: 'London' } }],
    ]);
  });

  it.each([
    [{ fields: { fullName: '' } }],
    [{ fields: { location: 7 } }],
    [{ fields: { email: 'a@b.c' } }],
    [{ plan: 'pro' }],
    ['London'],
    [undefined],
  ])('is not offered for a stored former state that cannot be: %j [A45]', async (forged) => {
    const storage = memory();
    await done(move, answering(), { storage });
    const thread = JSON.parse(storage.getItem('k')!);
    thread.entries[1].before = forged;
    storage.setItem('k', JSON.stringify(thread));
    expect(begin({ storage }).store.get().entries[1]).not.toHaveProperty('undo');
  });
});

describe('what undoes a task', () => {
  it.each<[Task, TaskBefore, Task | undefined]>([
    [{ name: 'subscribe', plan: 'free' }, { plan: 'pro' }, { name: 'subscribe', plan: 'pro' }],
    [{ name: 'subscribe', plan: 'free' }, { plan: 'platinum' }, undefined],
    [{ name: 'subscribe', plan: 'free' }, {}, undefined],
    [
      { name: 'edit_profile', fields: { location: 'Lisbon', description: '' } },
      { fields: { location: '', description: 'Sailor' } },
      { name: 'edit_profile', fields: { location: '', description: 'Sailor' } },
    ],
    [
      { name: 'edit_profile', fields: { location: 'Lisbon', description: '' } },
      { fields: { location: '' } },
      undefined,
    ],
    [{ name: 'edit_profile', fields: { fullName: 'Grace' } }, { fields: { fullName: '' } }, undefined],
    [{ name: 'sign_out' }, {}, undefined],
    [{ name: 'show_billing' }, { plan: 'pro' }, undefined],
  ])('%j after %j is undone by %j [A45]', (task, former, expected) => {
    expect(undoTaskFor(task, former)).toEqual(expected);
  });
});

describe('a card that asks', () => {
  it('shows what it would replace now, and keeps what it has replaced [A43]', async () => {
    let location = 'London';
    const begun = begin({ before: () => (location ? { fields: { location } } : {}) });
    const card = () => begun.store.get().entries[1];
    begun.store.send('please');
    begun.requests[0]!.reply(said('', 't1', [move]));
    await settled();
    expect(card()).toMatchObject({ before: { fields: { location: 'London' } } });
    location = 'Paris';
    begun.store.refreshCards();
    expect(card()).toMatchObject({ before: { fields: { location: 'Paris' } } });
    const shown = card();
    begun.store.refreshCards();
    expect(card()).toBe(shown);
    location = 'Rome';
    begun.store.confirm(begun.ids()[1]!);
    location = 'Lisbon';
    begun.store.refreshCards();
    await settled();
    begun.store.refreshCards();
    expect(card()).toMatchObject({ state: 'done', before: { fields: { location: 'Rome' } } });
  });
});
