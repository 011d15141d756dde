import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { personas } from '../../mocks/personas.ts';
import { backendOf, StoryApp } from '../../mocks/StoryApp.tsx';
import { heading, press, signOut } from '../steps.ts';

const { pro } = personas;

const meta = {
  title: 'Screens/Navigation',
  component: StoryApp,
  args: { signedInAs: pro },
  parameters: { layout: 'fullscreen', requirements: ['B26', 'V8'] },
  beforeEach: backendOf(pro),
} satisfies Meta<typeof StoryApp>;
export default meta;
type Story = StoryObj<typeof meta>;

const screens = [
  ['Payments', 'Payments'],
  ['Billing', 'Billing & Subscriptions'],
  ['Account', 'Account'],
] as const;

/** 'Your account' leads to payments, billing and the profile, and says which of them is shown. [B26, V8] */
export const Sidebar: Story = {
  globals: { viewport: { value: 'laptop' } },
  play: async () => {
    await heading('Dashboard');
    const group = within(await screen.findByRole('list', { name: 'Your account' }));
    for (const [item, title] of screens) {
      await userEvent.click(group.getByRole('button', { name: item }));
      await heading(title);
      await waitFor(() =>
        expect(group.getByRole('button', { name: item })).toHaveAttribute('aria-current', 'page'),
      );
      await expect(screen.getByRole('button', { name: 'Dashboard' })).not.toHaveAttribute('aria-current');
    }
    await press('Dashboard');
    await heading('Dashboard');
  },
};

/** On a phone the menu has the same group, and closes when one is chosen. [B26, V11] */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await heading('Dashboard');
    await waitFor(() => expect(window.innerWidth).toBe(390));
    for (const [item, title] of screens) {
      await press('Menu');
      const menu = within(await screen.findByRole('dialog', { name: 'Menu' }));
      await userEvent.click(menu.getByRole('button', { name: item }));
      await heading(title);
      await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Menu' })).toBeNull());
    }
  },
};

/** Whoever signs out at the end of a page lands at the top of the next one, and the focus at its heading. [H2] */
export const SignedOutAtTheEnd: Story = {
  globals: { viewport: { value: 'laptop' } },
  parameters: { requirements: ['H2'] },
  play: async () => {
    await press('Account');
    await heading('Data');
    scrollTo(0, document.documentElement.scrollHeight);
    await waitFor(() => expect(scrollY).toBeGreaterThan(0));
    await signOut(/^Ada Lovelace/);
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
    await expect(scrollY).toBe(0);
  },
};
