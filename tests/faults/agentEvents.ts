import { expect, vi } from 'vitest';
import { page } from 'vitest/browser';
import { fault, lineOf } from '../../mocks/handlers/faults.ts';
import { personas } from '../../mocks/personas.ts';
import { call, dialog, hangUp, microphoneFree, openAgent } from './agentScenes.ts';
import { begin } from './formEvents.ts';
import { button, field, fill, gone, one, press, seen, text } from './actions.ts';
import type { Stage, StageOptions } from './stage.tsx';
import { hideAndShow, otherTab } from './surroundings.ts';
import { eventually, pass } from './time.ts';

const { pro, free } = personas;
const chats = lineOf('chat');
const calls = lineOf('call-web');
const log = page.getByRole('log');
const timer = page.getByRole('timer');

async function asking(more: Partial<StageOptions> = {}) {
  const on = begin(more);
  await openAgent('Text Chat');
  await seen(field('Message'));
  await fill('Message', 'What does Pro include?');
  return on;
}

const replied = () => seen(button('Answer again'));

async function answered() {
  const on = await asking();
  await press('Send');
  await replied();
  return on;
}

async function calling(more: Partial<StageOptions> = {}) {
  const on = begin(more);
  await call.open(on);
  await press('Start call');
  return on;
}

async function inCall() {
  const on = await calling();
  await seen(timer);
  return on;
}

/** No call is left, and nothing of it is told. */
async function over(on: Stage) {
  await eventually(() => microphoneFree(on));
  expect(on.daily.calls.every(({ destroyed }) => destroyed)).toBe(true);
  expect(on.services.report.reports).toEqual([]);
  expect(document.querySelectorAll('audio')).toHaveLength(0);
}

export const chatEvents = {
  async twice() {
    const on = await asking();
    const message = one(field('Message'));
    message.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
    (button('Send').elements()[0] as HTMLElement).click();
    (button('Send').elements()[0] as HTMLElement).click();
    await replied();
    expect(on.sent(chats)).toBe(1);
    return on;
  },

  async left() {
    const on = await asking({ faults: [fault('chat', 'slow')] });
    const fetching = vi.spyOn(globalThis, 'fetch');
    await press('Send');
    await eventually(() => expect(on.sent(chats)).toBe(1));
    on.unmount();
    expect(fetching.mock.calls.map(([, init]) => init?.signal?.aborted)).toEqual([true]);
    await pass(15_000);
    expect(on.sent(chats)).toBe(1);
    expect(on.told).toEqual([]);
    expect(sessionStorage.getItem(`parley-conversation-${pro.id}`)).not.toContain('"sender":"ai"');
    return on;
  },

  async hidden() {
    const on = await asking({ faults: [fault('chat', 'slow')] });
    await press('Send');
    await eventually(() => expect(on.sent(chats)).toBe(1));
    await hideAndShow(9000);
    one(button('Stop'));
    await pass(1000);
    await replied();
    await hideAndShow();
    expect(on.sent(chats)).toBe(1);
    one(log.getByText('What does Pro include?', { exact: true }));
    return on;
  },

  async tabs() {
    const on = await answered();
    const other = await otherTab(on);
    expect(other.mayHaveSession()).toBe(true);
    const replies: boolean[] = [];
    void on.services.chat
      .send({ input: 'What did I pay last?', facts: {} })
      .then(({ ok }) => replies.push(ok));
    await eventually(() => expect(replies).toEqual([true]));
    // What is asked elsewhere is another thread, and this one stays as it was.
    expect(log.getByText('What did I pay last?', { exact: true }).elements()).toEqual([]);
    one(button('Answer again'));
    return on;
  },

  async signedOut() {
    const on = await asking({ faults: [fault('chat', 'slow')] });
    await press('Send');
    await eventually(() => expect(on.sent(chats)).toBe(1));
    await (await otherTab(on)).signOut('global');
    await seen(button('Get Started'));
    await gone(dialog('Chat with Your Agent'));
    await pass(10_000);
    expect(on.sent(chats)).toBe(1);
    expect(Object.keys(sessionStorage).filter((key) => key.includes(pro.id))).toEqual([]);
    return on;
  },

  async replaced() {
    const on = await answered();
    await (await otherTab(on)).signIn(free.email, free.password);
    await seen(text('$0.00 / month'));
    await gone(dialog('Chat with Your Agent'));
    await press('Text Chat');
    await seen(text('Ask about your account'));
    expect(log.getByText('What does Pro include?', { exact: true }).elements()).toHaveLength(1);
    expect(Object.keys(sessionStorage).filter((key) => key.includes(pro.id))).toEqual([]);
    return on;
  },
};

export const voiceEvents = {
  async twice() {
    const on = begin();
    await call.open(on);
    const start = one(button('Start call'));
    start.click();
    start.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 2 }));
    expect(await on.services.voice.start({ assistantId: 'a', facts: {} })).toBe(false);
    await seen(timer);
    expect(on.sent(calls)).toBe(1);
    await hangUp();
    return on;
  },

  async left() {
    const on = await calling({ faults: [fault('call-web', 'slow')] });
    await eventually(() => expect(on.sent(calls)).toBe(1));
    on.unmount();
    await pass(10_000);
    await over(on);
    return on;
  },

  async hidden() {
    const on = await inCall();
    await hideAndShow();
    expect(one(timer).textContent).toMatch(/^01:0/);
    expect(on.sent(calls)).toBe(1);
    expect(on.daily.liveTracks()).toBe(1);
    await hangUp();
    return on;
  },

  async tabs() {
    const on = await inCall();
    const other = await otherTab(on);
    expect(other.mayHaveSession()).toBe(true);
    await hideAndShow();
    one(timer);
    expect(on.daily.liveTracks()).toBe(1);
    await hangUp();
    return on;
  },

  async signedOut() {
    const on = await inCall();
    await (await otherTab(on)).signOut('global');
    await seen(button('Get Started'));
    await over(on);
    return on;
  },

  async replaced() {
    const on = await inCall();
    await (await otherTab(on)).signIn(free.email, free.password);
    await seen(text('$0.00 / month'));
    await over(on);
    await gone(dialog('Voice Chat'));
    return on;
  },
};
