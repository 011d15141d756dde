import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Dialog } from '../Dialog/Dialog.tsx';
import { AgentPanel } from './AgentPanel.tsx';

const meta = {
  title: 'UI/AgentPanel',
  component: AgentPanel,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '40rem' } } },
  args: {
    form: 'column',
    title: 'Voice & Chat Agent',
    phone: '+1 (555) 010-0199',
    online: true,
    onVoice: fn(),
    onText: fn(),
    onCall: fn(),
    onVoiceIntent: fn(),
    onTextIntent: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof AgentPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

/** [V17] */
export const Column: Story = {
  parameters: { requirements: ['V17'] },
  decorators: [
    (Story) => (
      <div style={{ width: '24rem', maxWidth: '100%' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, userEvent, args }) => {
    const panel = within(canvas.getByRole('complementary', { name: 'Voice & Chat Agent' }));
    await expect(panel.getByText('Online')).toBeVisible();
    for (const name of ['Smart Conversations', 'Automated Tasks', 'Personalized Help'])
      await expect(panel.getByRole('heading', { name })).toBeVisible();
    await userEvent.click(panel.getByRole('button', { name: 'Voice Chat' }));
    await userEvent.click(panel.getByRole('button', { name: 'Text Chat' }));
    await userEvent.click(panel.getByRole('button', { name: '+1 (555) 010-0199' }));
    await expect(args.onVoiceIntent).toHaveBeenCalled();
    await expect(args.onTextIntent).toHaveBeenCalled();
    for (const called of [args.onVoice, args.onText, args.onCall])
      await expect(called).toHaveBeenCalledOnce();
  },
};

export const Offline: Story = {
  args: { online: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Offline')).toBeVisible();
  },
};

/** [V13] The whole screen, titled 'My Agent'; the button and Escape close it. */
export const Screen: Story = {
  parameters: { requirements: ['V13', 'V17'] },
  globals: { viewport: { value: 'phone' } },
  args: { form: 'screen' },
  play: async ({ userEvent, args }) => {
    const panel = await screen.findByRole('dialog', { name: 'My Agent' });
    await expect(panel.offsetWidth).toBe(window.innerWidth);
    await expect(panel.offsetHeight).toBe(window.innerHeight);
    await userEvent.click(within(panel).getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledTimes(2);
  },
};

/** [V13] [V18] A dialog opened from it lies on top; Escape closes only that, and the focus returns. */
export const DialogOnTop: Story = {
  ...Screen,
  parameters: { requirements: ['V13', 'V18'] },
  render: function Stacked(args) {
    const [open, setOpen] = useState(false);
    return (
      <>
        <AgentPanel {...args} onVoice={() => setOpen(true)} />
        <Dialog open={open} onClose={() => setOpen(false)} title="Voice Chat">
          Ready to chat
        </Dialog>
      </>
    );
  },
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Voice Chat' }));
    const dialog = await screen.findByRole('dialog', { name: 'Voice Chat' });
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Voice Chat' })).toBeNull());
    await expect(args.onClose).not.toHaveBeenCalled();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Voice Chat' })).toHaveFocus());
  },
};

export const Tablet: Story = { ...Screen, globals: { viewport: { value: 'tablet' } } };
