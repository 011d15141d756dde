import { page } from 'vitest/browser';
import { personas } from '../../mocks/personas.ts';
import { button, field, fill, gone, one, press, seen, text } from './actions.ts';
import type { Scene } from './scene.ts';
import type { Stage } from './stage.tsx';

const { pro } = personas;
const question = 'What does Pro include?';

export const dialog = (name: string) => page.getByRole('dialog', { name, exact: true });
const timer = page.getByRole('timer');

/** Once what the agent may know is there. */
export async function openAgent(name: 'Text Chat' | 'Voice Chat') {
  await seen(text('$29.00 / month'));
  await press(name);
}

/** Of the browser's microphone and of the call's. */
export function microphoneFree({ daily, opened }: Stage) {
  const live = opened.filter(({ readyState }) => readyState === 'live').length + daily.liveTracks();
  if (live > 0) throw new Error(`${live} tracks of the microphone are live.`);
}

export const call: Scene = {
  call: 'call-web',
  people: [pro],
  signedInAs: pro,
  async open() {
    await openAgent('Voice Chat');
    await seen(text('Ready to chat'));
  },
  act: () => press('Start call'),
  busy: () => void one(text('Now is connecting....please wait.')),
  kept(stage) {
    one(text('Ready to chat'));
    one(button('Start call'));
    microphoneFree(stage);
  },
  succeeded: () => void one(timer),
};

export const agentScenes = {
  chat: {
    call: 'chat',
    people: [pro],
    signedInAs: pro,
    async open() {
      await openAgent('Text Chat');
      await seen(field('Message'));
      // Its suggestions bear the same words.
      await fill('Message', `  ${question}`);
    },
    act: () => press('Send'),
    busy: () => void one(button('Stop')),
    kept() {
      one(page.getByRole('log').getByText(question, { exact: true }));
      one(button('Retry'));
    },
    succeeded: () => void one(button('Answer again')),
  },
  call,
  media: { ...call, call: 'call-web' },
} satisfies Record<string, Scene>;

export async function hangUp() {
  await press('End call');
  await gone(timer);
}
