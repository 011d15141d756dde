import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn } from 'storybook/test';
import { personas } from '../../mocks/personas.ts';
import { backendOf, StoryApp } from '../../mocks/StoryApp.tsx';
import { storyBrowser } from '../../mocks/storyServices.ts';
import { fill, heading, openRecoveryLink, press, signIn, signOut, toast } from '../steps.ts';

const { pro } = personas;
const browser = storyBrowser();

/** Somebody has forgotten their password. Each `mount` after the first one opens the mail's link in the same tab. */
const meta = {
  title: 'Flows/Recover',
  component: StoryApp,
  // The stories change the page's storage and history, so only one may run on a page.
  tags: ['!autodocs'],
  args: { browser },
  globals: { viewport: { value: 'laptop' } },
  parameters: { layout: 'fullscreen' },
  beforeEach: (context) => {
    backendOf(pro)(context);
    browser.lastUsedBy();
  },
} satisfies Meta<typeof StoryApp>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The mail has been sent. [V1] */
export const MailSent: Story = {
  parameters: { requirements: ['V1'] },
  play: async () => {
    await press('Sign In');
    await press('Forgot password?');
    await heading('Reset your password');
    await fill('Email', pro.email);
    await press('Send link');
    await expect(await screen.findByText('Check your inbox')).toBeVisible();
  },
};

/**
 * The mail's link, a new password and the account, from where Back does not lead to the form again; then a sign-in with the new
 * password. [V1, S1, C1, U7]
 */
export const NewPassword: Story = {
  parameters: { requirements: ['V1', 'S1', 'C1', 'U7'] },
  play: async ({ mount, ...context }) => {
    await mount();
    await MailSent.play?.({ ...context, mount });
    openRecoveryLink(pro);
    await mount();
    await heading('Set your password');
    await expect(location.hash).toBe('');
    await fill('New password', 'battery-staple');
    await press('Save password');
    await toast(
      'Password changed',
      'Your other devices are signed out. Use the new password the next time you sign in.',
    );
    await heading('Dashboard');
    const wentBack = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
    history.back();
    await wentBack;
    // A form that opened would be drawn by the next frame.
    await new Promise(requestAnimationFrame);
    await expect(screen.queryByLabelText('New password')).toBeNull();
    await expect(await heading('Dashboard')).toBeVisible();
    await signOut(/^Ada Lovelace/);
    await signIn(pro.email, 'battery-staple');
    await expect(await heading('Dashboard')).toBeVisible();
  },
};

/** A reload before the new password was set shows its form again, until it is set or the old one is kept. [U7] */
export const ReloadedBeforeSet: Story = {
  parameters: { requirements: ['U7'] },
  play: async ({ mount }) => {
    openRecoveryLink(pro);
    await mount();
    await heading('Set your password');
    await mount();
    await heading('Set your password');
    await press('Keep the old one and continue');
    await heading('Dashboard');
    await mount();
    await expect(await heading('Dashboard')).toBeVisible();
  },
};

/** Where the tab's storage is full the form shows all the same; only a reload does not know of it. [U7, X13] */
export const StorageFull: Story = {
  parameters: { requirements: ['U7', 'X13'] },
  play: async ({ mount }) => {
    const setItem = spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('No.', 'QuotaExceededError');
    });
    openRecoveryLink(pro);
    await mount();
    await heading('Set your password');
    await fill('New password', 'battery-staple');
    await press('Save password');
    await heading('Dashboard');
    await expect(setItem).toHaveBeenCalled();
    setItem.mockRestore();
  },
};
