import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, waitFor, within } from 'storybook/test';
import { fault } from '../../mocks/handlers/faults.ts';
import { backendState, storedSession } from '../../mocks/handlers/backendState.ts';
import { handlersOf } from '../../mocks/handlers/backend.ts';
import { personas } from '../../mocks/personas.ts';
import { draftKey } from '../../src/screens/shell/tabStorage.ts';
import { withHandlers, freshBrowser, StoryApp } from '../../mocks/StoryApp.tsx';
import { storyBrowser } from '../../mocks/storyServices.ts';
import { heading, press } from '../steps.ts';

const { free, pro } = personas;
const browser = storyBrowser();
const shown = 'You are still signed in. Your account opens as soon as the connection is back.';

/** The page opens with a session that must be renewed, but the backend cannot be reached. [V2] */
const meta = {
  title: 'Flows/A start without a connection',
  component: StoryApp,
  args: { browser, startTimeoutMs: 100 },
  parameters: { layout: 'fullscreen' },
  beforeEach: ({ msw }) => {
    freshBrowser();
    msw.use(...handlersOf(backendState([pro])));
    browser.lastUsedBy();
    browser.storage.setItem(
      browser.storageKey,
      JSON.stringify({ ...storedSession(pro), expires_at: Math.floor(Date.now() / 1000) - 60 }),
    );
  },
} satisfies Meta<typeof StoryApp>;
export default meta;
type Story = StoryObj<typeof meta>;

const unreached = async () => {
  const notice = await screen.findByText('We cannot reach the server', {}, { timeout: 15_000 });
  await expect(notice).toBeVisible();
  await expect(screen.getByText(shown)).toBeVisible();
  await expect(screen.getByRole('button', { name: 'Get Started' })).toBeVisible();
};

/** Instead of an endless spinner, the landing page says what is wrong. [V2, S4] */
export const NobodyAnswers: Story = {
  parameters: { requirements: ['V2', 'S4'] },
  beforeEach: withHandlers(fault('token-refresh', 'hang')),
  play: unreached,
};

/** The fault may be the server's and may last, so the address of support is named. [X14] */
export const WithSupport: Story = {
  args: { services: { supportEmail: 'help@example.com' } },
  parameters: { requirements: ['V2', 'X14'] },
  beforeEach: withHandlers(fault('token-refresh', 'hang')),
  play: async () => {
    const notice = await screen.findByText(/If this goes on, write to/, {}, { timeout: 15_000 });
    await expect(notice).toHaveTextContent(`${shown} If this goes on, write to help@example.com.`);
    await expect(within(notice).getByRole('link', { name: 'help@example.com' })).toBeVisible();
    // Without a network nobody can send a mail, so support is not named.
    const online = spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    try {
      dispatchEvent(new Event('offline'));
      await expect(await screen.findByText('You are offline')).toBeVisible();
      await expect(within(notice).queryByRole('link')).toBeNull();
    } finally {
      online.mockRestore();
    }
  },
};

/** The same notice on a phone. [V2] */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: { requirements: ['V2'] },
  beforeEach: withHandlers(fault('token-refresh', 'hang')),
  play: unreached,
};

/** 'Try again' opens the account once the backend can be reached. [S4, S1] */
export const TryAgain: Story = {
  parameters: { requirements: ['S4', 'S1'] },
  beforeEach: withHandlers(fault('token-refresh', 503)),
  play: async ({ msw }) => {
    await unreached();
    msw.use(...handlersOf(backendState([pro])));
    await press('Try again');
    await expect(await heading('Dashboard')).toBeVisible();
    await waitFor(() => expect(screen.queryByText(shown)).toBeNull());
  },
};

/** What the same user typed before the reload is there again, and what somebody else left in this tab is gone. [V20] */
export const KeepsTheDraft: Story = {
  globals: { viewport: { value: 'laptop' } },
  parameters: { requirements: ['V20', 'S1'] },
  beforeEach: [
    withHandlers(fault('token-refresh', 503)),
    () => {
      sessionStorage.setItem(draftKey(pro.id), 'Half a question');
      sessionStorage.setItem(draftKey(free.id), 'Not for other eyes');
    },
  ],
  play: async ({ msw }) => {
    await unreached();
    msw.use(...handlersOf(backendState([pro])));
    await press('Try again');
    await expect(await heading('Dashboard')).toBeVisible();
    await expect(sessionStorage.getItem(draftKey(pro.id))).toBe('Half a question');
    await expect(sessionStorage.getItem(draftKey(free.id))).toBeNull();
  },
};

/** When the session is then refused, a visitor's landing page shows, without the promise. [S4] */
export const RefusedAfterAll: Story = {
  parameters: { requirements: ['S4', 'V4'] },
  beforeEach: withHandlers(fault('token-refresh', 503)),
  play: async ({ msw }) => {
    await unreached();
    msw.use(fault('token-refresh', 400, { code: 'refresh_token_not_found' }));
    await waitFor(() => expect(screen.queryByText(shown)).toBeNull(), { timeout: 5000 });
    await expect(screen.getByRole('button', { name: 'Get Started' })).toBeVisible();
  },
};
