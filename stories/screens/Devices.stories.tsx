import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { handlersOf } from '../../mocks/handlers/backend.ts';
import { backendState } from '../../mocks/handlers/backendState.ts';
import { fault } from '../../mocks/handlers/faults.ts';
import { personas } from '../../mocks/personas.ts';
import { freshBrowser, StoryApp, withHandlers } from '../../mocks/StoryApp.tsx';
import { dialog, heading, press } from '../steps.ts';

const { pro } = personas;

const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';
const computer = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();

/** The backend with this many other devices. */
const devices =
  (count: 0 | 1 | 2) =>
  ({ msw }: Parameters<ReturnType<typeof withHandlers>>[0]) => {
    freshBrowser();
    const state = backendState([pro]);
    const others = [
      { userAgent: phone, address: '198.51.100.24', lastUsedAt: hoursAgo(2) },
      { userAgent: computer, address: '2001:db8::8a2e:370:7334', lastUsedAt: hoursAgo(24) },
    ];
    for (const other of others.slice(0, count)) state.addDevice(pro.id, other);
    msw.use(...handlersOf(state));
  };

const meta = {
  title: 'Screens/Devices',
  component: StoryApp,
  args: { signedInAs: pro },
  parameters: { layout: 'fullscreen', requirements: ['U1'] },
  beforeEach: devices(2),
} satisfies Meta<typeof StoryApp>;
export default meta;
type Story = StoryObj<typeof meta>;

async function openDevices() {
  await press('Edit');
  await heading('Account');
  return within(await screen.findByRole('region', { name: 'Devices' }));
}

/** This device first, then the others in words, with their address and last use. [U1] */
export const Several: Story = {
  play: async () => {
    const card = await openDevices();
    await waitFor(() => expect(card.getAllByRole('listitem')).toHaveLength(3));
    const [first, second, third] = card.getAllByRole('listitem');
    await expect(first).toHaveTextContent('Chrome on MacThis device203.0.113.7 · Active now');
    await expect(second).toHaveTextContent('Safari on iPhone198.51.100.24 · Last used 2 hours ago');
    await expect(third).toHaveTextContent('Firefox on Linux2001:db8::8a2e:370:7334 · Last used yesterday');
    third?.scrollIntoView({ block: 'center' });
  },
};

/** One device is signed out after the question; 'Cancel' does nothing. [U1] */
export const SignOutOne: Story = {
  play: async () => {
    const card = await openDevices();
    await userEvent.click(await card.findByRole('button', { name: 'Sign out Safari on iPhone' }));
    await userEvent.click((await dialog('Sign out another device?')).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(card.getByRole('button', { name: 'Sign out Safari on iPhone' }));
    const asked = await dialog('Sign out another device?');
    await expect(asked.getByText('Safari on iPhone')).toBeVisible();
    await userEvent.click(asked.getByRole('button', { name: 'Sign out device' }));
    await waitFor(() => expect(card.queryAllByText('Safari on iPhone')).toHaveLength(0));
    await expect(card.getByRole('button', { name: 'Sign out Firefox on Linux' })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    // Its button is gone.
    await waitFor(() => expect(card.getByRole('heading', { name: 'Devices' })).toHaveFocus());
  },
};

/** All others are signed out at once, and this device stays. [U1] */
export const SignOutAll: Story = {
  play: async () => {
    const card = await openDevices();
    await userEvent.click(await card.findByRole('button', { name: 'Sign out all other devices' }));
    await userEvent.click(
      (await dialog('Sign out all other devices?')).getByRole('button', { name: 'Sign out other devices' }),
    );
    await expect(await card.findByText('You are signed in nowhere else.')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const OnlyThisOne: Story = {
  beforeEach: devices(0),
  play: async () => {
    const card = await openDevices();
    await expect(await card.findByText('You are signed in nowhere else.')).toBeVisible();
  },
};

/** The device could not be signed out: the question stays, and can be answered again. [U1] */
export const SignOutFailed: Story = {
  beforeEach: withHandlers(fault('session-end', 500)),
  play: async () => {
    const card = await openDevices();
    await userEvent.click(await card.findByRole('button', { name: 'Sign out Safari on iPhone' }));
    const asked = await dialog('Sign out another device?');
    await userEvent.click(asked.getByRole('button', { name: 'Sign out device' }));
    await expect(await asked.findByRole('alert')).toHaveTextContent(
      'The device could not be signed out. Please try again.',
    );
    await expect(asked.getByRole('button', { name: 'Sign out device' })).toBeEnabled();
  },
};

/** The devices could not be loaded: the rest of the page works, and Retry loads them. [U1] */
export const LoadFailed: Story = {
  beforeEach: withHandlers(fault('sessions-list', 'net')),
  play: async ({ msw }) => {
    const card = await openDevices();
    await expect(await card.findByText('Your devices could not be loaded.')).toBeVisible();
    msw.resetHandlers();
    devices(1)({ msw });
    await userEvent.click(card.getByRole('button', { name: 'Retry' }));
    await expect(await card.findByRole('button', { name: 'Sign out Safari on iPhone' })).toBeVisible();
  },
};

/** A backend without the function: the card does not show, and nothing is said. [U1] */
export const NotOffered: Story = {
  beforeEach: withHandlers(fault('sessions-list', 404, { code: 'PGRST202' })),
  play: async () => {
    await press('Edit');
    await heading('Account');
    await screen.findByRole('heading', { name: 'Password' });
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Devices' })).toBeNull());
    await expect(screen.getByRole('button', { name: 'Sign out everywhere' })).toBeVisible();
    await expect(screen.queryByRole('alert')).toBeNull();
  },
};

/** At 390 px nothing scrolls sideways. [U1] */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(window.innerWidth).toBe(390));
    const card = await openDevices();
    (await card.findByRole('button', { name: 'Sign out Safari on iPhone' })).scrollIntoView({
      block: 'center',
    });
    await expect(canvasElement.ownerDocument.documentElement.scrollWidth).toBe(390);
  },
};
