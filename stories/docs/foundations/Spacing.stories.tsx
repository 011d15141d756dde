import type { Meta, StoryObj } from '@storybook/react-vite';
import { X } from 'lucide-react';
import { expect } from 'storybook/test';
import { IconButton } from '../../../src/ui/primitives/IconButton/IconButton.tsx';
import { Stack } from '../../../src/ui/layout/Stack/Stack.tsx';
import { Text } from '../../../src/ui/primitives/Text/Text.tsx';
import { vars } from '../../../src/ui/theme/contract.css.ts';
import { breakpointPx, radius, layoutSize, space, touchTarget } from '../../../src/ui/theme/scale.ts';

const meta = {
  title: 'Docs/Foundations/Spacing',
  // The page beside this file is its documentation.
  tags: ['!autodocs'],
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const px = (rem: string) => `${Number.parseFloat(rem) * 16} px`;

export const Steps: Story = {
  render: () => (
    <Stack as="ul" gap="sm">
      {Object.entries(space).map(([name, width]) => (
        <li key={name}>
          <Stack direction="row" gap="md" align="center">
            <div style={{ width, flexShrink: 0, height: space.md, background: vars.color.accent }} />
            <Text size="small" numeric>
              {name}: {width}, {px(width)}
            </Text>
          </Stack>
        </li>
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    const bar = canvas.getByText('md: 1rem, 16 px').previousElementSibling!;
    await expect(bar.getBoundingClientRect().width).toBe(16);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(Object.keys(space).length);
  },
};

export const Radii: Story = {
  render: () => (
    <Stack as="ul" gap="lg" direction="row" wrap>
      {Object.entries(radius).map(([name, borderRadius]) => (
        <li key={name}>
          <div
            style={{
              width: space.huge,
              height: space.xxxl,
              borderRadius,
              background: vars.color.accentSoft,
              border: `1px solid ${vars.color.edge}`,
            }}
          />
          <Text size="small">{name}</Text>
          <Text size="caption" tone="muted" numeric>
            {name === 'full' ? 'a pill' : px(borderRadius)}
          </Text>
        </li>
      ))}
    </Stack>
  ),
};

/** The dashed square is the smallest touch target. */
export const Touch: Story = {
  render: () => (
    <Stack direction="row" gap="md" align="center">
      <div style={{ width: touchTarget, height: touchTarget, outline: `1px dashed ${vars.color.edge}` }}>
        <IconButton label="Close" icon={<X />} />
      </div>
      <Text size="small" numeric>
        {touchTarget}, {px(touchTarget)}
      </Text>
    </Stack>
  ),
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByRole('button', { name: 'Close' }).getBoundingClientRect();
    await expect([width, height]).toEqual([44, 44]);
  },
};

/** The window widths at which the layout changes, and the widths of its fixed parts. */
export const Widths: Story = {
  render: () => (
    <Stack as="ul" gap="xs">
      {[
        ...Object.entries(breakpointPx).map(([name, from]) => `from ${name}: ${from} px`),
        ...Object.entries(layoutSize).map(([name, length]) => `${name}: ${length}, ${px(length)}`),
      ].map((line) => (
        <li key={line}>
          <Text size="small" numeric>
            {line}
          </Text>
        </li>
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('from agent: 1280 px')).toBeVisible();
    await expect(canvas.getByText('agent: 24rem, 384 px')).toBeVisible();
  },
};
