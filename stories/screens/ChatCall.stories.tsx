import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { fakeVoice } from '../../mocks/voice/fakeVoice.ts';
import { personas } from '../../mocks/personas.ts';
import { backendOf, StoryApp } from '../../mocks/StoryApp.tsx';
import { waitUntilLoaded, openChat } from '../chatSteps.ts';
import { dialog, fill, heading, press, toast } from '../steps.ts';

const { pro } = personas;

const meta = {
  title: 'Screens/Automated tasks in a call',
  component: StoryApp,
  args: { signedInAs: pro },
  globals: { viewport: { value: 'laptop' } },
  parameters: { layout: 'fullscreen', requirements: ['V17'] },
  beforeEach: backendOf(pro),
} satisfies Meta<typeof StoryApp>;
export default meta;
type Story = StoryObj<typeof meta>;

async function call() {
  await waitUntilLoaded();
  await press('Voice Chat');
  const voice = await dialog('Voice Chat');
  await press('Start call');
  await voice.findByText('00:00');
  return voice;
}

const rename = { id: 'r1', name: 'edit_profile', arguments: { fullName: 'Grace Hopper' } };
const confirmed = fakeVoice();

/** The card is in the voice dialog; the answer goes into the call, once, and the thread keeps it all. [X4] */
export const Confirmed: Story = {
  args: { voice: confirmed },
  parameters: { requirements: ['V17', 'X4'] },
  play: async () => {
    const before = confirmed.answered.length;
    const voice = await call();
    confirmed.emit({ type: 'tool-calls', calls: [rename] });
    confirmed.emit({ type: 'tool-calls', calls: [rename] });
    await expect(await voice.findAllByRole('group', { name: 'Change your profile' })).toHaveLength(1);
    await press('Change my profile');
    await toast('Success', 'Profile updated successfully');
    await waitFor(() =>
      expect(confirmed.answered.slice(before)).toEqual([
        { id: 'r1', name: 'edit_profile', result: 'The profile was changed.' },
      ]),
    );
    await press('End call');
    await userEvent.keyboard('{Escape}');
    const log = within((await openChat()).getByRole('log'));
    await expect(log.getByRole('group', { name: 'Change your profile' })).toHaveTextContent('Changed');
    await expect(log.getByText(/^Call, 0:\d\d, ended by you$/)).toBeVisible();
  },
};

const shown = fakeVoice();

/** What only shows something is done at once. The dialog would cover it, so that the call is made small and goes on. [A53] */
export const Shown: Story = {
  args: { voice: shown },
  parameters: { requirements: ['A53'] },
  play: async () => {
    await call();
    shown.emit({ type: 'tool-calls', calls: [{ id: 'b', name: 'show_billing', arguments: {} }] });
    await expect(await screen.findByText('Choose Your Plan')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const bar = within(await screen.findByRole('region', { name: 'Call in progress' }));
    await expect(bar.getByRole('button', { name: 'Mute' })).toBeEnabled();
    const panel = within(screen.getByRole('complementary', { name: 'Voice & Chat Agent' }));
    await expect(await panel.findByText('The billing screen is shown.')).toBeVisible();
    await expect(shown.answered.at(-1)).toMatchObject({ id: 'b' });
    await press('End call');
  },
};

const left = fakeVoice();

/** Signing out by voice ends the call, and leaves nothing in the tab. [X3] */
export const SignOut: Story = {
  args: { voice: left },
  parameters: { requirements: ['V17', 'X3'] },
  play: async () => {
    await call();
    left.emit({ type: 'tool-calls', calls: [{ id: 'o', name: 'sign_out', arguments: {} }] });
    await press('Sign out');
    await expect(await screen.findByRole('button', { name: 'Get Started' })).toBeVisible();
    left.sendText('Is anybody there?');
    await expect(left.said).toEqual([]);
    await expect(Object.keys(sessionStorage)).toEqual([]);
  },
};

const spoken = fakeVoice();

/** What is said and typed in a call is in the text chat afterwards, in its order and marked. [S8] */
export const OneThread: Story = {
  args: { voice: spoken },
  parameters: { requirements: ['S8'] },
  play: async () => {
    const at = Date.now();
    const voice = await call();
    spoken.emit({ type: 'transcript', role: 'user', text: 'What do I', final: false, at });
    spoken.emit({ type: 'transcript', role: 'assistant', text: 'You pay $29.', final: true, at });
    spoken.emit({ type: 'transcript', role: 'user', text: 'What do I pay?', final: true, at });
    spoken.emit({ type: 'interrupted', unspoken: 'Each month.', at });
    await fill('Message', 'thank you');
    await userEvent.keyboard('{Enter}');
    await expect(spoken.said.at(-1)).toBe('thank you');
    await userEvent.click(voice.getByRole('button', { name: 'End call' }));
    await userEvent.keyboard('{Escape}');
    const log = (await openChat()).getByRole('log');
    await expect(log.textContent).toMatch(/What do I pay\?.*You pay \$29\..*Each month\..*thank you/);
    await expect(within(log).getAllByText('Spoken')).toHaveLength(2);
    await expect(await heading('Chat with Your Agent')).toBeVisible();
  },
};
