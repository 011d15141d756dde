import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { guide } from './ThemeSwitch.guide.tsx';
import { ThemeSwitch } from './ThemeSwitch.tsx';

const meta = {
  title: 'Primitives/ThemeSwitch',
  component: ThemeSwitch,
  parameters: { guide, docs: { story: { inline: false, height: '16rem' } } },
  args: { value: 'system', onChange: fn() },
} satisfies Meta<typeof ThemeSwitch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const System: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Theme' }));
    await expect(await screen.findByRole('menuitemradio', { name: 'System theme' })).toBeChecked();
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'Dark theme' }));
    await expect(args.onChange).toHaveBeenCalledWith('dark');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
};

export const Light: Story = { args: { value: 'light' } };

export const Open: Story = {
  args: { value: 'dark' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Theme' }));
    await expect(await screen.findByRole('menuitemradio', { name: 'Dark theme' })).toBeChecked();
  },
};

/** Moving through the themes with the keyboard does not apply them. */
export const Focused: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    const button = canvas.getByRole('button', { name: 'Theme' });
    await expect(getComputedStyle(button).outlineWidth).toBe('3px');
    await userEvent.keyboard('{ArrowDown}');
    const menu = await screen.findByRole('menu', { name: 'Theme' });
    await expect(menu).toBeVisible();
    await userEvent.keyboard('{ArrowDown}{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

/** At the left edge of the smallest phone the menu stays inside the window. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl', viewport: { value: 'small' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Theme' }));
    const { left, right } = (await screen.findByRole('menu')).getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(0);
    await expect(right).toBeLessThanOrEqual(320);
  },
};
