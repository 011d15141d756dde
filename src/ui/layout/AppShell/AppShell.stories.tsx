import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Button } from '../../primitives/Button/Button.tsx';
import { hostile } from '../../hostile.ts';
import { PageHeader } from '../PageHeader/PageHeader.tsx';
import { guide } from './AppShell.guide.tsx';
import { AppShell } from './AppShell.tsx';

const meta = {
  title: 'Layout/AppShell',
  component: AppShell,
  args: {
    sidebar: <aside aria-label="Sidebar">Sidebar</aside>,
    topBar: <header>Bar</header>,
    agent: <aside aria-label="Agent">Agent</aside>,
    children: <PageHeader title="Dashboard" description="Welcome back!" />,
  },
  parameters: { guide, layout: 'fullscreen', docs: { story: { inline: false, height: '34rem' } } },
} satisfies Meta<typeof AppShell>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The agent's column is 24rem wide. The first press of Tab shows the link that skips to the content. [V13, K4] */
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

/** While the agent covers the page, the screen is inert. */
export const MainInert: Story = {
  args: { mainInert: true },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('main')).toHaveAttribute('inert');
  },
};

/** The bottom bar stands at the window's end, below a short screen too, and is inert while the agent covers it. */
export const BottomBar: Story = {
  args: { bottomBar: <Button>Ask</Button>, mainInert: true, sidebar: null, agent: null },
  globals: { viewport: { value: 'phone' } },
  parameters: { requirements: ['A55'] },
  play: async ({ canvas }) => {
    const bar = canvas.getByText('Ask');
    await expect(bar.getBoundingClientRect().bottom).toBeGreaterThan(innerHeight - 40);
    await expect(bar.closest('[inert]')).not.toBeNull();
    await expect(document.documentElement.scrollHeight).toBeLessThanOrEqual(innerHeight);
  },
};

/** Beside the agent's column there is no bottom bar. */
export const NoBottomBar: Story = {
  args: { bottomBar: <Button>Ask</Button> },
  globals: { viewport: { value: 'laptop' } },
  parameters: { requirements: ['A55'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ask')).not.toBeVisible();
  },
};

/** On the smallest phone there is one column, and long words wrap inside it. */
export const Small: Story = {
  args: { children: <PageHeader title={hostile.unbroken} description={hostile.markup} /> },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    const page = document.documentElement;
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth);
    await expect(canvas.getByRole('main').getBoundingClientRect().width).toBe(page.clientWidth);
  },
};

/** In a right-to-left page the agent is on the left and the sidebar on the right. */
export const RightToLeft: Story = {
  args: { children: <PageHeader title={hostile.rightToLeft} description={hostile.rightToLeft} /> },
  globals: { viewport: { value: 'laptop' } },
  render: (args) => (
    <div dir="rtl">
      <AppShell {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const left = (name: string) => canvas.getByRole('complementary', { name }).getBoundingClientRect().left;
    await expect(left('Agent')).toBeLessThan(left('Sidebar'));
  },
};
