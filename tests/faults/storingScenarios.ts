import { page } from 'vitest/browser';
import { personas } from '../../mocks/personas.ts';
import { lineOf } from '../../mocks/handlers/faults.ts';
import { button, field, fill, findOne, getOne, press, text } from './actions.ts';
import type { AppFixture } from './appFixture.tsx';
import { conversationScenarios, openChat, row } from './conversationScenarios.ts';
import type { Scenario } from './scenario.ts';
import { getButton, type WriteScenario } from './writeScenario.ts';
import type { Write } from './writes.ts';

// What the app asks for and stores by itself, beside what the user is looking at.

const { pro } = personas;
const said = 'What plan am I on?';
const edited = 'What plan do I have?';
const notSaved = /^(What you said last is not saved yet|A part of this conversation could not be saved)/;
const log = () => page.getByRole('log');

/** Opens the last message, as it is stored, in the field. */
async function openEditing(app: AppFixture) {
  await openChat(app);
  await findOne(log().getByText(said, { exact: true }));
  await press('Edit message');
  await findOne(button('Cancel'));
  await fill('Message', edited);
}

function expectAnswered() {
  getOne(log().getByText(edited));
  getOne(button('Answer again'));
  if (log().getByText(said, { exact: true }).elements().length > 0)
    throw new Error('What was edited is still there.');
}

const storedTexts = ({ state }: AppFixture) =>
  [...state.conversations.values()].flatMap(({ entries }) => entries.map(({ body }) => body.text));

export const storingScenarios = {
  paymentsSum: {
    ...conversationScenarios.paymentsList,
    request: 'payments-sum',
    isInLine: true,
    expectLoading: () => void getOne(text('…')),
    expectKept() {
      getOne(text('The totals could not be loaded.'));
      if (text('pending').elements().length === 0) throw new Error('There are no payments.');
    },
    expectSuccess: () => void getOne(text(/^\d+ payments?\./)),
  },
  conversationsState: {
    ...conversationScenarios.conversationsList,
    request: 'conversations-state',
    expectLoading: () => void getOne(field('Search conversations')),
    expectKept() {
      getOne(row(/^Move to Berlin/));
      if (text(/^Conversations are (deleted|kept)/).elements().length > 0)
        throw new Error('It says how long conversations are kept, which it was not told.');
    },
    expectSuccess: () => void getOne(text(/^Conversations are (deleted|kept)/)),
    // It is asked for after the list has come.
    stepMs: 250,
  },
  entriesPut: {
    request: 'entries-put',
    people: [pro],
    signedInAs: pro,
    async open(app) {
      await openChat(app);
      await findOne(text('You are on the Pro plan.'));
      await fill('Message', 'What does Pro include?');
    },
    act: () => press('Send'),
    expectLoading: () => void getOne(log().getByText('What does Pro include?')),
    expectKept() {
      getOne(log().getByText('What does Pro include?'));
      getOne(text(notSaved));
    },
    expectSuccess(app) {
      if (!storedTexts(app).includes('What does Pro include?')) throw new Error('It is not stored.');
      if (text(notSaved).elements().length > 0) throw new Error('It says that it is not stored.');
    },
  },
  entriesRemove: {
    request: 'entries-remove',
    people: [pro],
    signedInAs: pro,
    open: openEditing,
    act: () => press('Send'),
    expectLoading: () => void getOne(log().getByText(edited)),
    expectKept() {
      expectAnswered();
      getOne(text(notSaved));
    },
    expectSuccess(app) {
      expectAnswered();
      const texts = storedTexts(app);
      if (texts.includes(said) || !texts.includes(edited))
        throw new Error('It is not stored as it is shown.');
    },
  },
} satisfies Record<string, Scenario>;

export const storingWriteScenarios = {
  messageEdited: {
    request: 'chat',
    open: openEditing,
    target: getButton('Send'),
    enter: () => getOne(field('Message')),
    expectDone(app) {
      expectAnswered();
      const removals = app.requestCount(lineOf('entries-remove'));
      if (removals !== 1) throw new Error(`What was edited was taken back ${removals} times.`);
    },
  },
} satisfies Partial<Record<Write, WriteScenario>>;
