import { page } from 'vitest/browser';
import { personas } from '../../mocks/personas.ts';
import { button, field, fill, getEnabled, waitUntilGone, getOne, press, findOne, text } from './actions.ts';
import type { Scenario } from './scenario.ts';
import type { AppFixture } from './appFixture.tsx';

const { pro } = personas;
const question = 'What does Pro include?';

export const dialog = (name: string) => page.getByRole('dialog', { name, exact: true });
const timer = page.getByRole('timer');

/** Opens a dialog of the agent once the account has loaded. */
export async function openAgent(name: 'Text Chat' | 'Voice Chat') {
  await findOne(text('$29.00 / month'));
  await press(name);
}

/** Throws while a track of the browser's or the call's microphone is live. */
export function expectMicrophoneFree({ daily, openedTracks }: AppFixture) {
  const live = openedTracks.filter(({ readyState }) => readyState === 'live').length + daily.liveTracks();
  if (live > 0) throw new Error(`${live} tracks of the microphone are live.`);
}

export const callScenario: Scenario = {
  request: 'call-web',
  people: [pro],
  signedInAs: pro,
  async open() {
    await openAgent('Voice Chat');
    await findOne(text('Ready to chat'));
  },
  act: () => press('Start call'),
  expectLoading: () => void getOne(text('Now is connecting....please wait.')),
  expectKept(app) {
    getOne(text('Ready to chat'));
    getOne(button('Start call'));
    expectMicrophoneFree(app);
  },
  expectSuccess: () => void getOne(timer),
};

const keepQuestion = {
  request: 'keep-question',
  people: [pro],
  signedInAs: pro,
  keepsQuestions: true,
  async open() {
    await openAgent('Text Chat');
    await fill('Message', 'Where is my dog?');
    await press('Send');
    await findOne(button('Yes'));
  },
  act: () => press('Yes'),
  expectLoading() {
    getOne(text(/^May we keep this question/));
    if (button('No').elements().length > 0) throw new Error('It is not on its way.');
  },
  expectKept() {
    getOne(text(/^May we keep this question/));
    getOne(text(/^That did not work\./));
    getEnabled('Retry');
  },
  expectSuccess: () => void getOne(text('Thank you. It was kept without your name.')),
} satisfies Scenario;

export const agentScenarios = {
  chat: {
    request: 'chat',
    people: [pro],
    signedInAs: pro,
    async open() {
      await openAgent('Text Chat');
      await findOne(field('Message'));
      // Spaces around the question tell it from a suggestion with the same text.
      await fill('Message', `  ${question}`);
    },
    act: () => press('Send'),
    expectLoading: () => void getOne(button('Stop')),
    expectKept() {
      getOne(page.getByRole('log').getByText(question, { exact: true }));
      getOne(button('Retry'));
    },
    expectSuccess: () => void getOne(button('Answer again')),
  },
  keepQuestion,
  call: callScenario,
  media: { ...callScenario, request: 'call-web' },
} satisfies Record<string, Scenario>;

export async function hangUp() {
  await press('End call');
  await waitUntilGone(timer);
}
