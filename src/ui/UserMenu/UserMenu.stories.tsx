import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { hostile } from '../hostile.ts';
import { UserMenu } from './UserMenu.tsx';

const meta = {
  title: 'UI/UserMenu',
  component: UserMenu,
  args: {
    name: 'Grace Hopper',
    email: 'grace@example.com',
    avatarUrl: '',
    onEditProfile: fn(),
    onSignOut: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ width: '15rem', paddingTop: '10rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof UserMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

/** [V9] 'Edit Profile' and 'Sign Out', above the button. */
export const Closed: Story = {
  parameters: { requirements: ['V9'] },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: /^Grace Hopper/ });
    await userEvent.click(button);
    const edit = await screen.findByRole('menuitem', { name: 'Edit Profile' });
    await expect(edit.getBoundingClientRect().bottom).toBeLessThanOrEqual(button.getBoundingClientRect().top);
    await userEvent.click(edit);
    await expect(args.onEditProfile).toHaveBeenCalledOnce();
    await userEvent.click(button);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Sign Out' }));
    await expect(args.onSignOut).toHaveBeenCalledOnce();
  },
};

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(await screen.findByRole('menu')).toBeVisible();
  },
};

export const Hostile: Story = {
  args: { name: hostile.unbroken.repeat(6), email: hostile.markup, avatarUrl: 'javascript:alert(1)' },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button');
    await expect(button.scrollWidth).toBeLessThanOrEqual(button.clientWidth);
    await expect(button.offsetHeight).toBeLessThan(72);
  },
};

export const RightToLeft: Story = { args: { name: hostile.rightToLeft } };
