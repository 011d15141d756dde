import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { AgentPanel } from './AgentPanel.tsx';

const meta = {
  title: 'UI/AgentPanel',
  component: AgentPanel,
  args: {
    form: 'column',
    title: 'Voice & Chat Agent',
    phone: '+1 (555) 010-0199',
    online: true,
    onVoice: fn(),
    onText: fn(),
    onCall: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof AgentPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

/** [V17] */
export const Column: Story = {
  parameters: { requirements: ['V17'] },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Voice & Chat Agent' })).toBeVisible();
    await expect(canvas.getByText('Online')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Voice Chat' }));
    await expect(args.onVoice).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Text Chat' }));
    await expect(args.onText).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: /555/ }));
    await expect(args.onCall).toHaveBeenCalledOnce();
  },
};

export const Offline: Story = {
  args: { online: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Offline')).toBeVisible();
  },
};

/** [V13] Over the page, below the bar. */
export const Screen: Story = {
  args: { form: 'screen' },
  globals: { viewport: { value: 'phone' } },
  parameters: { requirements: ['V13'] },
  play: async ({ args }) => {
    const agent = within(await screen.findByRole('dialog', { name: 'My Agent' }));
    await userEvent.click(agent.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledTimes(2);
  },
};
