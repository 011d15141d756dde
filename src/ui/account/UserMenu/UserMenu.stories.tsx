import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { hostile } from '../../hostile.ts';
import { LanguageItems } from '../../primitives/LanguageSwitch/LanguageItems.tsx';
import { guide } from './UserMenu.guide.tsx';
import { UserMenu } from './UserMenu.tsx';

const chosenLanguage = fn();

const meta = {
  title: 'Account/UserMenu',
  component: UserMenu,
  parameters: { guide },
  args: {
    name: 'Ada Lovelace',
    email: 'ada@example.com',
    avatarUrl: '',
    onEditProfile: fn(),
    onSignOut: fn(),
  },
  render: (args) => (
    <div style={{ width: '14rem' }}>
      <UserMenu {...args} />
    </div>
  ),
} satisfies Meta<typeof UserMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The menu opens with Enter, and each of its items reports that it was chosen. */
export const Default: Story = {
  parameters: { requirements: ['V9'] },
  play: async ({ args, canvas }) => {
    canvas.getByRole('button', { name: /^Ada Lovelace/ }).focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit Profile' }));
    await expect(args.onEditProfile).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: /^Ada Lovelace/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Sign Out' }));
    await expect(args.onSignOut).toHaveBeenCalledOnce();
  },
};

/** Without a known name the app passes 'User', whose letter stands in for the picture. */
export const Nameless: Story = {
  args: { name: 'User' },
  parameters: { requirements: ['V9'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAccessibleName('User ada@example.com');
    await expect(canvas.getByText('U')).toBeVisible();
  },
};

/** Further items stand between the two: here the languages, each by its own name. */
export const WithLanguages: Story = {
  args: {
    more: (
      <LanguageItems
        languages={[
          { id: 'en', name: 'English' },
          { id: 'de', name: 'Deutsch' },
          { id: 'ar', name: 'العربية' },
        ]}
        value="en"
        onChange={chosenLanguage}
      />
    ),
  },
  parameters: { requirements: ['W7'] },
  play: async ({ canvas }) => {
    chosenLanguage.mockClear();
    canvas.getByRole('button', { name: /^Ada Lovelace/ }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('menuitemradio', { name: 'English' })).toBeChecked();
    const arabic = screen.getByRole('menuitemradio', { name: 'العربية' });
    await expect(arabic).toHaveAttribute('lang', 'ar');
    await expect(arabic.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(chosenLanguage).toHaveBeenCalledWith('de');
  },
};

export const RightToLeft: Story = { args: { name: hostile.rightToLeft } };

export const LongName: Story = {
  args: { name: hostile.unbroken.repeat(6), email: `${hostile.unbroken}@example.com` },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button');
    await expect(button.getBoundingClientRect().width).toBeLessThanOrEqual(14 * 16);
  },
};

/** The menu opens with an arrow key, and gives the focus back when it closes. */
export const Focused: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    const button = canvas.getByRole('button', { name: /^Ada Lovelace/ });
    await expect(button).toHaveFocus();
    await expect(getComputedStyle(button).outlineWidth).toBe('3px');
    await userEvent.keyboard('{ArrowDown}');
    const menu = await screen.findByRole('menu', { name: 'Account' });
    await expect(menu).toBeVisible();
    // The menu is as wide as its button.
    await expect(menu.offsetWidth).toBe(button.offsetWidth);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
  },
};

/** In a right-to-left page the picture is on the right, and the address still reads from left to right. */
export const RightToLeftPage: Story = {
  globals: { direction: 'rtl', viewport: { value: 'small' } },
  play: async ({ canvas, args }) => {
    const email = canvas.getByText(args.email);
    await expect(getComputedStyle(email).direction).toBe('ltr');
    const { left, right } = canvas.getByRole('button').getBoundingClientRect();
    await expect(email.getBoundingClientRect().right).toBeLessThan(right - 40);
    await expect(left).toBeGreaterThanOrEqual(0);
  },
};
