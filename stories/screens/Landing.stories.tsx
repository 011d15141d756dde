import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { freshBrowser, StoryApp } from '../../mocks/StoryApp.tsx';
import { heading, press } from '../steps.ts';

const asked = fn();

const meta = {
  title: 'Screens/Landing',
  component: StoryApp,
  parameters: {
    layout: 'fullscreen',
    msw: {
      handlers: [
        http.all('https://backend.test/*', ({ request }) => {
          asked(request.url);
          return HttpResponse.error();
        }),
      ],
    },
  },
  beforeEach: freshBrowser,
} satisfies Meta<typeof StoryApp>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A visitor sees the landing page at once, without a single request. [V2, V4, V5, P1] */
export const Visitor: Story = {
  parameters: { requirements: ['V2', 'V4', 'V5', 'P1'] },
  play: async ({ canvas }) => {
    // In a cold run the first story waits for the page's code, which a visitor has in the page itself.
    const title = await canvas.findByRole('heading', { level: 1 }, { timeout: 15_000 });
    await expect(title).toHaveTextContent('AI-driven platform');
    for (const name of ['User-Friendly', 'Secure & Private', 'Lightning Fast'])
      await expect(canvas.getByRole('heading', { name })).toBeVisible();
    for (const name of ['Sign In', 'Get Started', 'Create Your Account'])
      await expect(canvas.getByRole('button', { name })).toBeEnabled();
    await expect(canvas.queryByRole('navigation')).toBeNull();
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(asked).not.toHaveBeenCalled();
  },
};

/** The footer names the address of support where there is one. [V5, X14] */
export const WithSupport: Story = {
  args: { services: { supportEmail: 'help@example.com' } },
  parameters: { requirements: ['V5', 'X14'] },
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'help@example.com' });
    await expect(link).toHaveAttribute('href', 'mailto:help@example.com');
    await expect(canvas.getByRole('contentinfo')).toContainElement(link);
  },
};

/** 'Get Started' leads to Sign Up. [V5] */
export const GetStarted: Story = {
  parameters: { requirements: ['V5'] },
  play: async () => {
    await press('Get Started');
    await expect(await heading('Create Account')).toBeVisible();
  },
};

/** 'Create Your Account', at the end of the page, opens the top of it too. Back returns to the top of the landing page. [V5, V7, H2] */
export const CreateYourAccount: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: { requirements: ['V5', 'V7', 'H2'] },
  play: async () => {
    await screen.findByRole('button', { name: 'Create Your Account' });
    scrollTo(0, document.documentElement.scrollHeight);
    await press('Create Your Account');
    await waitFor(async () => expect(await heading('Create Account')).toHaveFocus());
    await expect(scrollY).toBe(0);
    scrollTo(0, document.documentElement.scrollHeight);
    await press('Back');
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('AI-driven'));
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
    await expect(scrollY).toBe(0);
  },
};

/** The browser's Back button steps through the views, and the address stays the same. [V1] */
export const BrowserBack: Story = {
  parameters: { requirements: ['V1'] },
  play: async () => {
    const address = location.href;
    await press('Sign In');
    await heading('Welcome Back');
    await press('Sign up here');
    await heading('Create Account');
    history.back();
    await expect(await heading('Welcome Back')).toBeVisible();
    await expect(location.href).toBe(address);
  },
};
