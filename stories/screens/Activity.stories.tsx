import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { handlersOf } from '../../mocks/handlers/backend.ts';
import type { ActivityRow } from '../../mocks/handlers/activityLog.ts';
import { backendState } from '../../mocks/handlers/backendState.ts';
import { factorCode } from '../../mocks/handlers/factors.ts';
import { fault } from '../../mocks/handlers/faults.ts';
import { personas } from '../../mocks/personas.ts';
import { freshBrowser, StoryApp, withHandlers } from '../../mocks/StoryApp.tsx';
import { dialog, fill, heading, press, proveIt } from '../steps.ts';

const { pro } = personas;

const computer = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';

type Noted = Omit<ActivityRow, 'id' | 'owner' | 'happened_at'>;
const noted = (subject: string, more: Partial<Noted> = {}): Noted => ({
  actor: 'user',
  subject,
  change: 'updated',
  details: {},
  user_agent: computer,
  ...more,
});

/** The oldest first. */
const history: readonly Noted[] = [
  noted('session', { change: 'added', user_agent: phone }),
  noted('profile', { details: { full_name: ['', 'Grace'], avatar_url: ['', 'picture'] } }),
  noted('billing', {
    actor: 'service',
    details: { ends_at: ['', '2026-12-01T12:00:00Z'] },
    user_agent: null,
  }),
  noted('billing', { details: { payment_method: ['Credit Card', 'PayPal'] } }),
  noted('password', { user_agent: null }),
  noted('session', { change: 'removed', details: { device: [phone, ''] } }),
  noted('profile', { actor: 'agent', details: { location: ['Arlington', 'Lisbon'] } }),
];

/** The backend with these entries. */
const activity =
  (entries: readonly Noted[]) =>
  ({ msw }: Parameters<ReturnType<typeof withHandlers>>[0]) => {
    freshBrowser();
    const state = backendState([pro]);
    entries.forEach((entry, i) =>
      state.activity.note(pro.id, { ...entry, happened_at: `2026-11-${String(10 + i)}T10:43:00Z` }),
    );
    msw.use(...handlersOf(state));
  };

const meta = {
  title: 'Screens/Activity',
  component: StoryApp,
  args: { signedInAs: pro },
  parameters: { layout: 'fullscreen', requirements: ['U23'] },
  beforeEach: activity(history),
} satisfies Meta<typeof StoryApp>;
export default meta;
type Story = StoryObj<typeof meta>;

async function openActivity() {
  await press('Edit');
  await heading('Account');
  const card = within(await screen.findByRole('region', { name: 'Activity' }));
  const list = await waitFor(() => within(card.getByRole('list', { name: 'Activity' })));
  return { card, entries: () => list.getAllByRole('listitem') };
}

/** The newest first, in words: what the agent did says so; and what the provider did, nobody did. [U23] */
export const Several: Story = {
  play: async () => {
    const { card, entries } = await openActivity();
    const [first, second, third] = entries();
    await expect(entries()).toHaveLength(5);
    await expect(first).toHaveTextContent(
      /^Location changedArlington → LisbonBy the agent, with your yes · Firefox on Linux · Nov 16, 2026/,
    );
    await expect(second).toHaveTextContent(/^Signed outSafari on iPhoneBy you · Firefox on Linux/);
    await expect(third).toHaveTextContent(/^Password changedBy you · Nov 14, 2026/);
    await userEvent.click(card.getByRole('button', { name: 'Show more' }));
    await waitFor(() => expect(entries()).toHaveLength(7));
    await expect(entries()[4]).toHaveTextContent(/^Plan cancelledDec 1, 2026Nov 12, 2026/);
    await expect(card.queryByRole('button')).toBeNull();
    await waitFor(() => expect(card.getByText('No more activity.').parentElement).toHaveFocus());
  },
};

export const Empty: Story = {
  beforeEach: activity([]),
  play: async () => {
    await press('Edit');
    await expect(await screen.findByText('Nothing has been changed yet')).toBeVisible();
  },
};

/** The activity could not be loaded: the rest of the page works, and Retry loads it. [U23] */
export const LoadFailed: Story = {
  beforeEach: withHandlers(fault('activity-list', 'net')),
  play: async ({ msw }) => {
    await press('Edit');
    await expect(await screen.findByText('Your activity could not be loaded.')).toBeVisible();
    msw.resetHandlers();
    activity(history)({ msw });
    const card = within(await screen.findByRole('region', { name: 'Activity' }));
    await userEvent.click(card.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(card.getAllByRole('listitem')).toHaveLength(5));
  },
};

/** The next page could not be loaded: what is there stays. [U23] */
export const MoreFailed: Story = {
  play: async ({ msw }) => {
    const { card, entries } = await openActivity();
    msw.use(fault('activity-list', 500));
    await userEvent.click(card.getByRole('button', { name: 'Show more' }));
    await expect(await card.findByText('More activity could not be loaded.')).toBeVisible();
    await expect(entries()).toHaveLength(5);
    msw.resetHandlers();
    activity(history)({ msw });
    await userEvent.click(card.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(entries()).toHaveLength(7));
  },
};

/** What is changed on the same page shows at once: a device, the password, and an app for the second factor. [U23] */
export const ChangedOnThisPage: Story = {
  beforeEach: ({ msw }) => {
    freshBrowser();
    const state = backendState([pro]);
    state.addDevice(pro.id, {
      userAgent: phone,
      address: '198.51.100.24',
      lastUsedAt: '2026-11-16T10:43:00Z',
    });
    msw.use(...handlersOf(state));
  },
  play: async () => {
    await press('Edit');
    const card = within(await screen.findByRole('region', { name: 'Activity' }));
    await expect(await card.findByText('Nothing has been changed yet')).toBeVisible();
    await press('Sign out Safari on iPhone');
    await press('Sign out device');
    await expect(await card.findByText('Signed out')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await fill('New password', 'battery-staple');
    await press('Change password');
    await proveIt(pro.password);
    await expect(await card.findByText('Password changed')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await press('Set up an authenticator app');
    await proveIt('battery-staple');
    const named = await dialog('Set up an authenticator app');
    await fill('Name of the device', 'Pixel 9');
    await userEvent.click(named.getByRole('button', { name: 'Continue' }));
    await dialog('Scan this code');
    await fill('Six-digit code', factorCode());
    await press('Turn on');
    await expect(await card.findByText('Second factor added')).toBeVisible();
  },
};

/** A backend without the table: the card does not show, and nothing is said. [U23] */
export const NotOffered: Story = {
  beforeEach: withHandlers(fault('activity-list', 404, { code: 'PGRST205' })),
  play: async () => {
    await press('Edit');
    await heading('Account');
    await screen.findByRole('heading', { name: 'Password' });
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Activity' })).toBeNull());
    await expect(screen.queryByRole('alert')).toBeNull();
  },
};

/** At 390 px nothing scrolls sideways. [U23] */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(window.innerWidth).toBe(390));
    const { entries } = await openActivity();
    entries()[0]?.scrollIntoView({ block: 'center' });
    await expect(canvasElement.ownerDocument.documentElement.scrollWidth).toBe(390);
  },
};
