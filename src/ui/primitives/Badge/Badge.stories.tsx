import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { hostile } from '../../hostile.ts';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { guide } from './Badge.guide.tsx';
import { Badge } from './Badge.tsx';

const meta = {
  title: 'Primitives/Badge',
  component: Badge,
  parameters: { guide },
  args: { tone: 'positive', dot: true, children: 'active' },
} satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Online: Story = { parameters: { requirements: ['V17'] }, args: { children: 'Online' } };

/** The tones for good, bad and pending have three different colours. [S5] */
export const Tones: Story = {
  parameters: { requirements: ['S5'] },
  render: (args) => (
    <Stack gap="sm" direction="row" wrap>
      <Badge {...args} tone="positive">
        completed
      </Badge>
      <Badge {...args} tone="critical">
        failed
      </Badge>
      <Badge {...args} tone="caution">
        pending
      </Badge>
      <Badge {...args} tone="neutral">
        Offline
      </Badge>
      <Badge tone="accent">Most Popular</Badge>
    </Stack>
  ),
  play: async ({ canvas }) => {
    const colours = ['completed', 'failed', 'pending'].map(
      (status) => getComputedStyle(canvas.getByText(status)).color,
    );
    await expect(new Set(colours).size).toBe(3);
  },
};

export const LongText: Story = {
  args: { children: hostile.unbroken, tone: 'caution' },
  play: async ({ canvas }) => {
    const { right } = canvas.getByText(hostile.unbroken).getBoundingClientRect();
    await expect(right).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};

/** In a right-to-left page the dot is on the right, before the word. */
export const RightToLeft: Story = {
  args: { children: 'متصل' },
  render: (args) => (
    <div dir="rtl">
      <Badge {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const word = canvas.getByText('متصل');
    const end = word.parentElement!.getBoundingClientRect().right;
    await expect(end - word.getBoundingClientRect().right).toBeGreaterThan(12);
  },
};

/** On the smallest phone a long text is cut off and stays one line high. */
export const Small: Story = {
  args: { children: hostile.markup, tone: 'neutral' },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvasElement }) => {
    const page = document.documentElement;
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth);
    await expect(canvasElement.querySelector('span')!.getBoundingClientRect().height).toBeLessThan(32);
  },
};
