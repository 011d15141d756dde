import { expect, vi } from 'vitest';
import { page } from 'vitest/browser';
import { fault, lineOf } from '../../mocks/handlers/faults.ts';
import { personas } from '../../mocks/personas.ts';
import { callScenario, dialog, hangUp, expectMicrophoneFree, openAgent } from './agentScenarios.ts';
import { renderSignedIn } from './formEvents.ts';
import { button, field, fill, waitUntilGone, getOne, press, findOne, text } from './actions.ts';
import type { AppFixture, AppFixtureOptions } from './appFixture.tsx';
import { hideAndShow, openOtherTab } from './tabs.ts';
import { eventually, advanceTime } from './time.ts';

const { pro, free } = personas;
const chats = lineOf('chat');
const calls = lineOf('call-web');
const log = page.getByRole('log');
const timer = page.getByRole('timer');

const pathOf = (to: RequestInfo | URL) => new URL(to instanceof Request ? to.url : to).pathname;

async function openWithQuestion(more: Partial<AppFixtureOptions> = {}) {
  const app = renderSignedIn(more);
  await openAgent('Text Chat');
  await findOne(field('Message'));
  await fill('Message', 'What does Pro include?');
  return app;
}

const findReply = () => findOne(button('Answer again'));

async function openAnswered() {
  const app = await openWithQuestion();
  await press('Send');
  await findReply();
  return app;
}

async function startCalling(more: Partial<AppFixtureOptions> = {}) {
  const app = renderSignedIn(more);
  await callScenario.open(app);
  await press('Start call');
  return app;
}

async function startCall() {
  const app = await startCalling();
  await findOne(timer);
  return app;
}

/** Expects that no call is left and that nothing was reported. */
async function expectCallOver(app: AppFixture) {
  await eventually(() => expectMicrophoneFree(app));
  expect(app.daily.calls.every(({ destroyed }) => destroyed)).toBe(true);
  expect(app.services.report.reports).toEqual([]);
  expect(document.querySelectorAll('audio')).toHaveLength(0);
}

export const chatEvents = {
  async twice() {
    const app = await openWithQuestion();
    const message = getOne(field('Message'));
    message.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
    (button('Send').elements()[0] as HTMLElement).click();
    (button('Send').elements()[0] as HTMLElement).click();
    await findReply();
    expect(app.requestCount(chats)).toBe(1);
    return app;
  },

  async left() {
    const app = await openWithQuestion({ faults: [fault('chat', 'slow')] });
    const fetching = vi.spyOn(globalThis, 'fetch');
    await press('Send');
    await eventually(() => expect(app.requestCount(chats)).toBe(1));
    app.unmount();
    // What the user said is stored all the same [L1]: only the request for the answer is given up.
    const asked = fetching.mock.calls.filter(([to]) => chats.test(`POST ${pathOf(to)}`));
    expect(asked.map(([, init]) => init?.signal?.aborted)).toEqual([true]);
    await advanceTime(15_000);
    expect(app.requestCount(chats)).toBe(1);
    expect(app.toastTexts).toEqual([]);
    expect(sessionStorage.getItem(`parley-conversation-${pro.id}`)).not.toContain('"sender":"ai"');
    return app;
  },

  async hidden() {
    const app = await openWithQuestion({ faults: [fault('chat', 'slow')] });
    await press('Send');
    await eventually(() => expect(app.requestCount(chats)).toBe(1));
    await hideAndShow(9000);
    getOne(button('Stop'));
    await advanceTime(1000);
    await findReply();
    await hideAndShow();
    expect(app.requestCount(chats)).toBe(1);
    getOne(log.getByText('What does Pro include?', { exact: true }));
    return app;
  },

  async tabs() {
    const app = await openAnswered();
    const other = await openOtherTab(app);
    expect(other.mayHaveSession()).toBe(true);
    const replies: boolean[] = [];
    void app.services.chat
      .send({ input: 'What did I pay last?', facts: {} })
      .then(({ ok }) => replies.push(ok));
    await eventually(() => expect(replies).toEqual([true]));
    // A question in another tab belongs to another thread, so this one is unchanged.
    expect(log.getByText('What did I pay last?', { exact: true }).elements()).toEqual([]);
    getOne(button('Answer again'));
    return app;
  },

  async signedOut() {
    const app = await openWithQuestion({ faults: [fault('chat', 'slow')] });
    await press('Send');
    await eventually(() => expect(app.requestCount(chats)).toBe(1));
    await (await openOtherTab(app)).signOut('global');
    await findOne(button('Get Started'));
    await waitUntilGone(dialog('Chat with Your Agent'));
    await advanceTime(10_000);
    expect(app.requestCount(chats)).toBe(1);
    expect(Object.keys(sessionStorage).filter((key) => key.includes(pro.id))).toEqual([]);
    return app;
  },

  async replaced() {
    const app = await openAnswered();
    await (await openOtherTab(app)).signIn(free.email, free.password);
    await findOne(text('$0.00 / month'));
    await waitUntilGone(dialog('Chat with Your Agent'));
    await press('Text Chat');
    await findOne(text('Ask about your account'));
    expect(log.getByText('What does Pro include?', { exact: true }).elements()).toHaveLength(1);
    expect(Object.keys(sessionStorage).filter((key) => key.includes(pro.id))).toEqual([]);
    return app;
  },
};

export const voiceEvents = {
  async twice() {
    const app = renderSignedIn();
    await callScenario.open(app);
    const start = getOne(button('Start call'));
    start.click();
    start.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 2 }));
    const { voice } = await app.services.loadCallPorts();
    expect(await voice.start({ assistantId: 'a', facts: {} })).toBe(false);
    await findOne(timer);
    expect(app.requestCount(calls)).toBe(1);
    await hangUp();
    return app;
  },

  async left() {
    const app = await startCalling({ faults: [fault('call-web', 'slow')] });
    await eventually(() => expect(app.requestCount(calls)).toBe(1));
    app.unmount();
    await advanceTime(10_000);
    await expectCallOver(app);
    return app;
  },

  async hidden() {
    const app = await startCall();
    await hideAndShow();
    expect(getOne(timer).textContent).toMatch(/^01:0/);
    expect(app.requestCount(calls)).toBe(1);
    expect(app.daily.liveTracks()).toBe(1);
    await hangUp();
    return app;
  },

  async tabs() {
    const app = await startCall();
    const other = await openOtherTab(app);
    expect(other.mayHaveSession()).toBe(true);
    await hideAndShow();
    getOne(timer);
    expect(app.daily.liveTracks()).toBe(1);
    await hangUp();
    return app;
  },

  async signedOut() {
    const app = await startCall();
    await (await openOtherTab(app)).signOut('global');
    await findOne(button('Get Started'));
    await expectCallOver(app);
    return app;
  },

  async replaced() {
    const app = await startCall();
    await (await openOtherTab(app)).signIn(free.email, free.password);
    await findOne(text('$0.00 / month'));
    await expectCallOver(app);
    await waitUntilGone(dialog('Voice Chat'));
    return app;
  },
};
