import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Dialog } from '../../overlays/Dialog/Dialog.tsx';
import { hostile } from '../../hostile.ts';
import { guide } from './AgentPanel.guide.tsx';
import { AgentPanel } from './AgentPanel.tsx';

const meta = {
  title: 'Agent/AgentPanel',
  component: AgentPanel,
  parameters: { guide, docs: { story: { inline: false, height: '36rem' } } },
  args: {
    layout: 'column',
    title: 'Voice & Chat Agent',
    phone: '+1 (555) 010-0199',
    online: true,
    onVoiceChat: fn(),
    onPreloadVoiceChat: fn(),
    onTextChat: fn(),
    onPhoneCall: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof AgentPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Column: Story = {
  parameters: { requirements: ['V17'] },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Voice & Chat Agent' })).toBeVisible();
    await expect(canvas.getByText('Online')).toBeVisible();
    await expect(canvas.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Smart Conversations',
      'Automated Tasks',
      'Personalized Help',
    ]);
    await userEvent.hover(canvas.getByRole('button', { name: 'Voice Chat' }));
    await expect(args.onPreloadVoiceChat).toHaveBeenCalled();
    await expect(args.onVoiceChat).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Voice Chat' }));
    await expect(args.onVoiceChat).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Text Chat' }));
    await expect(args.onTextChat).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: '+1 (555) 010-0199' }));
    await expect(args.onPhoneCall).toHaveBeenCalledOnce();
  },
};

export const Offline: Story = {
  args: { online: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Offline')).toBeVisible();
  },
};

/** A long title and a long number stay inside the panel. */
export const LongText: Story = {
  args: { title: hostile.unbroken, phone: hostile.unbroken },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

/** As a screen it fills the window's width, and Close or Escape asks to close it. */
export const Screen: Story = {
  args: { layout: 'screen' },
  globals: { viewport: { value: 'phone' } },
  parameters: { requirements: ['V13'] },
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog', { name: 'My Agent' });
    await waitFor(() => expect(dialog.getBoundingClientRect().width).toBe(window.innerWidth));
    const agent = within(dialog);
    await userEvent.click(agent.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledTimes(2);
  },
};

/** Escape closes only the dialog on top of the screen, and the focus returns to its button. */
export const DialogOnTop: Story = {
  args: { layout: 'screen' },
  globals: { viewport: { value: 'phone' } },
  parameters: { requirements: ['V13', 'V18'] },
  render: function Opened(args) {
    const [open, setOpen] = useState(false);
    return (
      <>
        <AgentPanel {...args} onVoiceChat={() => setOpen(true)} />
        <Dialog open={open} onClose={() => setOpen(false)} title="Voice Chat">
          Ready to chat
        </Dialog>
      </>
    );
  },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Voice Chat' }));
    const dialog = await screen.findByRole('dialog', { name: 'Voice Chat' });
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    // As when the focused button becomes disabled: the key press then goes to the page.
    (document.activeElement as HTMLElement).blur();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Voice Chat' })).toBeNull());
    await expect(args.onClose).not.toHaveBeenCalled();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Voice Chat' })).toHaveFocus());
  },
};
