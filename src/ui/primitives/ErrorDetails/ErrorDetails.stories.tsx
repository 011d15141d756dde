import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Alert } from '../Alert/Alert.tsx';
import { hostile } from '../../hostile.ts';
import { guide } from './ErrorDetails.guide.tsx';
import { ErrorDetails } from './ErrorDetails.tsx';

const meta = {
  title: 'Primitives/ErrorDetails',
  component: ErrorDetails,
  args: { message: 'Password is too weak', reasons: ['It is too short.', 'It was in a leak.'] },
  parameters: { guide },
} satisfies Meta<typeof ErrorDetails>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {
  parameters: { requirements: ['R3'] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'It is too short.',
      'It was in a leak.',
    ]);
  },
};

export const None: Story = {
  args: { reasons: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};

export const LongText: Story = {
  args: { message: hostile.unbroken, reasons: [hostile.unbroken.slice(3), hostile.markup] },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
    await expect(canvasElement.querySelector('img, b')).toBeNull();
  },
};

/** Inside an Alert in a right-to-left page: the bullets are on the right. */
export const RightToLeft: Story = {
  args: { message: hostile.rightToLeft, reasons: ['قصيرة جدا.', 'وجدت في تسريب.'] },
  render: (args) => (
    <div dir="rtl">
      <Alert tone="critical">
        <ErrorDetails {...args} />
      </Alert>
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('قصيرة جدا.');
    await expect(getComputedStyle(canvas.getByRole('list')).paddingRight).toBe('24px');
  },
};
