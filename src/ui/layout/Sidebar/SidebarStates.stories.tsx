import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bot, LayoutDashboard } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../primitives/Button/Button.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { guide } from './Sidebar.guide.tsx';
import { Sidebar } from './Sidebar.tsx';

const meta = {
  title: 'Layout/Sidebar/States',
  component: Sidebar,
  args: {
    brand: 'Parley',
    items: [
      { id: 'dashboard', label: 'Dashboard', icon: <LayoutDashboard />, current: true, onSelect: fn() },
      { id: 'agent', label: 'AI Agent', icon: <Bot />, current: false, onSelect: fn() },
    ],
    footer: <Button tone="quiet">Theme</Button>,
    user: <Text>Ada Lovelace</Text>,
    open: false,
    onClose: fn(),
  },
  parameters: { layout: 'fullscreen', guide },
} satisfies Meta<typeof Sidebar>;
export default meta;
type Story = StoryObj<typeof meta>;

/** On a page of documentation an open drawer would cover the page. */
const inFrame = { docs: { story: { inline: false, height: '34rem' } } };

/** The current item has a background, the focused one a ring. Enter opens the focused item. */
export const Focused: Story = {
  globals: { viewport: { value: 'laptop' } },
  play: async ({ args, canvas }) => {
    await waitFor(() => expect(window.innerWidth).toBe(1280));
    const [shown, other] = within(canvas.getByRole('navigation', { name: 'Main' })).getAllByRole('button');
    await userEvent.hover(other!);
    await userEvent.tab();
    await expect(shown).toHaveFocus();
    await userEvent.tab();
    await expect(other).toHaveFocus();
    await expect(getComputedStyle(other!).outlineWidth).toBe('3px');
    await expect(other!.offsetHeight).toBeGreaterThanOrEqual(44);
    const ground = (button: HTMLElement) => getComputedStyle(button).backgroundColor;
    await expect(ground(shown!)).not.toBe(ground(other!));
    await userEvent.keyboard('{Enter}');
    await expect(args.items[1]!.onSelect).toHaveBeenCalledOnce();
  },
};

/** In a right-to-left page the icons are on the right of their labels. */
export const RightToLeft: Story = {
  globals: { viewport: { value: 'laptop' } },
  render: (args) => (
    <div dir="rtl">
      <Sidebar {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(window.innerWidth).toBe(1280));
    const item = canvas.getByRole('button', { name: 'Dashboard' });
    const { left, width } = item.getBoundingClientRect();
    const icon = item.querySelector('svg')!.getBoundingClientRect();
    await expect(icon.left).toBeGreaterThan(left + width / 2);
  },
};

/** The drawer leaves a part of the page free to press on. The Tab key stays inside the drawer. */
export const SmallDrawer: Story = {
  args: { open: true },
  parameters: inFrame,
  globals: { viewport: { value: 'small' } },
  play: async () => {
    await waitFor(() => expect(window.innerWidth).toBe(320));
    const drawer = await screen.findByRole('dialog', { name: 'Menu' });
    const panel = drawer.firstElementChild!;
    await waitFor(() => expect(panel.getBoundingClientRect().left).toBe(0));
    await expect(panel.getBoundingClientRect().width).toBe(256);
    await userEvent.tab();
    await expect(drawer).toContainElement(document.activeElement as HTMLElement);
  },
};

/** In a right-to-left page the drawer slides in from the right edge and out to it. */
export const SmallDrawerRightToLeft: Story = {
  args: { open: true },
  parameters: inFrame,
  globals: { direction: 'rtl', viewport: { value: 'small' } },
  render: function Closing(args) {
    const [open, setOpen] = useState(true);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Open the menu</Button>
        <Sidebar {...args} open={open} onClose={() => setOpen(false)} />
      </>
    );
  },
  play: async () => {
    await waitFor(() => expect(window.innerWidth).toBe(320));
    const drawer = await screen.findByRole('dialog', { name: 'Menu' });
    const panel = drawer.firstElementChild!;
    await waitFor(() => expect(panel.getBoundingClientRect().right).toBe(320));
    await userEvent.keyboard('{Escape}');
    let farthest = 0;
    while (panel.isConnected) {
      farthest = Math.max(farthest, panel.getBoundingClientRect().left);
      await new Promise(requestAnimationFrame);
    }
    await expect(farthest).toBeGreaterThan(200);
    await userEvent.click(screen.getByRole('button', { name: 'Open the menu' }));
    const again = await screen.findByRole('dialog', { name: 'Menu' });
    await waitFor(() => expect(again.firstElementChild!.getBoundingClientRect().right).toBe(320));
  },
};

/** A screen whose code never arrives. */
const NeverLoaded = lazy(() => new Promise<never>(() => undefined));

/**
 * A line below the pressed item says that its screen is on its way, unless it comes within 100 ms. The next press takes the
 * line along.
 */
export const Waiting: Story = {
  globals: { viewport: { value: 'laptop' } },
  parameters: { requirements: ['V23'] },
  render: function WithScreens(args) {
    const [shown, setShown] = useState('Dashboard');
    const items = ['Dashboard', 'Billing', 'Payments'].map((name) => ({
      id: name,
      label: name,
      icon: <Bot />,
      current: shown === name,
      onSelect: () => setShown(name),
    }));
    return (
      <div style={{ display: 'flex' }}>
        <Sidebar {...args} items={items} />
        <Suspense fallback={null}>{shown === 'Dashboard' ? <Text>{shown}</Text> : <NeverLoaded />}</Suspense>
      </div>
    );
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(window.innerWidth).toBe(1280));
    const navigation = within(canvas.getByRole('navigation', { name: 'Main' }));
    const [dashboard, billing, payments] = navigation.getAllByRole('button') as [
      HTMLElement,
      HTMLElement,
      HTMLElement,
    ];
    const line = (item: HTMLElement) => getComputedStyle(item, '::after');
    const height = billing.offsetHeight;
    await userEvent.click(billing);
    await expect(billing).toHaveAttribute('aria-busy', 'true');
    await expect([line(billing).borderBlockEndWidth, line(billing).animationDelay]).toEqual(['2px', '0.1s']);
    await expect(billing.offsetHeight).toBe(height);
    await userEvent.click(payments);
    await expect(payments).toHaveAttribute('aria-busy', 'true');
    await expect(line(billing).content).toBe('none');
    // The screen that is shown stays, and whoever presses its item waits for nothing.
    await expect(dashboard).toHaveAttribute('aria-current', 'page');
    await userEvent.click(dashboard);
    await waitFor(() => expect(payments).toHaveAttribute('aria-busy', 'false'));
    await userEvent.click(payments);
    await expect(payments).toHaveAttribute('aria-busy', 'true');
    await expect(payments).toHaveFocus();
  },
};

/** A second group has a label, which names its list; its items load what they open when they are reached. [B26] */
export const Grouped: Story = {
  args: {
    group: {
      label: 'Your account',
      items: [
        { id: 'payments', label: 'Payments', icon: <Bot />, current: false, onSelect: fn(), onPreload: fn() },
      ],
    },
  },
  globals: { viewport: { value: 'laptop' } },
  parameters: { requirements: ['B26'] },
  play: async ({ args, canvas }) => {
    await waitFor(() => expect(window.innerWidth).toBe(1280));
    const group = within(canvas.getByRole('list', { name: 'Your account' }));
    const item = group.getByRole('button', { name: 'Payments' });
    await expect(item.offsetHeight).toBeGreaterThanOrEqual(44);
    const [payments] = args.group?.items ?? [];
    await userEvent.hover(item);
    await expect(payments?.onPreload).toHaveBeenCalled();
    await userEvent.click(item);
    await expect(payments?.onSelect).toHaveBeenCalledOnce();
  },
};
