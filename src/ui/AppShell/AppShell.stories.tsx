import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { PageHeader } from '../PageHeader/PageHeader.tsx';
import { AppShell } from './AppShell.tsx';

const meta = {
  title: 'UI/AppShell',
  component: AppShell,
  args: {
    sidebar: <aside aria-label="Sidebar">Sidebar</aside>,
    topBar: <header>Bar</header>,
    agent: <aside aria-label="Agent">Agent</aside>,
    children: <PageHeader title="Dashboard" text="Welcome back!" />,
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof AppShell>;
export default meta;
type Story = StoryObj<typeof meta>;

/** [V13] [K4] The agent's column has 24rem; the first Tab offers to skip to the content. */
export const Wide: Story = {
  globals: { viewport: { value: 'laptop' } },
  parameters: { requirements: ['V13', 'K4'] },
  play: async ({ canvas }) => {
    const column = canvas.getByRole('complementary', { name: 'Agent' }).parentElement!;
    await expect(column.getBoundingClientRect().width).toBe(24 * 16);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('main')).toHaveFocus();
  },
};

/** Something lies over the page: what is below cannot be reached. */
export const Covered: Story = {
  args: { covered: true },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('main')).toHaveAttribute('inert');
  },
};
