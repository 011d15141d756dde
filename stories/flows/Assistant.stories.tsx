import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { fakeVoice } from '../../mocks/voice/fakeVoice.ts';
import { personas } from '../../mocks/personas.ts';
import { backendOf, StoryApp } from '../../mocks/StoryApp.tsx';
import { ask, waitUntilLoaded, openChat, openChatWhenLoaded, findReply } from '../chatSteps.ts';
import { card, dialog, press, toast } from '../steps.ts';

const { pro } = personas;
const voice = fakeVoice();

/** The assistant in writing and in a call, and what it changes on the page. */
const meta = {
  title: 'Flows/Assistant',
  component: StoryApp,
  args: { signedInAs: pro, voice },
  globals: { viewport: { value: 'laptop' } },
  parameters: { layout: 'fullscreen' },
  beforeEach: backendOf(pro),
} satisfies Meta<typeof StoryApp>;
export default meta;
type Story = StoryObj<typeof meta>;

async function closeDialog() {
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

const log = async () => within((await openChat()).getByRole('log'));
const nameOnDashboard = async (name: string) => {
  const profile = await card('Profile Information');
  await expect(await profile.findByText(name)).toBeVisible();
};

/** A question is answered, a change is confirmed and shown, and a reload keeps both. [C6, V17, X4] */
export const Chat: Story = {
  parameters: { requirements: ['C6', 'V17', 'X4'] },
  play: async ({ mount }) => {
    await mount();
    const chat = await openChatWhenLoaded();
    await ask('What plan am I on?');
    await chat.findByText('Answer again');
    await expect(chat.getByRole('log')).toHaveTextContent(/Pro/);
    await ask('Change my name to Grace Hopper');
    await press('Change my profile');
    await toast('Success', 'Profile updated successfully');
    await findReply(chat, /Done\. The profile was changed/);
    await closeDialog();
    await nameOnDashboard('Grace Hopper');

    await mount();
    await nameOnDashboard('Grace Hopper');
    const kept = await log();
    await expect(kept.getByText('What plan am I on?')).toBeVisible();
    await expect(kept.getByRole('group', { name: 'Change your profile' })).toHaveTextContent('Changed');
  },
};

/** A call with captions, from start to end. The text chat contains it afterwards and continues from there. [S8, S10] */
export const Call: Story = {
  parameters: { requirements: ['S8', 'S10'] },
  play: async () => {
    await waitUntilLoaded();
    await press('Voice Chat');
    const call = await dialog('Voice Chat');
    await press('Start call');
    await expect(await call.findByRole('timer')).toHaveTextContent('00:00');
    const at = Date.now();
    voice.emit({ type: 'transcript', role: 'assistant', text: 'Hello Ada.', final: true, at });
    voice.emit({ type: 'transcript', role: 'user', text: 'What do I pay', final: false, at });
    await expect(await call.findByText('What do I pay')).toBeVisible();
    voice.emit({ type: 'transcript', role: 'user', text: 'What do I pay?', final: true, at });
    voice.emit({ type: 'transcript', role: 'assistant', text: 'You pay $29 a month.', final: true, at });
    await expect(await call.findByText('You pay $29 a month.')).toBeVisible();
    await press('End call');
    await expect(await call.findByText('You ended the call')).toBeVisible();
    await closeDialog();

    const said = await log();
    await expect(said.getAllByText('Spoken')).toHaveLength(3);
    await expect(said.getByText(/^Call, 0:\d\d, ended by you$/)).toBeVisible();
    await ask('What plan am I on?');
    await expect(await said.findByText('Answer again')).toBeVisible();
  },
};
