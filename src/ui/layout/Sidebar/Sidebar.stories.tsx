import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bot, LayoutDashboard } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../primitives/Button/Button.tsx';
import { hostile } from '../../hostile.ts';
import { Text } from '../../primitives/Text/Text.tsx';
import { guide } from './Sidebar.guide.tsx';
import { Sidebar } from './Sidebar.tsx';

const onAgent = fn();

const meta = {
  title: 'Layout/Sidebar',
  component: Sidebar,
  args: {
    brand: 'Parley',
    items: [
      { id: 'dashboard', label: 'Dashboard', icon: <LayoutDashboard />, current: true, onSelect: fn() },
      {
        id: 'agent',
        label: 'AI Agent',
        icon: <Bot />,
        current: false,
        narrowOnly: true,
        onSelect: onAgent,
      },
    ],
    user: <Text>Ada Lovelace</Text>,
    open: false,
    onClose: fn(),
  },
  parameters: { guide, layout: 'fullscreen' },
} satisfies Meta<typeof Sidebar>;
export default meta;
type Story = StoryObj<typeof meta>;

/** On a page of documentation an open drawer would cover the page. */
const inFrame = { docs: { story: { inline: false, height: '34rem' } } };

const width = (name: string) => screen.getByRole('complementary', { name }).getBoundingClientRect().width;

/** The panel is 16rem wide. The item 'AI Agent' is hidden, because the agent has a column of its own. [V8, V10, V11, K4] */
export const Laptop: Story = {
  globals: { viewport: { value: 'laptop' } },
  parameters: { requirements: ['V8', 'V10', 'V11', 'K4'] },
  play: async ({ canvas }) => {
    await waitFor(() => expect(window.innerWidth).toBe(1280));
    await expect(width('Parley')).toBe(256);
    await expect(canvas.queryByRole('button', { name: 'AI Agent' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Dashboard' })).toHaveAttribute('aria-current', 'page');
  },
};

/** The panel is 20rem wide on extra-wide screens. [V11, K4] */
export const Wide: Story = {
  globals: { viewport: { value: 'wide' } },
  parameters: { requirements: ['V11', 'K4'] },
  play: async () => {
    await waitFor(() => expect(window.innerWidth).toBe(1920));
    await expect(width('Parley')).toBe(320);
  },
};

/** In a narrow window the sidebar is a drawer, and Escape closes it. [V10, V11] */
export const Drawer: Story = {
  args: { open: true },
  globals: { viewport: { value: 'phone' } },
  parameters: { requirements: ['V10', 'V11'], ...inFrame },
  play: async ({ args }) => {
    const menu = within(await screen.findByRole('dialog', { name: 'Menu' }));
    await userEvent.click(menu.getByRole('button', { name: 'AI Agent' }));
    await expect(onAgent).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** A press beside the drawer closes it, and the focus returns to what opened it. [V11] */
export const Backdrop: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: { requirements: ['V11'] },
  render: function Opened(args) {
    const [open, setOpen] = useState(args.open);
    return (
      <>
        <Sidebar {...args} open={open} onClose={() => setOpen(false)} />
        <Button onClick={() => setOpen(true)}>Menu</Button>
      </>
    );
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(window.innerWidth).toBe(390));
    const opener = canvas.getByRole('button', { name: 'Menu' });
    await userEvent.click(opener);
    const drawer = await screen.findByRole('dialog', { name: 'Menu' });
    await waitFor(() => expect(drawer).toContainElement(document.activeElement as HTMLElement));
    await waitFor(() => expect(drawer.firstElementChild!.getBoundingClientRect().left).toBe(0));
    await userEvent.click(document.elementFromPoint(window.innerWidth - 20, window.innerHeight / 2)!);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const LongText: Story = {
  parameters: inFrame,
  args: {
    open: true,
    items: [
      { id: 'long', label: hostile.unbroken, icon: <Bot />, current: true, onSelect: fn() },
      { id: 'rtl', label: hostile.rightToLeft, icon: <Bot />, current: false, onSelect: fn() },
    ],
  },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const drawer = (await screen.findByRole('dialog')).firstElementChild!;
    await expect(drawer.scrollWidth).toBeLessThanOrEqual(drawer.clientWidth);
  },
};
