import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { hostile } from '../../hostile.ts';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { guide } from './Spinner.guide.tsx';
import { Spinner } from './Spinner.tsx';

const meta = { title: 'Primitives/Spinner', component: Spinner, parameters: { guide } } satisfies Meta<
  typeof Spinner
>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The label of the loading screen ends in four dots. [V2] */
export const Labelled: Story = {
  parameters: { requirements: ['V2'] },
  args: { label: 'Loading....', size: 'large' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading....');
  },
};

export const Decorative: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('status')).toBeNull();
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  },
};

/** A name that is not drawn is a status too. */
export const Named: Story = {
  args: { 'aria-label': 'Loading' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status', { name: 'Loading' })).toBeVisible();
  },
};

export const Sizes: Story = {
  render: (args) => (
    <Stack gap="md" direction="row" align="center">
      <Spinner {...args} />
      <Spinner {...args} size="large" />
      <Spinner {...args} label="Loading...." />
    </Stack>
  ),
  play: async ({ canvas, canvasElement }) => {
    const [small, large] = canvasElement.querySelectorAll('svg');
    await expect([small, large].map((ring) => getComputedStyle(ring!).width)).toEqual(['18px', '36px']);
    await expect(canvas.getAllByRole('status')).toHaveLength(1);
  },
};

/** A long label wraps below the ring. */
export const LongText: Story = {
  globals: { viewport: { value: 'small' } },
  args: { size: 'large', label: hostile.rightToLeft },
  render: (args) => (
    <div dir="rtl">
      <Spinner {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
