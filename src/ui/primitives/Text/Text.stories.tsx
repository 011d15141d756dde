import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { hostile } from '../../hostile.ts';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { vars } from '../../theme/contract.css.ts';
import { guide } from './Text.guide.tsx';
import { Text } from './Text.tsx';

const meta = {
  title: 'Primitives/Text',
  component: Text,
  args: { children: "Welcome back! Here's your account overview." },
  parameters: { guide },
} satisfies Meta<typeof Text>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Sizes: Story = {
  render: (args) => (
    <Stack gap="sm">
      <Text {...args} size="lead" />
      <Text {...args} size="body" />
      <Text {...args} size="small" tone="muted" />
      <Text {...args} size="caption" tone="muted" />
      <Text {...args} strong />
      <Text {...args} tone="critical" />
    </Stack>
  ),
};

export const Numeric: Story = {
  render: () => (
    <Stack gap="none" align="start">
      <Text as="span" numeric>
        $11.11
      </Text>
      <Text as="span" numeric>
        $88.88
      </Text>
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$11.11').offsetWidth).toBe(canvas.getByText('$88.88').offsetWidth);
  },
};

export const Truncated: Story = {
  args: { truncate: true, children: hostile.unbroken },
  play: async ({ canvas }) => {
    const text = canvas.getByText(hostile.unbroken);
    await expect(text.offsetHeight).toBe(24);
    await expect(text.scrollWidth).toBeGreaterThan(text.clientWidth);
  },
};

export const LongText: Story = {
  args: { children: hostile.unbroken + hostile.markup },
  play: async () => {
    const page = document.documentElement;
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth);
  },
};

/** A right-to-left override in one text does not reverse the next one. */
export const RightToLeft: Story = {
  render: () => (
    <p>
      <Text as="span">{hostile.markup}</Text> <Text as="span">and what follows</Text>
    </p>
  ),
};

/** In a right-to-left page a truncated text is cut off at the left. */
export const SmallRightToLeft: Story = {
  args: { truncate: true, children: hostile.rightToLeft.repeat(2) },
  globals: { viewport: { value: 'small' } },
  render: (args) => (
    <div dir="rtl">
      <Text {...args} />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    const text = canvas.getByText(/مرحبا/);
    await expect(text.scrollWidth).toBeGreaterThan(text.clientWidth);
    await expect(getComputedStyle(text).direction).toBe('rtl');
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

/** Each tone on each background that text may have. The accessibility check measures the contrast of every pair. */
export const TonesOnGrounds: Story = {
  render: (args) => (
    <Stack gap="none">
      {(['paper', 'surface', 'sunken'] as const).map((ground) => (
        <div key={ground} style={{ background: vars.color[ground] }}>
          {(['ink', 'muted', 'critical'] as const).map((tone) => (
            <Text {...args} key={tone} tone={tone} />
          ))}
        </div>
      ))}
    </Stack>
  ),
};
