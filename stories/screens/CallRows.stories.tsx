import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { fault } from '../../mocks/handlers/faults.ts';
import type { AnswerRows } from '../../src/services/answerRows.ts';
import { fakeVoice, type FakeVoice } from '../../mocks/voice/fakeVoice.ts';
import { personas } from '../../mocks/personas.ts';
import { backendOf, StoryApp, withHandlers } from '../../mocks/StoryApp.tsx';
import { isInView } from '../geometry.ts';
import { waitUntilLoaded } from '../chatSteps.ts';
import { dialog, heading, press } from '../steps.ts';
import { mainScreensIn } from './mainScreensIn.ts';

const { pro } = personas;

/** The payments behind what the agent says, in a call. */
const meta = {
  title: 'Screens/Voice chat/Rows of an answer',
  component: StoryApp,
  args: { signedInAs: pro },
  globals: { viewport: { value: 'laptop' } },
  parameters: { layout: 'fullscreen', requirements: ['A67'] },
  beforeEach: backendOf(pro),
} satisfies Meta<typeof StoryApp>;
export default meta;
type Story = StoryObj<typeof meta>;

const ids = pro.payments.map(({ id }) => id);

async function startCall(from = 'Voice Chat') {
  await waitUntilLoaded();
  await press(from);
  const call = await dialog('Voice Chat');
  await press('Start call');
  await call.findByRole('timer');
  return call;
}

/** The agent answers, and its figure has these payments behind it. */
function answer(voice: FakeVoice, text: string, rows: AnswerRows | undefined) {
  voice.emit({ type: 'transcript', role: 'assistant', text, final: true, at: Date.now() });
  voice.emit({ type: 'answer-rows', rows });
}
const findCard = async (words: string) =>
  within(await screen.findByRole('region', { name: `Behind ${words}` }));

const shown = fakeVoice();

/**
 * The rows are the database's own: three of them, and how many there are besides. The button shows all of them, marked, and the call
 * goes on, made small. The next answer takes the card away.
 */
export const Shown: Story = {
  args: { voice: shown },
  parameters: { requirements: ['A67', 'A53'] },
  play: async () => {
    await startCall();
    answer(shown, 'You paid $87.00 in all.', { ids, figures: ['$87.00'] });
    const card = await findCard('$87.00');
    await expect(await card.findAllByRole('listitem')).toHaveLength(3);
    await expect(card.getByText(`and ${ids.length - 3} more`)).toBeVisible();
    await userEvent.click(card.getByRole('button', { name: 'Show in Payments' }));
    await heading('Payments');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(await screen.findByRole('region', { name: 'Call in progress' })).toBeVisible();
    const marked = within(await screen.findByRole('list', { name: 'Marked payments' }));
    await expect(marked.getAllByRole('listitem')).toHaveLength(ids.length);
    await userEvent.click(screen.getByRole('button', { name: /^Open call/ }));
    const call = await dialog('Voice Chat');
    answer(shown, 'You are welcome.', undefined);
    await waitFor(() => expect(call.queryByRole('region', { name: 'Behind $87.00' })).toBeNull());
    await press('End call');
  },
};

const small = fakeVoice();

/** In a call that was made small the card is there with the captions, and goes with them. */
export const MadeSmall: Story = {
  args: { voice: small },
  parameters: { requirements: ['A67', 'A53'] },
  play: async () => {
    await startCall();
    await press('Minimise');
    const bar = within(await screen.findByRole('region', { name: 'Call in progress' }));
    answer(small, 'The last one was $29.00.', { ids: ids.slice(0, 1), figures: ['$29.00'] });
    await expect(screen.queryByRole('region', { name: 'Behind $29.00' })).toBeNull();
    await userEvent.click(bar.getByRole('button', { name: 'Captions' }));
    await expect(await (await findCard('$29.00')).findAllByRole('listitem')).toHaveLength(1);
    await press('Show in Payments');
    await heading('Payments');
    await expect(await screen.findByRole('list', { name: 'Marked payments' })).toBeVisible();
    await userEvent.click(bar.getByRole('button', { name: 'Captions' }));
    await waitFor(() => expect(bar.queryByRole('button', { name: 'Show in Payments' })).toBeNull());
    await userEvent.click(bar.getByRole('button', { name: 'End call' }));
  },
};

const german = fakeVoice();

/** Several figures are named in the language of the page. */
export const InGerman: Story = {
  args: { voice: german },
  globals: { language: 'de' },
  parameters: { requirements: ['A67', 'W4'] },
  play: async () => {
    await mainScreensIn('de').call.play();
    answer(german, 'Sie haben 29,00 $ und 19,00 € bezahlt.', { ids, figures: ['29,00 $', '19,00 €'] });
    await expect(
      await screen.findByRole('region', { name: 'Grundlage für 29,00 $ und 19,00 €' }),
    ).toBeVisible();
    answer(german, 'Es sind drei.', { ids, figures: ['29,00 $', '19,00 €', '5,00 €'] });
    await expect(
      await screen.findByRole('region', { name: 'Grundlage für 29,00 $ und 2 weitere Beträge' }),
    ).toBeVisible();
    await press('Auflegen');
  },
};

const failing = fakeVoice();

/** Rows that cannot be read: a sentence, and another attempt. The call goes on. */
export const NotRead: Story = {
  args: { voice: failing },
  beforeEach: withHandlers(fault('payments-list', 500)),
  play: async () => {
    const call = await startCall();
    answer(failing, 'You paid $29.00.', { ids: ids.slice(0, 1), figures: ['$29.00'] });
    const card = await findCard('$29.00');
    await expect(await card.findByText('These payments could not be loaded.')).toBeVisible();
    await expect(card.getByRole('button', { name: 'Retry' })).toBeEnabled();
    await expect(call.getByRole('button', { name: 'Mute' })).toBeEnabled();
    await press('End call');
  },
};

const phone = fakeVoice();

/** On a phone, in the dark: the card stands below the captions, and the call's buttons stay in sight. */
export const OnAPhone: Story = {
  args: { voice: phone },
  globals: { viewport: { value: 'phone' }, theme: 'dark' },
  play: async () => {
    await startCall('Talk to the agent');
    answer(phone, 'You paid $87.00 in all.', { ids, figures: ['$87.00'] });
    const card = await findCard('$87.00');
    await card.findAllByRole('listitem');
    await expect(screen.getByText('You paid $87.00 in all.')).toSatisfy(isInView);
    await expect(screen.getByRole('button', { name: 'End call' })).toSatisfy(isInView);
    await expect(card.getByRole('button', { name: 'Show in Payments' })).toSatisfy(isInView);
  },
};
