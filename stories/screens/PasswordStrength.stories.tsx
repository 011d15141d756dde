import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { personas } from '../../mocks/personas.ts';
import { backendOf, StoryApp } from '../../mocks/StoryApp.tsx';
import { fill, heading, openPasswordForm, press } from '../steps.ts';

const { pro } = personas;

/** How hard a new password is to guess, while it is typed. */
const meta = {
  title: 'Screens/Password, strength',
  component: StoryApp,
  parameters: { layout: 'fullscreen', requirements: ['U8'] },
  beforeEach: backendOf(pro),
} satisfies Meta<typeof StoryApp>;
export default meta;
type Story = StoryObj<typeof meta>;

const said = (text: string) => screen.findByText(text, undefined, { timeout: 10_000 });

/** At the sign-up it knows the name and the address, and refuses nothing. */
export const SignUp: Story = {
  play: async () => {
    await press('Get Started');
    await heading('Create Account');
    await fill('Full Name', 'Grace Hopper');
    await fill('Email', 'grace@example.com');
    await fill('Password', 'hopper1');
    await expect(await said('· It contains your name or address, which others know.')).toBeVisible();
    await fill('Password', 'velvet cannon sunrise');
    await waitFor(() => expect(screen.getByText(/^(Strong|Very strong)$/)).toBeVisible());
    await fill('Password', 'abcdef');
    await expect(await screen.findByText('Very weak')).toBeVisible();
    await press('Create Account');
    await heading('Welcome Back');
  },
};

/** In the account, with the same words. An empty field is not judged. */
export const InTheAccount: Story = {
  args: { signedInAs: pro },
  play: async () => {
    await openPasswordForm();
    await fill('New password', 'lovelace1');
    await expect(await said('· It contains your name or address, which others know.')).toBeVisible();
    await fill('New password', '');
    await waitFor(() => expect(screen.queryByText('Very weak')).toBeNull());
  },
};
