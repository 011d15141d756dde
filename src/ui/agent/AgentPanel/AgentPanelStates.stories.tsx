import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { hostile } from '../../hostile.ts';
import { AgentPanel } from './AgentPanel.tsx';

const meta = {
  title: 'Agent/AgentPanel/States',
  component: AgentPanel,
  parameters: { docs: { story: { inline: false, height: '36rem' } } },
  args: {
    layout: 'column',
    title: 'Voice & Chat Agent',
    phone: '+1 (555) 010-0199',
    online: true,
    onVoiceChat: fn(),
    onTextChat: fn(),
    onPhoneCall: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof AgentPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Tab reaches the phone number, then 'Voice Chat', then 'Text Chat'. */
export const Focused: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    const number = canvas.getByRole('button', { name: args.phone });
    await expect(number).toHaveFocus();
    await expect(getComputedStyle(number).outlineWidth).toBe('3px');
    await userEvent.keyboard('{Enter}');
    await expect(args.onPhoneCall).toHaveBeenCalledOnce();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Voice Chat' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Text Chat' })).toHaveFocus();
  },
};

/** In a right-to-left page the phone number still reads from left to right. */
export const RightToLeft: Story = {
  args: { title: hostile.rightToLeft },
  globals: { direction: 'rtl' },
  play: async ({ canvas, args }) => {
    const number = canvas.getByText(args.phone);
    await expect(getComputedStyle(number).direction).toBe('ltr');
    const { left, right } = canvas.getByRole('button', { name: args.phone }).getBoundingClientRect();
    await expect(number.getBoundingClientRect().right).toBeGreaterThan((left + right) / 2);
  },
};

/** As a screen it fits the narrowest phone. */
export const Small: Story = {
  args: { layout: 'screen', online: false },
  globals: { viewport: { value: 'small' } },
  parameters: { requirements: ['V13'] },
  play: async () => {
    const agent = await screen.findByRole('dialog', { name: 'My Agent' });
    await waitFor(() => expect(within(agent).getByText('Offline')).toBeVisible());
    const { right } = within(agent).getByRole('button', { name: 'Voice Chat' }).getBoundingClientRect();
    await expect(right).toBeLessThanOrEqual(320);
    await expect(agent.scrollWidth).toBeLessThanOrEqual(agent.clientWidth);
  },
};
