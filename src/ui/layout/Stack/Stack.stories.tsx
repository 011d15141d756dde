import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { guide } from './Stack.guide.tsx';
import { Stack } from './Stack.tsx';

const meta = {
  title: 'Layout/Stack',
  component: Stack,
  args: {
    gap: 'md',
    align: 'start',
    children: ['one', 'two', 'three'].map((word) => (
      <Badge key={word} tone="neutral">
        {word}
      </Badge>
    )),
  },
  parameters: { guide },
} satisfies Meta<typeof Stack>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Column: Story = {
  play: async ({ canvas }) => {
    const [one, two] = ['one', 'two'].map((word) =>
      canvas.getByText(word).parentElement!.getBoundingClientRect(),
    );
    await expect(two!.top - one!.bottom).toBe(16);
  },
};
export const Row: Story = { args: { direction: 'row', justify: 'between' } };

/** Each step of the theme's scale, in px. */
export const Gaps: Story = {
  render: (args) => (
    <Stack gap="lg">
      {(['none', 'xxs', 'xs', 'sm', 'md', 'lg', 'xl', 'xxl'] as const).map((gap) => (
        <Stack {...args} key={gap} gap={gap} direction="row" />
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    const box = (word: string) =>
      canvas.getAllByText(word).map((label) => label.parentElement!.getBoundingClientRect());
    const twos = box('two');
    const gaps = box('one').map(({ right }, index) => Math.round(twos[index]!.left - right));
    await expect(gaps).toEqual([0, 4, 8, 12, 16, 24, 32, 48]);
  },
};

/** In a right-to-left page a row starts at the right, and wraps on the smallest phone. */
export const SmallRightToLeft: Story = {
  globals: { viewport: { value: 'small' } },
  args: {
    direction: 'row',
    wrap: true,
    children: ['Advanced AI assistant', 'Unlimited queries', 'Priority support'].map((word) => (
      <Badge key={word} tone="accent">
        {word}
      </Badge>
    )),
  },
  render: (args) => (
    <div dir="rtl">
      <Stack {...args} />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    const box = (word: string) => canvas.getByText(word).getBoundingClientRect();
    const [first, last] = ['Advanced AI assistant', 'Priority support'] as const;
    await waitFor(() => expect(box(last).top).toBeGreaterThan(box(first).top));
    // Which of the other two begins the next line depends on how wide the font is.
    const next = Math.max(box('Unlimited queries').right, box(last).right);
    await expect(Math.round(next)).toBe(Math.round(box(first).right));
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

const across = ['start', 'center', 'end', 'stretch', 'baseline'] as const;
/** Texts of two sizes with each value of `align`. */
export const Aligned: Story = {
  render: () => (
    <Stack gap="md">
      {across.map((align) => (
        <Stack key={align} gap="sm" direction="row" align={align}>
          <Text size="lead">{align}</Text>
          <Text size="caption">{align}</Text>
        </Stack>
      ))}
    </Stack>
  ),
};
