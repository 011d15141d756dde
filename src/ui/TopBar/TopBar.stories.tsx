import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { guide } from './TopBar.guide.tsx';
import { TopBar } from './TopBar.tsx';

const meta = {
  title: 'UI/TopBar',
  component: TopBar,
  args: { brand: 'Parley', menuOpen: false, agentOpen: false, onMenu: fn(), onAgent: fn() },
  globals: { viewport: { value: 'phone' } },
  parameters: { guide, docs: { story: { inline: false, height: '6rem' } }, layout: 'fullscreen' },
} satisfies Meta<typeof TopBar>;
export default meta;
type Story = StoryObj<typeof meta>;

/** [V12] */
export const Default: Story = {
  parameters: { requirements: ['V12'] },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }));
    await expect(args.onMenu).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'AI Agent' }));
    await expect(args.onAgent).toHaveBeenCalledOnce();
  },
};

/** [V12] */
export const AgentOpen: Story = {
  args: { agentOpen: true },
  parameters: { requirements: ['V12'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Hide AI' })).toHaveAttribute('aria-expanded', 'true');
  },
};

/** [V12] Not where the sidebar stands beside the page. */
export const Laptop: Story = {
  globals: { viewport: { value: 'laptop' } },
  parameters: { requirements: ['V12'] },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByRole('button')).toBeNull());
  },
};
