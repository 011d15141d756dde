import { page } from 'vitest/browser';
import { storeConversations } from '../../mocks/storedConversations.ts';
import { personas } from '../../mocks/personas.ts';
import { dialog, openAgent } from './agentScenarios.ts';
import {
  button,
  field,
  fill,
  findOne,
  getEnabled,
  getOne,
  heading,
  press,
  text,
  valueOf,
} from './actions.ts';
import type { AppFixture } from './appFixture.tsx';
import type { Scenario } from './scenario.ts';
import { getButton, type WriteScenario } from './writeScenario.ts';
import type { Write } from './writes.ts';

const { pro } = personas;
const list = dialog('Conversations');
export const row = (name: string | RegExp) => list.getByRole('button', { name });
const moved = /^Move to Berlin/;

/** Stores two conversations before the app asks for them, and opens the text chat. */
export async function openChat({ state }: AppFixture) {
  storeConversations(state, pro, [
    ['What plan am I on?', 'What plan am I on?', 'You are on the Pro plan.'],
    ['Move to Berlin', 'I have moved to Berlin', 'Shall I change your location?'],
  ]);
  await openAgent('Text Chat');
  await findOne(field('Message'));
}

async function choose(menu: string, item: string) {
  await press(menu);
  (await findOne(page.getByRole('menuitem', { name: item, exact: true }))).click();
}

async function openList(app: AppFixture) {
  await openChat(app);
  await choose('Conversation options', 'All conversations');
  await findOne(field('Search conversations'));
}

async function openRename(app: AppFixture) {
  await openList(app);
  await findOne(row(moved));
  await choose('Options for Move to Berlin', 'Rename');
  await fill('Title', 'My new address');
}

async function openDelete(app: AppFixture) {
  await openList(app);
  await findOne(row(moved));
  await choose('Options for Move to Berlin', 'Delete');
  await findOne(button('Delete conversation'));
}

function expectDeleted() {
  if (row(moved).elements().length > 0) throw new Error('It is still in the list.');
  getOne(row(/^What plan am I on/));
}

export const conversationScenarios = {
  conversationsList: {
    request: 'conversations-list',
    people: [pro],
    signedInAs: pro,
    open: openChat,
    async act() {
      await choose('Conversation options', 'All conversations');
      await findOne(field('Search conversations'));
    },
    expectLoading: () => void getOne(page.getByRole('status', { name: 'Conversations are loading' })),
    alertText: 'Your conversations could not be loaded.',
    expectKept: () => void getOne(list.getByRole('button', { name: 'Retry', exact: true })),
    expectSuccess: () => void getOne(row(moved)),
  },
  conversationOpen: {
    request: 'entries-read',
    people: [pro],
    signedInAs: pro,
    open: openList,
    act: async () => (await findOne(row(moved))).click(),
    expectLoading: () => void getOne(text('Opening…')),
    alertText: 'The conversation could not be opened. Please try again.',
    expectKept: () => void getOne(row(moved)),
    expectSuccess: () => void getOne(text('Shall I change your location?')),
    // Reads are repeated, the last time after 7 s.
    stepMs: 250,
  },
  conversationRename: {
    request: 'conversations-update',
    people: [pro],
    signedInAs: pro,
    open: openRename,
    act: () => press('Save title'),
    expectLoading: () => void getOne(heading('Rename this conversation')),
    alertText: 'The title could not be saved. Please try again.',
    expectKept() {
      getOne(text('The title could not be saved. Please try again.'));
      if (valueOf('Title') !== 'My new address') throw new Error('What was typed is gone.');
      getEnabled('Save title');
    },
    expectSuccess: () => void getOne(row(/^My new address/)),
  },
  conversationDelete: {
    request: 'conversations-remove',
    people: [pro],
    signedInAs: pro,
    open: openDelete,
    act: () => press('Delete conversation'),
    expectLoading: () => void getOne(heading('Delete this conversation?')),
    alertText: 'The conversation could not be deleted. Please try again.',
    expectKept: () => void getEnabled('Delete conversation'),
    expectSuccess: expectDeleted,
  },
  paymentsList: {
    request: 'payments-list',
    people: [pro],
    signedInAs: pro,
    open: async () => void (await findOne(text('$29.00 / month'))),
    async act() {
      await press('Show all');
      await findOne(heading('All payments'));
    },
    expectLoading: () => void getOne(heading('All payments')),
    expectKept: () => void getOne(button('Retry')),
    expectSuccess() {
      if (text('pending').elements().length === 0) throw new Error('There are no payments.');
    },
  },
} satisfies Record<string, Scenario>;

export const conversationWriteScenarios = {
  conversationRename: {
    request: 'conversations-update',
    open: openRename,
    target: getButton('Save title'),
    expectDone: () => conversationScenarios.conversationRename.expectSuccess(),
  },
  conversationDelete: {
    request: 'conversations-remove',
    open: openDelete,
    target: getButton('Delete conversation'),
    expectDone: expectDeleted,
  },
  conversationStored: {
    request: 'entries-put',
    async open(app) {
      await openChat(app);
      await findOne(text('You are on the Pro plan.'));
      await fill('Message', 'What does Pro include?');
    },
    target: getButton('Send'),
    enter: () => getOne(field('Message')),
    // The question goes at once, and the answer after it: each entry is sent once.
    count: ({ state }) =>
      [...state.conversations.values()]
        .flatMap(({ entries }) => entries)
        .filter(({ body }) => body.text === 'What does Pro include?').length,
    expectDone({ state }) {
      if ([...state.conversations.values()].every(({ entries }) => entries.length < 4))
        throw new Error('The answer is not stored yet.');
    },
  },
} satisfies Partial<Record<Write, WriteScenario>>;
