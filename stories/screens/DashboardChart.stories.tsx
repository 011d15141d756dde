import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { fault } from '../../mocks/handlers/faults.ts';
import { personas, type Persona } from '../../mocks/personas.ts';
import { backendOf, StoryApp, withHandlers } from '../../mocks/StoryApp.tsx';
import { virtualClock } from '../../mocks/virtualClock.ts';
import { ClockProvider } from '../../src/screens/shell/clock.ts';
import { card, heading, press, toast } from '../steps.ts';

const { newcomer, pro } = personas;
/** May 4, 2026: the stories' present, so that their dates are always the same. */
const present = virtualClock();
const [newest] = pro.payments;

const meta = {
  title: 'Screens/Dashboard, chart',
  component: StoryApp,
  args: { signedInAs: pro },
  parameters: { layout: 'fullscreen', requirements: ['B42'] },
  beforeEach: backendOf(newcomer, pro),
  decorators: (Story) => (
    <ClockProvider value={present}>
      <Story />
    </ClockProvider>
  ),
} satisfies Meta<typeof StoryApp>;
export default meta;
type Story = StoryObj<typeof meta>;

async function chartShows() {
  const payments = await card('Payment History');
  const table = await payments.findByRole(
    'table',
    { name: 'Paid in the last twelve months' },
    { timeout: 15_000 },
  );
  await expect(payments.getByText('$87.00')).toBeVisible();
  return { payments, table };
}

/** What was paid in each month, the one before the five rows too; what failed or is pending does not count. [B42] */
export const Twelve: Story = {
  play: async () => {
    const { payments } = await chartShows();
    const cells = payments.getAllByRole('row').map(({ textContent }) => textContent);
    await expect(cells).toHaveLength(13);
    await expect(cells[1]).toBe('June 2025–');
    await expect(cells[7]).toBe('December 2025$29.00');
    await expect(cells[9]).toBe('February 2026€26.50');
    await expect(cells[10]).toBe('March 2026–');
    await expect(cells[12]).toBe('May 2026$29.00');
  },
};

/** Below the payments on a phone. [B42] */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await chartShows();
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};

/** The payments stay, and the chart can be asked for again by itself. [B42, X5] */
export const Failed: Story = {
  parameters: { requirements: ['B42', 'X5'], shows: ['toasts.loadFailed'] },
  beforeEach: withHandlers(fault('payments-months', 500)),
  play: async ({ msw }) => {
    await expect(
      await screen.findByText('The payment chart could not be loaded.', {}, { timeout: 15_000 }),
    ).toBeVisible();
    await toast('Error', 'Failed to fetch user data. Please try again.');
    await expect((await card('Payment History')).getAllByRole('listitem')).toHaveLength(5);
    msw.resetHandlers();
    backendOf(pro)({ msw });
    await press('Retry');
    await chartShows();
  },
};

const nothingPaid: Persona = { ...pro, payments: [{ ...newest!, status: 'failed' }] };

/** Where everything failed there is no total. [B42] */
export const NothingPaid: Story = {
  beforeEach: backendOf(nothingPaid),
  play: async () => {
    await expect(
      await screen.findByText('Nothing was paid in this time.', {}, { timeout: 15_000 }),
    ).toBeVisible();
  },
};

/** Without payments nothing is asked for, and nothing is drawn. [B42] */
export const Newcomer: Story = {
  args: { signedInAs: newcomer },
  beforeEach: withHandlers(fault('payments-months', 500)),
  play: async () => {
    await heading('Payment History');
    await expect(await screen.findByText('No payment history yet')).toBeVisible();
    await expect(screen.queryByText(/twelve months/)).toBeNull();
    await expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
  },
};
