import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { guide } from './LanguageSwitch.guide.tsx';
import { LanguageSwitch } from './LanguageSwitch.tsx';

const meta = {
  title: 'Primitives/LanguageSwitch',
  component: LanguageSwitch,
  parameters: { guide, docs: { story: { inline: false, height: '16rem' } } },
  args: {
    languages: [
      { id: 'en', name: 'English' },
      { id: 'de', name: 'Deutsch' },
      { id: 'ar', name: 'العربية' },
    ],
    value: 'en',
    onChange: fn(),
  },
} satisfies Meta<typeof LanguageSwitch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Language' }));
    const arabic = await screen.findByRole('menuitemradio', { name: 'العربية' });
    await expect(arabic).toHaveAttribute('lang', 'ar');
    // Names begin below each other, whichever way their letters run.
    const leftOf = (name: string) => screen.getByText(name).getBoundingClientRect().left;
    await expect(leftOf('العربية')).toBeCloseTo(leftOf('English'), 0);
    await expect(screen.getByRole('menuitemradio', { name: 'English' })).toBeChecked();
    await userEvent.click(arabic);
    await expect(args.onChange).toHaveBeenCalledWith('ar');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
};

export const Open: Story = {
  args: { value: 'de' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Language' }));
    await expect(await screen.findByRole('menuitemradio', { name: 'Deutsch' })).toBeChecked();
  },
};

/** A long name wraps, and the tick keeps its place. */
export const LongNames: Story = {
  args: {
    languages: [
      { id: 'en', name: 'English' },
      { id: 'pt-BR', name: 'Português do Brasil, com a nova ortografia e muitas palavras' },
    ],
    value: 'pt-BR',
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Language' }));
    await expect(await screen.findByRole('menuitemradio', { name: /Português/ })).toBeChecked();
  },
};

/** Moving through the languages with the keyboard does not apply them. */
export const Focused: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    const button = canvas.getByRole('button', { name: 'Language' });
    await userEvent.keyboard('{ArrowDown}');
    await expect(await screen.findByRole('menu', { name: 'Language' })).toBeVisible();
    await userEvent.keyboard('{ArrowDown}{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

/** At the left edge of the smallest phone the menu stays inside the window. */
export const RightToLeft: Story = {
  args: { value: 'ar' },
  globals: { direction: 'rtl', viewport: { value: 'small' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Language' }));
    const { left, right } = (await screen.findByRole('menu')).getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(0);
    await expect(right).toBeLessThanOrEqual(320);
  },
};
