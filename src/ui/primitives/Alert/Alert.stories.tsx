import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { hostile } from '../../hostile.ts';
import { guide } from './Alert.guide.tsx';
import { Alert } from './Alert.tsx';

const meta = {
  title: 'Primitives/Alert',
  component: Alert,
  parameters: { guide },
  args: { tone: 'critical', children: 'Request rate limit reached' },
} satisfies Meta<typeof Alert>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The red box in which a form shows an error. [X1] */
export const Critical: Story = {
  parameters: { requirements: ['X1'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Request rate limit reached');
  },
};

export const Neutral: Story = {
  args: { tone: 'neutral', children: 'No account matched that email and password.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

export const Caution: Story = {
  args: { tone: 'caution', title: 'Your session ended', children: 'What you had typed was not saved.' },
};
export const Positive: Story = { args: { tone: 'positive', children: 'We sent you a mail with a link.' } };
export const WithAction: Story = {
  args: {
    title: 'No microphone',
    children: 'Connect one and try again.',
    action: <Button>Try again</Button>,
  },
};

export const LongText: Story = {
  args: { title: hostile.unbroken, children: hostile.unbroken + hostile.markup },
  play: async ({ canvas }) => {
    const alert = canvas.getByRole('alert');
    await expect(alert.scrollWidth).toBeLessThanOrEqual(alert.clientWidth);
  },
};

export const RightToLeft: Story = {
  args: { children: hostile.rightToLeft },
  render: (args) => (
    <div dir="rtl">
      <Alert {...args} />
    </div>
  ),
};

/** On the smallest phone the action is below the text. */
export const Small: Story = {
  args: {
    title: 'No microphone',
    children: 'Connect one and try again.',
    action: <Button>Try again</Button>,
  },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    const words = canvas.getByText('No microphone').parentElement!.getBoundingClientRect();
    const action = canvas.getByRole('button', { name: 'Try again' }).getBoundingClientRect();
    await expect(action.top).toBeGreaterThanOrEqual(words.bottom);
    await expect(action.height).toBeGreaterThanOrEqual(44);
  },
};
