import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, within } from 'storybook/test';
import { personas } from '../../mocks/personas.ts';
import { backendOf, StoryApp } from '../../mocks/StoryApp.tsx';
import { press, dialog } from '../steps.ts';

const { pro } = personas;

const meta = {
  title: 'Screens/Agent',
  component: StoryApp,
  args: { signedInAs: pro },
  globals: { viewport: { value: 'laptop' } },
  parameters: { layout: 'fullscreen' },
  beforeEach: backendOf(pro),
} satisfies Meta<typeof StoryApp>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The agent's panel beside the page, with its three buttons. [V13, V17] */
export const Panel: Story = {
  parameters: { requirements: ['V13', 'V17'] },
  play: async () => {
    const panel = within(await screen.findByRole('complementary', { name: 'Voice & Chat Agent' }));
    await expect(panel.getByText('Online')).toBeVisible();
    await expect(panel.getByRole('button', { name: /555/ })).toHaveTextContent('+1 (555) 010-0199');
    for (const name of ['Voice Chat', 'Text Chat'])
      await expect(panel.getByRole('button', { name })).toBeEnabled();
    for (const blurb of ['Smart Conversations', 'Automated Tasks', 'Personalized Help'])
      await expect(panel.getByText(blurb)).toBeVisible();
  },
};

/** 'Voice Call' opens a demo titled 'My Agent', with a timer and toggles. No call is placed. [V18] */
export const PhoneCall: Story = {
  // A real second has to pass, so no picture is taken. 'Agent/PhoneDialog' shows each state.
  parameters: { requirements: ['V18'], chromatic: { disableSnapshot: true } },
  play: async () => {
    await press(/555/);
    const call = await dialog('My Agent');
    await expect(call.getByText('00:00')).toBeVisible();
    await press('Start call');
    await expect(await call.findByText('00:01')).toBeVisible();
    await press('Mute microphone');
    await expect(await call.findByRole('button', { name: 'Unmute microphone' })).toBeVisible();
    await press('Mute speaker');
    await expect(await call.findByRole('button', { name: 'Unmute speaker' })).toBeVisible();
    await press('End call');
    await expect(await call.findByText('00:00')).toBeVisible();
  },
};

/** Without a network the panel says that the agent is offline, until the connection is back. [V17] */
export const Offline: Story = {
  parameters: { requirements: ['V17'] },
  play: async () => {
    await screen.findByText('Online');
    const online = spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    window.dispatchEvent(new Event('offline'));
    await expect(await screen.findByText('Offline')).toBeVisible();
    online.mockRestore();
    window.dispatchEvent(new Event('online'));
    await expect(await screen.findByText('Online')).toBeVisible();
  },
};
