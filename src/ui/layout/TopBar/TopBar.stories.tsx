import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { hostile } from '../../hostile.ts';
import { ThemeButton } from '../../primitives/ThemeSwitch/ThemeButton.tsx';
import { guide } from './TopBar.guide.tsx';
import { TopBar } from './TopBar.tsx';

const meta = {
  title: 'Layout/TopBar',
  component: TopBar,
  args: { brand: 'Parley', menuOpen: false, agentOpen: false, onMenuOpen: fn(), onAgentOpenChange: fn() },
  globals: { viewport: { value: 'phone' } },
  parameters: { guide, docs: { story: { inline: false, height: '6rem' } }, layout: 'fullscreen' },
} satisfies Meta<typeof TopBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { requirements: ['V12'] },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }));
    await expect(args.onMenuOpen).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'AI Agent' }));
    await expect(args.onAgentOpenChange).toHaveBeenLastCalledWith(true);
  },
};

export const AgentOpen: Story = {
  args: { agentOpen: true },
  parameters: { requirements: ['V12'] },
  play: async ({ args, canvas }) => {
    const hide = canvas.getByRole('button', { name: 'Hide AI' });
    await expect(hide).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(hide);
    await expect(args.onAgentOpenChange).toHaveBeenLastCalledWith(false);
  },
};

/** The bar is hidden where the sidebar is beside the page. [V12] */
export const Laptop: Story = {
  globals: { viewport: { value: 'laptop' } },
  parameters: { requirements: ['V12'] },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByRole('button')).toBeNull());
  },
};

export const Focused: Story = {
  args: { menuOpen: true },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    const menu = canvas.getByRole('button', { name: 'Menu' });
    await expect(menu).toHaveFocus();
    await expect(getComputedStyle(menu).outlineWidth).toBe('3px');
    await expect(menu).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(args.onMenuOpen).toHaveBeenCalledOnce();
  },
};

/** At 320 px the brand is hidden, however long it is, and no button's label wraps. */
export const Small: Story = {
  args: { brand: hostile.unbroken, actions: <ThemeButton value="system" /> },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(hostile.unbroken)).not.toBeVisible();
    await expect(canvas.getByText('AI Agent').getBoundingClientRect().height).toBeLessThan(30);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};

/** In a right-to-left page the menu button is on the right. On a tablet there is room for the brand. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl', viewport: { value: 'tablet' } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Parley')).toBeVisible());
    const menu = canvas.getByRole('button', { name: 'Menu' }).getBoundingClientRect();
    const agent = canvas.getByRole('button', { name: 'AI Agent' }).getBoundingClientRect();
    await expect(menu.left).toBeGreaterThan(agent.right);
  },
};
