import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { handlersOf } from '../../mocks/handlers/backend.ts';
import { backendState } from '../../mocks/handlers/backendState.ts';
import type { PreferencesRow } from '../../mocks/handlers/storedRows.ts';
import { fault } from '../../mocks/handlers/faults.ts';
import { storePreferences } from '../../mocks/handlers/preferences.ts';
import { personas } from '../../mocks/personas.ts';
import { preferences } from '../../src/screens/shell/preferences/preferences.ts';
import { offeredLanguages } from '../../src/services/offeredLanguages.ts';
import { freshBrowser, StoryApp, withHandlers } from '../../mocks/StoryApp.tsx';
import { openChat } from '../chatSteps.ts';
import { fill, heading, press } from '../steps.ts';

const { pro } = personas;

/** The backend in which another device has stored this. */
const stored =
  (row?: Partial<PreferencesRow>) =>
  ({ msw }: Parameters<ReturnType<typeof withHandlers>>[0]) => {
    freshBrowser();
    const state = backendState([pro]);
    if (row) storePreferences(state, pro.id, row);
    msw.use(...handlersOf(state));
  };

const failing =
  (...[call, kind, more]: Parameters<typeof fault>) =>
  (context: Parameters<ReturnType<typeof withHandlers>>[0]) => {
    stored()(context);
    context.msw.use(fault(call, kind, more));
  };

const meta = {
  title: 'Screens/Preferences',
  component: StoryApp,
  args: { signedInAs: pro },
  parameters: { layout: 'fullscreen', requirements: ['U39', 'U40', 'U47'] },
  beforeEach: stored(),
} satisfies Meta<typeof StoryApp>;
export default meta;
type Story = StoryObj<typeof meta>;

async function openPreferences() {
  await press('Edit');
  await heading('Account');
  const card = await screen.findByRole('region', { name: 'Preferences' });
  await within(card).findByLabelText('Time zone');
  card.scrollIntoView({ block: 'center' });
  return within(card);
}
type Card = Awaited<ReturnType<typeof openPreferences>>;

const choose = async (card: Card, label: string, option: string) =>
  userEvent.selectOptions(card.getByLabelText(label), option);
const saved = async (card: Card) => expect(await card.findByText('Saved to your account.')).toBeVisible();

/** Nothing was chosen: everything is as the device has it, and the example says how that is. [U47] */
export const Automatic: Story = {
  play: async () => {
    const card = await openPreferences();
    await expect(card.getByLabelText('Time zone')).toHaveDisplayValue(/^Automatic \(this device: .+\)$/);
    await expect(card.getByLabelText('Dates and numbers')).toHaveDisplayValue(
      'Automatic (language and device)',
    );
    await expect(card.getByLabelText('Clock')).toHaveDisplayValue('Automatic');
    await expect(card.getByLabelText('Theme')).toHaveDisplayValue('System');
    await expect(card.getByText(/^For example: /)).toHaveTextContent('1,234.5');
    await expect(card.getByLabelText('Time zone')).toHaveAccessibleDescription(/^Currently GMT/);
    // Where there is one language only, no choice is shown.
    await expect(card.queryAllByLabelText('Language')).toHaveLength(Number(offeredLanguages.length > 1));
  },
};

/** What another device has stored shows here, on every screen. [U39, U40] */
export const FromAnotherDevice: Story = {
  beforeEach: stored({ time_zone: 'Asia/Tokyo', format_locale: 'en-ZA', hour_cycle: 'h12', theme: 'dark' }),
  play: async () => {
    await waitFor(() => expect(document.documentElement).toHaveAttribute('data-theme', 'dark'));
    await waitFor(() => expect(screen.getAllByText('US$29,00')[0]).toBeVisible());
    const card = await openPreferences();
    await expect(card.getByLabelText('Time zone')).toHaveDisplayValue('Tokyo');
    await expect(card.getByLabelText('Time zone')).toHaveAccessibleDescription(/^Currently GMT\+9\./);
    await expect(card.getByLabelText('Dates and numbers')).toHaveDisplayValue(/^South Africa: /);
    await expect(card.getByLabelText('Clock')).toHaveDisplayValue('12 hours');
    await expect(card.getByLabelText('Theme')).toHaveDisplayValue('Dark');
  },
};

/** Each choice applies at once, changes the example, and is saved by itself. [U39, U40, U47] */
export const Choosing: Story = {
  play: async () => {
    const card = await openPreferences();
    const example = card.getByText(/^For example: /);
    await choose(card, 'Dates and numbers', 'en-ZA');
    await expect(example).toHaveTextContent(/1\s234,5/);
    await choose(card, 'Clock', 'h12');
    await expect(example).toHaveTextContent(/\d\d? ?[ap]m/i);
    await choose(card, 'Time zone', 'Kathmandu');
    await expect(card.getByLabelText('Time zone')).toHaveAccessibleDescription(/^Currently GMT\+5:45\./);
    await saved(card);
    await press('Back to Dashboard');
    await heading('Dashboard');
    await waitFor(() => expect(screen.getAllByText('US$29,00')[0]).toBeVisible());
  },
};

/** The date that is printed with the dashboard changes with the choice: in South Africa the day or the year comes first. [U40] */
export const Printed: Story = {
  play: async () => {
    const printed = await screen.findByText(/^Ada Lovelace, [A-Z]/, {}, { timeout: 15_000 });
    preferences.choose({ formatLocale: 'en-ZA' });
    await waitFor(() => expect(printed).toHaveTextContent(/^Ada Lovelace, \d/));
  },
};

/** The numbers of the chat are written in the chosen way too. [U40] */
export const InTheChat: Story = {
  globals: { viewport: { value: 'laptop' } },
  beforeEach: stored({ format_locale: 'en-ZA' }),
  play: async () => {
    await waitFor(() => expect(screen.getAllByText('US$29,00')[0]).toBeVisible());
    const chat = await openChat();
    await fill('Message', 'a'.repeat(5500));
    await expect(await chat.findByText(/^1\s500 too many$/)).toBeVisible();
  },
};

/** The card and the menu in the sidebar choose the same theme. [U47] */
export const Theme: Story = {
  // It goes through the sidebar, which a phone has not.
  globals: { viewport: { value: 'laptop' } },
  play: async () => {
    const card = await openPreferences();
    await choose(card, 'Theme', 'Dark');
    await expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
    await saved(card);
    await press('Theme');
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Light theme' }));
    await waitFor(() => expect(card.getByLabelText('Theme')).toHaveDisplayValue('Light'));
    await expect(document.documentElement).toHaveAttribute('data-theme', 'light');
    await saved(card);
  },
};

/** The choice applies while it is on its way. [U47] */
export const Saving: Story = {
  beforeEach: failing('preferences-save', 'slow'),
  play: async () => {
    const card = await openPreferences();
    await choose(card, 'Clock', 'h23');
    await expect(await card.findByText('Saving...')).toBeVisible();
    await expect(card.getByLabelText('Clock')).toHaveDisplayValue('24 hours');
  },
};

/** A choice that could not be saved applies here, and 'Try again' saves it. [U39, U47] */
export const SaveFailed: Story = {
  beforeEach: failing('preferences-save', 500),
  play: async ({ msw }) => {
    const card = await openPreferences();
    await choose(card, 'Clock', 'h23');
    await expect(await card.findByRole('alert')).toHaveTextContent(
      'Your preferences apply on this device, and are not saved to your account yet.',
    );
    await expect(card.getByLabelText('Clock')).toHaveDisplayValue('24 hours');
    msw.resetHandlers();
    msw.use(...handlersOf(backendState([pro])));
    await userEvent.click(card.getByRole('button', { name: 'Try again' }));
    await saved(card);
    await expect(card.queryByRole('alert')).toBeNull();
  },
};

/** Without a connection this device's preferences stay, and the card says so. [U39, U47] */
export const Offline: Story = {
  beforeEach: failing('preferences-read', 'net'),
  play: async () => {
    const card = await openPreferences();
    await expect(await card.findByText(/could not be loaded from your account/)).toBeVisible();
    await expect(card.getByLabelText('Theme')).toHaveDisplayValue('System');
    await expect(card.getByRole('button', { name: 'Try again' })).toBeEnabled();
  },
};

/** A backend that keeps no preferences: they are this device's. [U47] */
export const OnlyThisDevice: Story = {
  beforeEach: failing('preferences-read', 404, { code: 'PGRST205' }),
  play: async () => {
    const card = await openPreferences();
    await expect(
      await card.findByText('How you read dates, times and amounts on this device.'),
    ).toBeVisible();
    await choose(card, 'Clock', 'h23');
    await expect(card.getByLabelText('Clock')).toHaveDisplayValue('24 hours');
    await expect(card.queryByRole('alert')).toBeNull();
  },
};

/** What this browser does not know is shown as it is stored, and the device's is used. Long names fit a phone. [U39, U47] */
export const UnknownValues: Story = {
  beforeEach: stored({
    time_zone: 'Mars/Olympus_Mons_and_surroundings',
    format_locale: 'en-Latn-x-customary',
  }),
  globals: { viewport: { value: 'small' } },
  play: async () => {
    const card = await openPreferences();
    const zone = card.getByLabelText('Time zone');
    await waitFor(() => expect(zone).toHaveDisplayValue('Mars/Olympus_Mons_and_surroundings'));
    await expect(zone).toHaveAccessibleDescription(
      'This browser does not know this time zone and uses its own.',
    );
    await expect(card.getByLabelText('Dates and numbers')).toHaveDisplayValue('en-Latn-x-customary');
    const page = document.documentElement;
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth);
  },
};
