import { page } from 'vitest/browser';
import { personas } from '../../mocks/personas.ts';
import { taskEntry } from '../../src/screens/agent/conversation/entries.ts';
import { threadKey } from '../../src/screens/shell/tabStorage.ts';
import type { TaskBefore } from '../../src/services/tools.ts';
import { agentScenarios, callScenario, openAgent } from './agentScenarios.ts';
import { button, field, fill, getOne, press, findOne, text } from './actions.ts';
import { getButton, expectLanding, refusedOnce, slowAfter, type WriteScenario } from './writeScenario.ts';
import type { Write } from './writes.ts';

const message = () => getOne(field('Message')) as HTMLTextAreaElement;
const { keepQuestion } = agentScenarios;
const typed = 'What did I pay last?';
const expectReply = () => void getOne(button('Answer again'));

/** Throws unless the field is empty: a second press must not restore the sent text. */
function expectEmptied() {
  if (message().value !== '') throw new Error('What was sent is still in the field.');
}

async function chatWith(words: string) {
  await openAgent('Text Chat');
  await fill('Message', words);
}

/** Asks for a change and waits for the card that asks for confirmation. */
const openCard = (words: string, confirm: string) => async () => {
  await chatWith(words);
  await press('Send');
  await findOne(button(confirm));
};

/** Something that the agent did in an earlier visit of this tab, and that can be undone. */
const prepareDone = (name: 'edit_profile' | 'subscribe', given: object, before: TaskBefore) => () => {
  const call = { id: 'earlier', name, arguments: given };
  const done = {
    ...taskEntry({ from: 'chat', state: 'done', call, before, undo: 'offered' }),
    result: 'Done.',
  };
  sessionStorage.setItem(threadKey(personas.pro.id), JSON.stringify({ entries: [done] }));
};

async function openDone() {
  await openAgent('Text Chat');
  await findOne(button('Undo'));
}

export const agentWriteScenarios = {
  message: {
    request: 'chat',
    open: () => chatWith('What does Pro include?'),
    target: getButton('Send'),
    enter: message,
    expectDone() {
      expectReply();
      expectEmptied();
    },
  },
  suggestion: {
    request: 'chat',
    async open() {
      await openAgent('Text Chat');
      await findOne(button('What plan am I on?'));
    },
    target: getButton('What plan am I on?'),
    expectDone: expectReply,
  },
  messageRetry: {
    request: 'chat',
    ...slowAfter('chat', refusedOnce('post', '/chat', 500)),
    async open() {
      await chatWith('What does Pro include?');
      await press('Send');
      await findOne(button('Retry'));
    },
    target: getButton('Retry'),
    expectDone: expectReply,
  },
  keepQuestion: {
    request: 'keep-question',
    keepsQuestions: true,
    open: () => keepQuestion.open(),
    target: getButton('Yes'),
    expectDone: () => keepQuestion.expectSuccess(),
  },
  keepQuestionRetry: {
    request: 'keep-question',
    keepsQuestions: true,
    ...slowAfter('keep-question', refusedOnce('post', '/chat/refused', 500)),
    async open() {
      await keepQuestion.open();
      await press('Yes');
      await findOne(button('Retry'));
    },
    target: getButton('Retry'),
    expectDone: () => keepQuestion.expectSuccess(),
  },
  cardProfile: {
    request: 'profiles-update',
    open: openCard('Change my name to Grace Hopper', 'Change my profile'),
    target: getButton('Change my profile'),
    expectDone: () => void getOne(text(/Done\. The profile was changed/)),
  },
  cardSubscribe: {
    request: 'set-plan',
    open: openCard('Upgrade to Enterprise', 'Subscribe to Enterprise'),
    target: getButton('Subscribe to Enterprise'),
    expectDone: () => void getOne(text(/Done\. You are on the Enterprise plan now/)),
  },
  cardSignOut: {
    request: 'logout',
    open: openCard('Sign me out', 'Sign out'),
    target: getButton('Sign out'),
    expectDone: expectLanding,
  },
  cardYes: {
    request: 'profiles-update',
    async open() {
      await openCard('Change my name to Grace Hopper', 'Change my profile')();
      await fill('Message', 'yes');
    },
    target: getButton('Send'),
    enter: message,
    expectDone: () => void getOne(text(/Done\. The profile was changed/)),
  },
  cardUndo: {
    request: 'profiles-update',
    prepare: prepareDone('edit_profile', { location: 'London' }, { fields: { location: 'Lisbon' } }),
    open: openDone,
    target: getButton('Undo'),
    expectDone: () => void getOne(text('Undone')),
  },
  cardUndoPlan: {
    request: 'billing-read',
    // The account is read at the start, too; only what Undo reads may take its time.
    faults: [],
    prepare: prepareDone('subscribe', { plan: 'pro' }, { plan: 'enterprise', paymentMethod: 'Credit Card' }),
    open: openDone,
    target: getButton('Undo'),
    expectDone: () => void getOne(button('Subscribe to Enterprise')),
  },
  supportRequest: {
    request: 'support-send',
    supportEmail: 'help@example.com',
    async open() {
      await chatWith('What does Pro include?');
      await press('Send');
      await findOne(button('Answer again'));
      await press('Conversation options');
      (await findOne(page.getByRole('menuitem', { name: 'Talk to a human' }))).click();
      await findOne(button('Send to support'));
    },
    target: getButton('Send to support'),
    expectDone: () => void getOne(text(/^It was sent to help@example\.com/)),
  },
  call: {
    request: 'call-web',
    open: (app) => callScenario.open(app),
    target: getButton('Start call'),
    expectDone: (app) => callScenario.expectSuccess(app),
  },
  said: {
    request: 'call-web',
    faults: [],
    count: ({ daily }) => daily.call.sent.filter((sent) => JSON.stringify(sent).includes(typed)).length,
    async open(app) {
      await callScenario.open(app);
      await press('Start call');
      await findOne(page.getByRole('timer'));
      await fill('Message', typed);
    },
    target: getButton('Send'),
    enter: message,
    expectDone: expectEmptied,
  },
} satisfies Partial<Record<Write, WriteScenario>>;
