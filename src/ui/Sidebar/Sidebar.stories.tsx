import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bot, LayoutDashboard } from 'lucide-react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { hostile } from '../hostile.ts';
import { UserMenu } from '../UserMenu/UserMenu.tsx';
import { Sidebar } from './Sidebar.tsx';

const select = fn();
const user = (name: string) => (
  <UserMenu name={name} email="grace@example.com" avatarUrl="" onEditProfile={fn()} onSignOut={fn()} />
);

const meta = {
  title: 'UI/Sidebar',
  component: Sidebar,
  parameters: { layout: 'fullscreen' },
  args: {
    brand: 'Parley',
    open: false,
    onClose: fn(),
    user: user('Grace Hopper'),
    items: [
      { id: 'dashboard', label: 'Dashboard', icon: <LayoutDashboard />, current: true, onSelect: select },
      { id: 'agent', label: 'AI Agent', icon: <Bot />, current: false, narrowOnly: true, onSelect: select },
    ],
  },
} satisfies Meta<typeof Sidebar>;
export default meta;
type Story = StoryObj<typeof meta>;

/** [V11] [V10] [V8] 16rem, fixed; 'AI Agent' has a column of its own from 1280 px. */
export const Laptop: Story = {
  parameters: { requirements: ['V8', 'V10', 'V11'] },
  globals: { viewport: { value: 'laptop' } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('complementary').offsetWidth).toBe(256);
    const nav = canvas.getByRole('navigation', { name: 'Main' });
    const dashboard = within(nav).getByRole('button', { name: 'Dashboard' });
    await expect(dashboard).toHaveAttribute('aria-current', 'page');
    await expect(within(nav).queryByRole('button', { name: 'AI Agent' })).toBeNull();
    await userEvent.click(dashboard);
    await expect(select).toHaveBeenCalledOnce();
  },
};

/** [V11] 20rem on extra-wide screens. */
export const Wide: Story = {
  parameters: { requirements: ['V11'] },
  globals: { viewport: { value: 'wide' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('complementary').offsetWidth).toBe(320);
  },
};

/** [V11] Nothing until the menu is opened. */
export const PhoneClosed: Story = {
  parameters: { requirements: ['V11'] },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
};

/** [V11] [V10] A drawer; Escape and 'Close' close it, the page behind is out of reach. */
export const Drawer: Story = {
  parameters: { requirements: ['V10', 'V11'] },
  globals: { viewport: { value: 'phone' } },
  args: { open: true },
  play: async ({ userEvent, args }) => {
    const drawer = await screen.findByRole('dialog', { name: 'Menu' });
    await waitFor(() => expect(drawer).toContainElement(document.activeElement as HTMLElement));
    await expect(within(drawer).getByRole('button', { name: 'AI Agent' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
    await userEvent.click(within(drawer).getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledTimes(2);
  },
};

/** [V11] What lies right of the drawer is the backdrop, and a click on it closes. */
export const Backdrop: Story = {
  ...Drawer,
  play: async ({ userEvent, args }) => {
    const drawer = await screen.findByRole('dialog');
    await waitFor(() => expect(drawer.getBoundingClientRect().left).toBe(0));
    const beside = document.elementFromPoint(drawer.getBoundingClientRect().right + 20, 400)!;
    await expect(getComputedStyle(beside).position).toBe('fixed');
    await userEvent.click(beside);
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** [V9] The user's menu opens above the drawer. */
export const DrawerMenu: Story = {
  ...Drawer,
  parameters: { requirements: ['V9'] },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: /^Grace Hopper/ }));
    const item = await screen.findByRole('menuitem', { name: 'Sign Out' });
    const { left, top } = item.getBoundingClientRect();
    await waitFor(() =>
      expect(item).toContainElement(document.elementFromPoint(left + 20, top + 10) as HTMLElement),
    );
  },
};

export const Hostile: Story = { ...Drawer, args: { open: true, user: user(hostile.unbroken.repeat(6)) } };
