import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bot, LayoutDashboard } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import { AgentPanel } from '../AgentPanel/AgentPanel.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { PlanGrid } from '../PlanGrid/PlanGrid.tsx';
import { plans } from '../PlanGrid/plans.ts';
import { Sidebar } from '../Sidebar/Sidebar.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { TopBar } from '../TopBar/TopBar.tsx';
import { UserMenu } from '../UserMenu/UserMenu.tsx';
import { AppShell } from './AppShell.tsx';

const sidebar = (
  <Sidebar
    brand="Parley"
    open={false}
    onClose={fn()}
    items={[
      { id: 'dashboard', label: 'Dashboard', icon: <LayoutDashboard />, current: true, onSelect: fn() },
      { id: 'agent', label: 'AI Agent', icon: <Bot />, current: false, narrowOnly: true, onSelect: fn() },
    ]}
    user={
      <UserMenu
        name="Grace Hopper"
        email="grace@example.com"
        avatarUrl=""
        onEditProfile={fn()}
        onSignOut={fn()}
      />
    }
  />
);
const agent = (
  <AgentPanel
    form="column"
    title="Voice & Chat Agent"
    phone="+1 (555) 010-0199"
    online
    onVoice={fn()}
    onText={fn()}
    onCall={fn()}
  />
);

const meta = {
  title: 'UI/AppShell',
  component: AppShell,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '40rem' } } },
  args: {
    sidebar,
    topBar: <TopBar brand="Parley" menuOpen={false} agentOpen={false} onMenu={fn()} onAgent={fn()} />,
    children: (
      <Stack gap="lg">
        <Heading level={1} size="page">
          Billing & Subscriptions
        </Heading>
        <Heading level={2} size="heading">
          Choose Your Plan
        </Heading>
        <PlanGrid plans={plans} currentId="pro" onSubscribe={fn()} />
      </Stack>
    ),
  },
} satisfies Meta<typeof AppShell>;
export default meta;
type Story = StoryObj<typeof meta>;

/** [V11] [V13] Sidebar, page and a column of 24rem. The first Tab offers to skip to the page; the address stays. */
export const Laptop: Story = {
  parameters: { requirements: ['V11', 'V13'] },
  globals: { viewport: { value: 'laptop' } },
  args: { agent },
  play: async ({ canvas, userEvent }) => {
    const column = canvas.getByRole('complementary', { name: 'Voice & Chat Agent' });
    await expect(column.parentElement!.offsetWidth).toBe(384);
    const { href } = location;
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('main')).toHaveFocus();
    await expect(location.href).toBe(href);
  },
};

export const Wide: Story = { args: { agent }, globals: { viewport: { value: 'wide' } } };

export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } };

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Menu' })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
