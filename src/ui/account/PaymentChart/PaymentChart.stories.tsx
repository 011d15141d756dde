import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { hostile } from '../../hostile.ts';
import { inLanguage } from '../../inLanguage.fixture.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { guide } from './PaymentChart.guide.tsx';
import { PaymentChart, type PaymentChartProps } from './PaymentChart.tsx';

const names = ['Dec', 'Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov'];
const bars = names.map((shortLabel, i) => ({
  label: `${shortLabel} ${i === 0 ? 2025 : 2026}`,
  shortLabel,
  share: [0.6, 0.6, 0, 0.6, 1][i] ?? 0.6,
  amounts: [['$29.00'], ['$29.00'], [], ['$29.00', '€12.40'], ['$49.00']][i] ?? ['$29.00'],
}));
const ready: PaymentChartProps['chart'] = {
  status: 'ready',
  value: { totals: ['$339.00', '€12.40'], bars },
};
const retry = fn();

const meta = {
  title: 'Account/PaymentChart',
  component: PaymentChart,
  args: {
    title: 'Paid in the last twelve months',
    heads: ['Month', 'Paid'],
    chart: ready,
    empty: 'Nothing was paid in this time.',
  },
  // As wide as beside a list of payments.
  decorators: (Story) => (
    <div style={{ maxWidth: '15rem' }}>
      <Story />
    </div>
  ),
  parameters: { guide, requirements: ['B42'] },
} satisfies Meta<typeof PaymentChart>;
export default meta;
type Story = StoryObj<typeof meta>;

const drawnBars = (canvasElement: HTMLElement) => [
  ...canvasElement.querySelectorAll<HTMLElement>('[aria-hidden] > [title]'),
];

/** Bars of one currency, the totals of all, and a table behind them that screen readers find. [B42] */
export const Ready: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('$339.00')).toBeVisible();
    await expect(canvas.getAllByText('€12.40')[0]).toBeVisible();
    const table = within(canvas.getByRole('table', { name: 'Paid in the last twelve months' }));
    await expect(table.getAllByRole('row')).toHaveLength(13);
    await expect(table.getByRole('row', { name: /^Mar 2026/ })).toHaveTextContent('$29.00, €12.40');
    await expect(table.getByRole('row', { name: /^Feb 2026/ })).toHaveTextContent('–');
    const heights = drawnBars(canvasElement).map((bar) => Math.round(bar.getBoundingClientRect().height));
    await expect(heights[4]).toBe(72);
    await expect(heights[0]).toBe(43);
    await expect(heights[2]).toBe(2);
  },
};

/** Nothing was paid, for example because everything failed. */
export const Empty: Story = {
  args: {
    chart: {
      status: 'ready',
      value: { totals: [], bars: bars.map((bar) => ({ ...bar, share: 0, amounts: [] })) },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing was paid in this time.')).toBeVisible();
    await expect(canvas.queryByRole('table')).toBeNull();
  },
};

/** The placeholder is as high as the chart. */
export const Loading: Story = {
  args: { chart: { status: 'loading' } },
  render: function Arriving(args) {
    const [chart, setChart] = useState(args.chart);
    return (
      <>
        <PaymentChart {...args} chart={chart} />
        <Button onClick={() => setChart(ready)}>Arrive</Button>
      </>
    );
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('[aria-busy="true"]')).not.toBeNull();
    const button = canvas.getByRole('button', { name: 'Arrive' });
    const { top } = button.getBoundingClientRect();
    await userEvent.click(button);
    await expect(canvas.getByText('$339.00')).toBeVisible();
    await expect(button.getBoundingClientRect().top).toBe(top);
  },
};

export const Failed: Story = {
  args: { chart: { status: 'error', retry } },
  parameters: { requirements: ['B42', 'X5'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The payment chart could not be loaded.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(retry).toHaveBeenCalledOnce();
  },
};

/** While a retry runs its button is busy. */
export const Retrying: Story = {
  args: { chart: { status: 'error', retry, retrying: true } },
  parameters: { requirements: ['B42', 'X5'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Retry' })).toHaveAttribute('aria-busy', 'true');
  },
};

/** The oldest period is on the right. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvas, canvasElement }) => {
    const left = (element: Element | undefined) => element?.getBoundingClientRect().left ?? 0;
    const drawn = drawnBars(canvasElement);
    await expect(left(drawn[0])).toBeGreaterThan(left(drawn.at(-1)));
    await expect(left(canvas.getByText('Dec'))).toBeGreaterThan(left(canvas.getByText('Nov')));
  },
};

/** Large amounts of many currencies stay inside at 320 px. */
export const Small: Story = {
  args: {
    chart: {
      status: 'ready',
      value: { totals: ['$1,234,567,890.12', 'XXXX 0.00', '¥90,000', hostile.unbroken], bars },
    },
  },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

/** What was paid in two currencies is listed as the reader's language does it. */
export const ListsInArabic: Story = {
  decorators: [inLanguage('ar')],
  globals: { direction: 'rtl' },
  parameters: { onlyEnglish: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /^Mar 2026/ })).toHaveTextContent('$29.00 و€12.40');
  },
};
