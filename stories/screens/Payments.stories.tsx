import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { fault } from '../../mocks/handlers/faults.ts';
import { personas, withPayments } from '../../mocks/personas.ts';
import { backendOf, StoryApp, withHandlers } from '../../mocks/StoryApp.tsx';
import { heading, press, toast } from '../steps.ts';

const { hostile, newcomer, pro } = personas;
const loyal = withPayments(pro, 60);

const meta = {
  title: 'Screens/Payments',
  component: StoryApp,
  args: { signedInAs: pro },
  parameters: { layout: 'fullscreen' },
  beforeEach: backendOf(hostile, newcomer, pro),
} satisfies Meta<typeof StoryApp>;
export default meta;
type Story = StoryObj<typeof meta>;

async function openPayments() {
  await press('Show all');
  await heading('Payments');
  return within(await screen.findByRole('region', { name: 'All payments' }));
}
const choose = async (label: string, choice: string) =>
  userEvent.selectOptions(await screen.findByRole('combobox', { name: label }), choice);

/** Everything that was paid, with the totals of each currency, and the way back. [A63, K3] */
export const All: Story = {
  parameters: { requirements: ['A63', 'K3'] },
  play: async () => {
    const all = await openPayments();
    await waitFor(() => expect(all.getAllByRole('listitem')).toHaveLength(6));
    await expect(all.getByText('Too old to be shown')).toBeVisible();
    await expect(await all.findByText('6 payments. Paid: €26.50 and $87.00')).toBeVisible();
    await expect(all.queryByRole('button', { name: 'Show more' })).toBeNull();
    await press('Back to Dashboard');
    await heading('Dashboard');
  },
};

/** Status, currency and period narrow the list and its totals; what matches nothing says so, with a way out. [A61] */
export const Narrowed: Story = {
  parameters: { requirements: ['A61', 'A63'] },
  play: async () => {
    const all = await openPayments();
    await choose('Status', 'Failed');
    await expect(await all.findByText('1 payment. Failed: $29.00')).toBeVisible();
    await expect(await all.findAllByRole('listitem')).toHaveLength(1);
    await choose('Currency', 'EUR');
    await expect(await all.findByText('No such payments')).toBeVisible();
    await press('Show everything');
    await waitFor(() => expect(all.getAllByRole('listitem')).toHaveLength(6));
  },
};

/** Pages of 25: 'Show more' keeps the focus, which the end of the list takes over. [A60] */
export const Pages: Story = {
  args: { signedInAs: loyal },
  parameters: { requirements: ['A60', 'A63'] },
  beforeEach: backendOf(loyal),
  play: async () => {
    const all = await openPayments();
    const count = (rows: number) => waitFor(() => expect(all.getAllByRole('listitem')).toHaveLength(rows));
    await count(25);
    const more = all.getByRole('button', { name: 'Show more' });
    await userEvent.click(more);
    await count(50);
    await expect(more).toHaveFocus();
    await userEvent.click(more);
    await count(60);
    await expect(more).not.toBeInTheDocument();
    const end = await all.findByText('These are all payments.');
    await waitFor(() => expect(end.parentElement).toHaveFocus());
  },
};

/** Nobody has paid yet: the dashboard has no 'Show all', so that the screen is reached by an answer alone. [K3] */
export const Empty: Story = {
  args: { signedInAs: newcomer },
  parameters: { shows: ['noPayments'], requirements: ['K3'] },
  play: async () => {
    await expect(await screen.findByText('No payment history yet')).toBeVisible();
    await expect(screen.getByText('Payments will appear here once you make them')).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Show all' })).toBeNull();
  },
};

export const Loading: Story = {
  beforeEach: withHandlers(fault('payments-list', 'hang'), fault('payments-sum', 'hang')),
  play: async () => {
    const all = await openPayments();
    await expect(all.queryByRole('listitem')).toBeNull();
    await expect(all.getByRole('combobox', { name: 'Period' })).toBeVisible();
  },
};

/** Rows and totals fail each for themselves, and 'Retry' loads the rows. [X5] */
export const Failed: Story = {
  parameters: { shows: ['toasts.loadFailed'], requirements: ['X5', 'A63'] },
  beforeEach: withHandlers(fault('payments-list', 500), fault('payments-sum', 'html')),
  play: async ({ msw }) => {
    const all = await openPayments();
    await expect(await all.findByText('Your payments could not be loaded.')).toBeVisible();
    await expect(await all.findByText('The totals could not be loaded.')).toBeVisible();
    await toast('Error', 'Failed to fetch user data. Please try again.');
    msw.resetHandlers();
    backendOf(pro)({ msw });
    await press('Retry');
    await waitFor(() => expect(all.getAllByRole('listitem')).toHaveLength(6));
  },
};

/** The rows that are there stay when the next page fails. [X5] */
export const NextPageFailed: Story = {
  args: { signedInAs: loyal },
  parameters: { requirements: ['X5', 'A60'] },
  beforeEach: backendOf(loyal),
  play: async ({ msw }) => {
    const all = await openPayments();
    await waitFor(() => expect(all.getAllByRole('listitem')).toHaveLength(25));
    msw.use(fault('payments-list', 503));
    await press('Show more');
    await expect(await all.findByText('More payments could not be loaded.')).toBeVisible();
    await expect(all.getAllByRole('listitem')).toHaveLength(25);
    msw.resetHandlers();
    backendOf(loyal)({ msw });
    await press('Retry');
    await waitFor(() => expect(all.getAllByRole('listitem')).toHaveLength(50));
  },
};

/** Without a network the screen says so, and keeps what it has. */
export const Offline: Story = {
  play: async () => {
    const all = await openPayments();
    await waitFor(() => expect(all.getAllByRole('listitem')).toHaveLength(6));
    Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
    try {
      dispatchEvent(new Event('offline'));
      await expect(await screen.findByText('You are offline')).toBeVisible();
      await expect(all.getAllByRole('listitem')).toHaveLength(6);
    } finally {
      Reflect.deleteProperty(navigator, 'onLine');
      dispatchEvent(new Event('online'));
    }
  },
};

/** Hostile values in the smallest window. */
export const Small: Story = {
  args: { signedInAs: hostile },
  globals: { viewport: { value: 'small' } },
  play: async () => {
    const all = await openPayments();
    await all.findAllByRole('listitem');
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};
