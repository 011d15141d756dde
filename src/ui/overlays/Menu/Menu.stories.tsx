import type { Meta, StoryObj } from '@storybook/react-vite';
import { LogOut, Pencil } from 'lucide-react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../../primitives/Button/Button.tsx';
import { hostile } from '../../hostile.ts';
import { guide } from './Menu.guide.tsx';
import { Menu } from './Menu.tsx';

const meta = {
  title: 'Overlays/Menu',
  component: Menu,
  parameters: { guide, docs: { story: { inline: false, height: '16rem' } } },
  // The control would print how React keeps an element.
  argTypes: { trigger: { control: false } },
  args: {
    trigger: <Button>Grace Hopper</Button>,
    label: 'Account',
    items: [
      { id: 'edit', label: 'Edit Profile', icon: <Pencil />, onSelect: fn() },
      { id: 'out', label: 'Sign Out', icon: <LogOut />, tone: 'critical', onSelect: fn() },
    ],
  },
} satisfies Meta<typeof Menu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Grace Hopper' });
    await expect(trigger).toHaveAttribute('aria-haspopup', 'menu');
    await expect(trigger).toHaveAttribute('aria-expanded', 'false');
  },
};

/** Opened by pointer, the menu itself has the focus. The next arrow key goes to its first or last item. */
export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    const menu = await screen.findByRole('menu', { name: 'Account' });
    await waitFor(() => expect(menu).toHaveFocus());
    await userEvent.keyboard('{ArrowUp}');
    await expect(screen.getByRole('menuitem', { name: 'Sign Out' })).toHaveFocus();
  },
};

/** Opened, used and closed with the keyboard alone. */
export const Keyboard: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const trigger = canvas.getByRole('button');
    const [edit, out] = args.items;
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Edit Profile' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await expect(screen.getByRole('menuitem', { name: 'Sign Out' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(out!.onSelect).toHaveBeenCalledOnce();
    await expect(edit!.onSelect).not.toHaveBeenCalled();
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());

    await waitFor(() => expect(trigger).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('menu');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

export const LongText: Story = {
  args: {
    items: [
      { id: 'long', label: hostile.unbroken, icon: <Pencil />, onSelect: fn() },
      { id: 'rtl', label: hostile.rightToLeft, onSelect: fn() },
      { id: 'markup', label: hostile.markup, onSelect: fn() },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    const menu = await screen.findByRole('menu');
    await expect(menu.scrollWidth).toBeLessThanOrEqual(menu.clientWidth);
  },
};

/** The highlight follows the arrow keys and wraps around. A letter goes to the item that begins with it. */
export const States: Story = {
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button');
    await userEvent.tab();
    await expect(getComputedStyle(trigger).outlineWidth).toBe('3px');
    await userEvent.keyboard(' ');
    const item = (name: string) => screen.getByRole('menuitem', { name });
    await waitFor(() => expect(item('Edit Profile')).toHaveFocus());
    await expect(item('Edit Profile').offsetHeight).toBeGreaterThanOrEqual(44);
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(item('Sign Out')).toHaveFocus());
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(item('Edit Profile')).toHaveFocus());
    await userEvent.keyboard('s');
    await waitFor(() => expect(item('Sign Out')).toHaveFocus());
    const ground = (name: string) => getComputedStyle(item(name)).backgroundColor;
    await expect(ground('Sign Out')).not.toBe(ground('Edit Profile'));
    await userEvent.hover(item('Edit Profile'));
    await expect(item('Edit Profile')).toHaveFocus();
  },
};

/** In browsers without anchor positioning the menu is at the same place, and stays there while the page scrolls. */
export const WithoutAnchorPositioning: Story = {
  beforeEach: () => {
    const { supports } = CSS;
    CSS.supports = (...condition: [string]) =>
      condition[0] !== 'position-area: block-end' && supports(...condition);
    return () => {
      CSS.supports = supports;
    };
  },
  render: (args) => (
    <div style={{ height: '200vh', paddingTop: '6rem', paddingInline: '2rem' }}>
      <Menu {...args} />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Grace Hopper' });
    const below = () => {
      const menu = screen.getByRole('menu').getBoundingClientRect();
      const button = trigger.getBoundingClientRect();
      return [menu.top - button.bottom, menu.left - button.left].map(Math.round);
    };
    await userEvent.click(trigger);
    await screen.findByRole('menu');
    await waitFor(() => expect(below()).toEqual([8, 0]));
    scrollTo({ top: 60, behavior: 'instant' });
    await waitFor(() => expect(trigger.getBoundingClientRect().top).toBeLessThan(60));
    await waitFor(() => expect(below()).toEqual([8, 0]));
    scrollTo({ top: 0, behavior: 'instant' });
  },
};

/** The menu stays inside the window of the smallest phone. */
export const SmallRightToLeft: Story = {
  globals: { viewport: { value: 'small' } },
  args: { trigger: <Button fullWidth>{hostile.rightToLeft}</Button>, items: meta.args.items },
  render: (args) => (
    <div dir="rtl">
      <Menu {...args} />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    const menu = await screen.findByRole('menu');
    const { left, right } = menu.getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(8);
    await expect(right).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** A native button as the trigger keeps a style of its own, and the menu still opens beside it. */
export const StyledTrigger: Story = {
  args: {
    trigger: (
      <button type="button" style={{ paddingInline: 24 }}>
        Grace Hopper
      </button>
    ),
  },
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Grace Hopper' });
    await expect(trigger).toHaveStyle({ paddingInline: '24px' });
    await expect(getComputedStyle(trigger).getPropertyValue('anchor-name')).toMatch(/^--/);
  },
};
