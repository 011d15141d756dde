import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Card } from '../../../src/ui/primitives/Card/Card.tsx';
import { Stack } from '../../../src/ui/layout/Stack/Stack.tsx';
import { Text } from '../../../src/ui/primitives/Text/Text.tsx';
import { vars } from '../../../src/ui/theme/contract.css.ts';
import { zIndex, radius, space } from '../../../src/ui/theme/scale.ts';

const meta = {
  title: 'Docs/Foundations/Elevation',
  // The page beside this file is its documentation.
  tags: ['!autodocs'],
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const levels = [
  ['Flat', 'none', 'A card: a hairline divides, nothing floats.'],
  ['Low', vars.shadow.low, 'What one takes hold of: the knob of a slider.'],
  ['High', vars.shadow.high, 'A dialog, a menu, a toast; the card of a form.'],
] as const;

export const Shadows: Story = {
  render: () => (
    <div
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(14rem, 100%), 1fr))',
        gap: space.xl,
        padding: space.md,
      }}
    >
      {levels.map(([name, boxShadow, use]) => (
        <div
          key={name}
          style={{
            boxShadow,
            padding: space.lg,
            borderRadius: radius.lg,
            background: vars.color.surface,
            border: `1px solid ${vars.color.line}`,
          }}
        >
          <Stack gap="xxs">
            <Text strong>{name}</Text>
            <Text size="small" tone="muted">
              {use}
            </Text>
          </Stack>
        </div>
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    const shadow = (name: string) =>
      getComputedStyle(canvas.getByText(name).parentElement!.parentElement!).boxShadow;
    await expect(shadow('Flat')).toBe('none');
    await expect(shadow('Low')).not.toBe('none');
    await expect(shadow('High').length).toBeGreaterThan(shadow('Low').length);
  },
};

export const Cards: Story = {
  render: () => (
    <Stack gap="xl">
      <Card title="Plain">
        <Text>One of several on a page.</Text>
      </Card>
      <Card title="Raised" emphasis="raised">
        <Text>One thing to do, such as a form.</Text>
      </Card>
    </Stack>
  ),
  play: async ({ canvas }) => {
    const shadow = (name: string) => getComputedStyle(canvas.getByRole('region', { name })).boxShadow;
    await expect(shadow('Raised')).not.toBe(shadow('Plain'));
  },
};

/** The layers, from the page upwards. */
export const Layers: Story = {
  render: () => (
    <ol>
      {Object.entries(zIndex)
        .toSorted(([, a], [, b]) => b - a)
        .map(([name, order]) => (
          <li key={name} style={{ padding: `${space.xs} 0`, borderBlockEnd: `1px solid ${vars.color.line}` }}>
            <Text size="small" numeric>
              {name}, {order}
            </Text>
          </li>
        ))}
    </ol>
  ),
  play: async ({ canvas }) => {
    const names = canvas.getAllByRole('listitem').map(({ textContent }) => textContent.replace(/,.*/, ''));
    await expect(names).toEqual(['toast', 'dialog', 'drawer', 'screen', 'bar']);
  },
};
