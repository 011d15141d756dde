import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bell } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import { IconButton } from '../IconButton/IconButton.tsx';
import { TopBar } from './TopBar.tsx';

const meta = {
  title: 'UI/TopBar',
  component: TopBar,
  parameters: { layout: 'fullscreen', requirements: ['V12'] },
  globals: { viewport: { value: 'phone' } },
  args: { brand: 'Parley', menuOpen: false, agentOpen: false, onMenu: fn(), onAgent: fn() },
} satisfies Meta<typeof TopBar>;
export default meta;
type Story = StoryObj<typeof meta>;

/** [V12] 'Menu' and 'AI Agent'. */
export const Closed: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const menu = canvas.getByRole('button', { name: 'Menu' });
    await expect(menu).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(menu);
    await expect(args.onMenu).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'AI Agent' }));
    await expect(args.onAgent).toHaveBeenCalledOnce();
  },
};

/** [V12] 'Hide AI'. */
export const AgentOpen: Story = {
  args: { agentOpen: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Hide AI' }));
    await expect(args.onAgent).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('button', { name: 'AI Agent' })).toBeNull();
  },
};

export const Smallest: Story = {
  args: { actions: <IconButton label="Notices" icon={<Bell />} /> },
  decorators: [
    (Story) => (
      <div style={{ width: '20rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('banner');
    await expect(bar.scrollWidth).toBeLessThanOrEqual(bar.clientWidth);
  },
};

export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } };

/** [V11] [V12] Not where the sidebar stands. */
export const Laptop: Story = {
  parameters: { requirements: ['V11', 'V12'] },
  globals: { viewport: { value: 'laptop' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Menu' })).toBeNull();
  },
};
