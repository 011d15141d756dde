import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { fault } from '../../mocks/handlers/faults.ts';
import { personas, type Persona } from '../../mocks/personas.ts';
import { backendOf, StoryApp } from '../../mocks/StoryApp.tsx';
import { heading, press } from '../steps.ts';
import { controlledChat } from '../chatSteps.ts';
import { sells } from './billingSteps.ts';

const { pro } = personas;
/** Whose answers are awaited for ever. */
const { port: chat, reset } = controlledChat();
const [first] = pro.payments;

const more = (n: number, row: Partial<Persona['payments'][number]>) => ({
  ...first!,
  id: `00000000-0000-4000-8000-0000000009${String(n).padStart(2, '0')}`,
  payment_date: `2026-05-${String(20 - n)}T08:00:00+00:00`,
  ...row,
});
/** What a payment provider stores with payments. */
const billed: Persona = {
  ...pro,
  payments: [
    more(1, { status: 'failed', failure: 'insufficient_funds', receipt_url: 'https://pay.test/open' }),
    more(2, { status: 'failed', failure: 'stolen_card' }),
    more(3, { invoice_number: 'PAR-0003', receipt_url: 'https://pay.test/3' }),
    more(4, { service_name: 'Voice minutes', receipt_url: 'javascript:alert(1)' }),
    more(5, { status: 'pending', payment_date: '2025-12-31T12:00:00+00:00' }),
  ],
};

const meta = {
  title: 'Screens/Payments/Papers',
  component: StoryApp,
  args: { signedInAs: billed },
  parameters: { layout: 'fullscreen' },
  beforeEach: backendOf(billed),
} satisfies Meta<typeof StoryApp>;
export default meta;
type Story = StoryObj<typeof meta>;

async function openPayments() {
  await press('Show all');
  await heading('Payments');
  const all = within(await screen.findByRole('region', { name: 'All payments' }));
  await all.findAllByRole('listitem');
  return all;
}

/** Why each payment failed, and what to do. What a bank suspects of a card is not repeated. [B23] */
export const Reasons: Story = {
  parameters: { requirements: ['B23'] },
  play: async () => {
    const all = await openPayments();
    const [poor, stolen, paid] = all.getAllByRole('listitem');
    await expect(poor).toHaveTextContent(
      'There was not enough money on the card. Top it up, or use another card.',
    );
    await expect(stolen).toHaveTextContent(
      'The bank declined the payment. Use another card, or ask your bank.',
    );
    await expect(within(poor!).getByRole('link')).toHaveAttribute('href', 'https://pay.test/open');
    await expect(paid).not.toHaveTextContent('card');
  },
};

/** Of what is still owed the card can be changed, where plans are sold; why any payment failed can be asked. [B34] */
export const WaysOn: Story = {
  parameters: { requirements: ['B34'] },
  args: { services: { chat } },
  beforeEach(context) {
    sells('stripe', billed)(context);
    reset();
  },
  play: async () => {
    const all = await openPayments();
    const [owed, over, paid] = all.getAllByRole('listitem').map((row) => within(row));
    const update = await owed!.findByRole('button', { name: /^Update card for Pro plan/ });
    await expect(over!.queryByRole('button', { name: /^Update card/ })).toBeNull();
    await expect(paid!.queryByRole('button', { name: /^Ask why/ })).toBeNull();
    await userEvent.click(over!.getByRole('button', { name: /^Ask why for Pro plan/ }));
    const field = await screen.findByRole('textbox', { name: 'Ask about your account…' });
    await waitFor(() => expect(field).toHaveFocus());
    const question = 'Why did my payment of May 18, 2026 fail?';
    await expect(await screen.findByText(question)).toBeVisible();
    await expect(field).toHaveValue('');
    // The answer is still on its way.
    await userEvent.click(over!.getByRole('button', { name: /^Ask why for Pro plan/ }));
    await waitFor(() => expect(field).toHaveValue(question));
    await userEvent.click(update);
    await heading('Billing & Subscriptions');
  },
};

/** Where nobody sells plans there is no card to change. [B34] */
export const WaysOnInADemonstration: Story = {
  parameters: { requirements: ['B34'] },
  play: async () => {
    const all = await openPayments();
    await expect(await all.findAllByRole('button', { name: /^Ask why/ })).toHaveLength(2);
    await expect(all.queryByRole('button', { name: /^Update card/ })).toBeNull();
  },
};

/** The provider's receipt where there is one, otherwise ours, which prints; going back keeps list and focus. [B25] */
export const Receipts: Story = {
  parameters: { requirements: ['B25'] },
  play: async () => {
    const all = await openPayments();
    await expect(all.getByRole('link', { name: /^Receipt for Pro plan/ })).toHaveAttribute(
      'href',
      'https://pay.test/3',
    );
    const ours = all.getByRole('button', { name: /^Receipt for Voice minutes/ });
    await userEvent.click(ours);
    await heading('Receipt');
    await expect(screen.getByText('Ada Lovelace, ada@example.com')).toBeVisible();
    await expect(screen.getByText('Total paid')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Back to Payments' })).toHaveFocus();
    await expect(screen.queryByRole('region', { name: 'All payments' })).toBeNull();
    await press('Back to Payments');
    await waitFor(() => expect(ours).toHaveFocus());
    await expect(all.getAllByRole('listitem')).toHaveLength(5);
  },
};

/** Back leads from a receipt to the list with its choices, as its own button does, and only then to the screen before. [B25, V1] */
export const ReceiptBack: Story = {
  parameters: { requirements: ['B25', 'V1'] },
  play: async () => {
    const all = await openPayments();
    const search = await screen.findByRole('textbox', { name: /^Search/ });
    await userEvent.type(search, 'Voice');
    await waitFor(() => expect(all.getAllByRole('listitem')).toHaveLength(1));
    const ours = all.getByRole('button', { name: /^Receipt for Voice minutes/ });
    await userEvent.click(ours);
    await heading('Receipt');
    history.back();
    await heading('Payments');
    await waitFor(() => expect(ours).toHaveFocus());
    await expect(search).toHaveValue('Voice');
    await waitFor(() => expect(history.state).toMatchObject({ section: 'payments' }));
    history.back();
    await expect(await heading('Dashboard')).toBeVisible();
  },
};

/** Whoever asks for the payments while a receipt is open gets the payments. [B25, V9] */
export const ReceiptLeft: Story = {
  parameters: { requirements: ['B25', 'V9'] },
  globals: { viewport: { value: 'laptop' } },
  play: async () => {
    const all = await openPayments();
    await userEvent.click(all.getByRole('button', { name: /^Receipt for Voice minutes/ }));
    await heading('Receipt');
    const navigation = within(screen.getByRole('navigation', { name: 'Main' }));
    await userEvent.click(navigation.getByRole('button', { name: 'Payments' }));
    await expect(await screen.findByRole('region', { name: 'All payments' })).toBeVisible();
    await expect(screen.queryByRole('heading', { name: 'Receipt' })).toBeNull();
    await waitFor(() => expect(screen.getByRole('main', { name: 'Payments' })).toHaveFocus());
  },
};

/** What is typed is looked for after a pause, in services and invoice numbers, and the totals follow. [B20] */
export const Search: Story = {
  parameters: { requirements: ['B20'] },
  play: async () => {
    const all = await openPayments();
    const field = all.getByRole('textbox', { name: 'Search service or invoice' });
    await userEvent.type(field, 'par-0003');
    await waitFor(() => expect(all.getAllByRole('listitem')).toHaveLength(1));
    await expect(await all.findByText('1 payment. Paid: $29.00')).toBeVisible();
    await expect(field).toHaveFocus();
    await userEvent.type(field, ' nothing');
    await expect(await all.findByText('No such payments')).toBeVisible();
    await press('Show everything');
    await waitFor(() => expect(all.getAllByRole('listitem')).toHaveLength(5));
    await expect(field).toHaveValue('');
  },
};

/** Each year has its own totals, with nothing that failed or is pending. [B21] */
export const Years: Story = {
  parameters: { requirements: ['B21'] },
  play: async () => {
    const all = await openPayments();
    const button = all.getByRole('button', { name: 'Totals by year' });
    const { width } = button.getBoundingClientRect();
    await userEvent.click(button);
    const table = within(await all.findByRole('table', { name: 'Totals by year' }));
    await expect(table.getByRole('row', { name: /^2026/ })).toHaveTextContent('20264$58.00');
    await expect(table.getByRole('row', { name: /^2025/ })).toHaveTextContent('20251–');
    await expect(button.getBoundingClientRect().width).toBe(width);
  },
};

export const YearsFailed: Story = {
  parameters: { requirements: ['X5', 'B21'] },
  play: async ({ msw }) => {
    const all = await openPayments();
    msw.use(fault('payments-years', 500));
    await press('Totals by year');
    await expect(await all.findByText('The totals by year could not be loaded.')).toBeVisible();
    msw.resetHandlers();
    backendOf(billed)({ msw });
    await userEvent.click(all.getByRole('button', { name: 'Retry' }));
    await expect(await all.findByRole('table', { name: 'Totals by year' })).toBeVisible();
  },
};

/** On the smallest phone reasons, papers and the table of years stay inside. */
export const Small: Story = {
  globals: { viewport: { value: 'small' } },
  play: async () => {
    const all = await openPayments();
    await press('Totals by year');
    await all.findByRole('table');
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};
