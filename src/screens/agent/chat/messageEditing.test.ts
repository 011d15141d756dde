import { describe, expect, it } from 'vitest';
import { begin, said, settled, type Begun } from '../conversation/conversation.fixture.ts';
import { message, taskEntry } from '../conversation/entries.ts';
import { editableMessage } from '../conversation/lastMessage.ts';
import { bill, draftOf } from '../conversation/files.fixture.ts';
import { editingOf, messageEditing } from './messageEditing.ts';

async function talked(typed = '', given: Begun = {}) {
  const begun = begin(given);
  begun.store.send('Whta plan?');
  begun.requests[0]!.reply(said('I did not understand that.', 't1'));
  await settled();
  const draft = draftOf(typed);
  return { ...begun, draft, edit: messageEditing(begun.store, draft) };
}

describe('editing the last message', () => {
  it('sends it in place of what was said, to a memory that does not know that [A84]', async () => {
    const { edit, draft, store, requests, thread } = await talked();
    expect(edit.begin()).toBe(true);
    expect(draft.get()).toBe('Whta plan?');
    expect(thread()).toHaveLength(2);
    expect(edit.send('What plan?')).toBe(true);
    expect(thread()).toEqual(['user done: What plan?']);
    expect(requests[1]).toMatchObject({ input: 'What plan?' });
    expect(requests[1]).not.toHaveProperty('thread');
    expect(requests[1]).not.toHaveProperty('history');
    expect(store.get().pending).toBe(true);
  });

  it('keeps what was typed before, whether the message is sent or left as it was [A84]', async () => {
    const { edit, draft, thread } = await talked('Half a thou');
    edit.begin();
    edit.cancel();
    expect(draft.get()).toBe('Half a thou');
    edit.begin();
    edit.send('What plan?');
    expect(draft.get()).toBe('Half a thou');
    expect(thread()).toEqual(['user done: What plan?']);
  });

  it('closing the chat loses neither what was typed before nor what was edited [A84]', async () => {
    const { edit, draft } = await talked('Half a thou');
    edit.begin();
    edit.leave();
    expect(draft.get()).toBe('Half a thou');
    edit.begin();
    draft.set('What plan');
    edit.leave();
    expect(draft.get()).toBe('Half a thou\nWhat plan');
    expect(edit.editing.get()).toBeUndefined();
  });

  it('is refused while a reply is awaited and in a call, and of a message that is no longer the last one [A84]', async () => {
    const { edit, store, emit, requests, thread } = await talked();
    edit.begin();
    store.send('Another');
    expect(edit.send('What plan?')).toBe(false);
    requests[1]!.reply(said('Yes?', 't1'));
    await settled();
    expect(edit.send('What plan?')).toBe(false);
    expect(thread()).toHaveLength(4);
    edit.cancel();
    emit({ type: 'call-start', at: 1000 });
    expect(edit.begin()).toBe(false);
  });

  it('says that it was refused, and then leaves what was written in the field [A84]', async () => {
    const { edit, draft, emit } = await talked('Half a thou');
    edit.begin();
    emit({ type: 'call-start', at: 1000 });
    expect(edit.send('What plan?')).toBe(false);
    expect(edit.editing.get()).toMatchObject({ isRefused: true });
    draft.set('What plan?');
    edit.leave();
    expect(draft.get()).toBe('Half a thou\nWhat plan?');
  });

  it('its files stay with it, and those that were chosen before come back afterwards [A100]', async () => {
    const { edit, draft, store, requests } = await talked();
    const [chosen, other] = [bill(), bill()];
    store.send('And this?', [chosen]);
    requests[1]!.reply(said('A bill.', 't1'));
    await settled();
    draft.files.set([other]);
    edit.begin();
    expect(draft.files.get()).toEqual([chosen]);
    edit.cancel();
    expect(draft.files.get()).toEqual([other]);
    edit.begin();
    edit.send('What is this?', draft.files.get());
    expect(requests[2]?.attachments).toEqual([chosen]);
    expect(requests[2]?.attachments?.[0]?.content).toBe(chosen.content);
    expect(draft.files.get()).toEqual([other]);
  });

  it('is one, whichever field shows it, until another conversation begins [A84]', async () => {
    const { store, draft } = await talked();
    const edit = editingOf(store, draft);
    expect(editingOf({ ...store }, draft)).toBe(edit);
    expect(editingOf(begin().store, draft)).not.toBe(edit);
  });

  it('an offer that is pressed meanwhile is sent by itself, and what was written stays [A84, A93]', async () => {
    const { edit, draft, thread } = await talked('Half a thou');
    edit.begin();
    draft.set('What plan');
    expect(edit.ask('What plan am I on?')).toBe(true);
    expect(draft.get()).toBe('Half a thou\nWhat plan');
    expect(thread().at(-1)).toBe('user done: What plan am I on?');
    expect(thread()).toHaveLength(3);
    expect(edit.ask('And what does it cost?')).toBe(false);
  });

  const call = { id: 'c', name: 'subscribe', arguments: {} };
  const subscribe = { from: 'chat', call, task: { name: 'subscribe', plan: 'pro' } } as const;
  const show = { from: 'chat', call, task: { name: 'show_billing' } } as const;
  it.each([
    ['was declined', true, taskEntry({ ...subscribe, state: 'declined' })],
    ['was not answered', true, taskEntry({ ...subscribe, state: 'unanswered' })],
    ['only showed something', true, taskEntry({ ...show, state: 'done' })],
    ['was refused', true, taskEntry({ from: 'chat', call, state: 'refused' })],
    ['has changed something', false, taskEntry({ ...subscribe, state: 'done' })],
    ['may have changed something', false, taskEntry({ ...subscribe, state: 'failed' })],
    ['waits for an answer', false, taskEntry({ ...subscribe, state: 'asked' })],
    ['is under way', false, taskEntry({ ...subscribe, state: 'running' })],
  ] as const)('after a card that %s: %s [A84]', (_what, isEditable, card) => {
    const words = message('user', 'Hi');
    expect(editableMessage([words, message('ai', 'Shall I?'), card])).toBe(isEditable ? words : undefined);
  });

  it('is not for what was spoken, what answered a card, or where nothing was said [A84]', () => {
    expect(editableMessage([message('user', 'Hi', { how: 'spoken' })])).toBeUndefined();
    expect(editableMessage([message('user', 'yes', { decides: 'c' })])).toBeUndefined();
    expect(editableMessage([])).toBeUndefined();
  });
});
