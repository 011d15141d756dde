import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { inLanguage } from '../../inLanguage.fixture.tsx';
import { PaymentList } from './PaymentList.tsx';

const rows = (dates: readonly string[], amount: string, receipt: string) =>
  dates.map((date, index) => ({
    id: `${index}`,
    serviceName: 'Pro',
    date,
    amount,
    status: '',
    tone: 'positive' as const,
    action: { label: receipt, onSelect: fn() },
  }));

const meta = {
  title: 'Account/PaymentList/Languages',
  component: PaymentList,
  args: {
    payments: { status: 'ready', value: [] },
    empty: { title: '–', description: '–' },
    onShowAll: fn(),
  },
} satisfies Meta<typeof PaymentList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Title, buttons, a status that nobody knows, and what a screen reader adds to a button. */
export const InGerman: Story = {
  args: { payments: { status: 'ready', value: rows(['1. Nov. 2026', '1. Okt. 2026'], '29,00 $', 'Beleg') } },
  decorators: [inLanguage('de')],
  parameters: { requirements: ['Y8'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Zahlungsverlauf' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Alle anzeigen' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Beleg für Pro, 1. Nov. 2026' })).toBeVisible();
    await expect(canvas.getAllByText('unbekannt')).toHaveLength(2);
  },
};

/** The amounts stand at the left, where lines end. */
export const InArabic: Story = {
  args: {
    payments: { status: 'ready', value: rows(['1 نوفمبر 2026', '1 أكتوبر 2026'], '29.00 $', 'الإيصال') },
  },
  decorators: [inLanguage('ar')],
  globals: { direction: 'rtl' },
  parameters: { requirements: ['Y8'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'سجل المدفوعات' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'عرض الكل' })).toBeVisible();
    const [name] = canvas.getAllByText('Pro');
    const [amount] = canvas.getAllByText('29.00 $');
    await expect(name!.getBoundingClientRect().left).toBeGreaterThan(amount!.getBoundingClientRect().left);
  },
};
