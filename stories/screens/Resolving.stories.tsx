import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { fault } from '../../mocks/handlers/faults.ts';
import { storedSession } from '../../mocks/handlers/backendState.ts';
import { personas } from '../../mocks/personas.ts';
import { withHandlers, backendOf, StoryApp } from '../../mocks/StoryApp.tsx';
import { storyBrowser, storyServices } from '../../mocks/storyServices.ts';

const { auth } = storyServices({ signedInAs: personas.pro });

const meta = {
  title: 'Screens/Resolving',
  component: StoryApp,
  parameters: { layout: 'fullscreen' },
  beforeEach: backendOf(personas.pro),
} satisfies Meta<typeof StoryApp>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A stored session is being confirmed: neither the landing page nor the account flashes up. [V2] */
export const StoredSession: Story = {
  args: {
    signedInAs: personas.pro,
    services: { auth: { ...auth, restoreSession: () => new Promise(() => undefined) } },
  },
  parameters: { requirements: ['V2', 'S1'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading....');
    await expect(canvas.queryByRole('button', { name: 'Get Started' })).toBeNull();
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
};

const browser = storyBrowser();

/** A session of an earlier visit that has expired and must be refreshed first. */
function leftLongAgo() {
  browser.lastUsedBy();
  const old = { ...storedSession(personas.pro), expires_at: 1_700_000_000 };
  browser.storage.setItem(browser.storageKey, JSON.stringify(old));
}

/** On a slow network the app waits up to five seconds for the refresh. [V2] */
export const Slow: Story = {
  args: { browser },
  parameters: { requirements: ['V2', 'S4'] },
  beforeEach: (context) => {
    leftLongAgo();
    withHandlers(fault('token-refresh', 'slow'))(context);
  },
  play: async () => {
    await expect(await screen.findByText('Loading....')).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Get Started' })).toBeNull();
  },
};

/** The refresh is refused, and the landing page appears. [S4, X9] */
export const RefreshRefused: Story = {
  args: { browser },
  parameters: { requirements: ['S4', 'X9'] },
  beforeEach: (context) => {
    leftLongAgo();
    withHandlers(fault('token-refresh', 400, { code: 'refresh_token_not_found' }))(context);
  },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Get Started' })).toBeVisible();
    await expect(screen.queryByText('Loading....')).toBeNull();
  },
};
