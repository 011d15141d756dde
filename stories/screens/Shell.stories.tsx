import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { personas } from '../../mocks/personas.ts';
import { backendOf, StoryApp } from '../../mocks/StoryApp.tsx';
import { heading, press, toast } from '../steps.ts';

const { blank, pro } = personas;

const meta = {
  title: 'Screens/Shell',
  component: StoryApp,
  args: { signedInAs: pro },
  parameters: { layout: 'fullscreen' },
  beforeEach: backendOf(blank, pro),
} satisfies Meta<typeof StoryApp>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The sidebar and the user's menu. [V8, V9] */
export const Sidebar: Story = {
  globals: { viewport: { value: 'laptop' } },
  parameters: { requirements: ['V8', 'V9'] },
  play: async () => {
    const navigation = within(await screen.findByRole('navigation', { name: 'Main' }));
    await expect(navigation.getByRole('button', { name: 'Dashboard' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    // The choice of the language comes a moment later, and takes room beside it.
    await screen.findByRole('button', { name: /^Language/ });
    await document.fonts.ready;
    // A word that does not fit would be broken in two, or stand in a row of its own.
    const commands = screen.getByRole('button', { name: 'Commands' }).getBoundingClientRect();
    await expect(Math.round(commands.height)).toBe(44);
    const theme = screen.getByRole('button', { name: /^Theme/ }).getBoundingClientRect();
    await expect(Math.round(commands.top)).toBe(Math.round(theme.top));
    await press(/^Ada Lovelace/);
    const signOut = await screen.findByRole('menuitem', { name: 'Sign Out' });
    await waitFor(() => expect(signOut).toBeVisible());
    await userEvent.click(screen.getByRole('menuitem', { name: 'Edit Profile' }));
    await expect(await heading('Edit Profile')).toBeVisible();
  },
};

/** A user without a name is called 'User'. [V9] */
export const Nameless: Story = {
  args: { signedInAs: blank },
  globals: { viewport: { value: 'laptop' } },
  parameters: { requirements: ['V9'] },
  play: async () => {
    await expect(await screen.findByRole('button', { name: /^User/ })).toHaveTextContent('blank@example.com');
  },
};

/** After signing out the landing page shows, and nothing of the account. [X3, V4, V19] */
export const SignedOut: Story = {
  globals: { viewport: { value: 'laptop' } },
  parameters: { requirements: ['X3', 'V4', 'V19'] },
  play: async () => {
    await press(/^Ada Lovelace/);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Sign Out' }));
    await expect(await screen.findByRole('button', { name: 'Get Started' })).toBeVisible();
    await toast('Signed out', 'You have been signed out successfully.');
    await expect(screen.queryByRole('navigation')).toBeNull();
    await expect(screen.queryByText('ada@example.com')).toBeNull();
  },
};

/** On a phone the bar's toggle opens the agent over the page. [V10, V12, V13] */
export const PhoneAgent: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: { requirements: ['V10', 'V12', 'V13'] },
  play: async () => {
    await press('AI Agent');
    const agent = await screen.findByRole('dialog', { name: 'My Agent' });
    await expect(within(agent).getByRole('button', { name: 'Close' })).toBeVisible();
    await press('Hide AI');
    await expect(screen.queryByRole('dialog', { name: 'My Agent' })).toBeNull();
    await expect(await screen.findByRole('button', { name: 'AI Agent' })).toBeVisible();
  },
};

/** On a phone the menu slides in, and Escape closes it. [V11] */
export const PhoneMenu: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: { requirements: ['V11', 'V10'] },
  play: async () => {
    await press('Menu');
    const menu = await screen.findByRole('dialog', { name: 'Menu' });
    await waitFor(() => expect(within(menu).getByRole('button', { name: 'AI Agent' })).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await expect(await screen.findByRole('button', { name: 'Menu' })).toHaveAttribute(
      'aria-expanded',
      'false',
    );
  },
};
