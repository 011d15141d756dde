import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../../src/ui/Stack/Stack.tsx';
import { Text } from '../../src/ui/Text/Text.tsx';
import { vars } from '../../src/ui/theme/contract.css.ts';
import { dark, light } from '../../src/ui/theme/palettes.ts';
import { space, type } from '../../src/ui/theme/scale.ts';
import { PaletteTable, Swatches } from './Swatches.tsx';

const meta = {
  title: 'Docs/Foundations',
  // The page beside this file is its documentation.
  tags: ['!autodocs'],
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const themeOf = (globals: Record<string, unknown>) => (globals['theme'] === 'dark' ? 'dark' : 'light');

/** `#rrggbb` as browsers report it. */
const computed = (hex: string) =>
  `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;

export const Contrast: Story = {
  render: (_args, { globals }) => <Swatches theme={themeOf(globals)} />,
  // A run that lost its styles would pass every check of accessibility on naked HTML.
  play: async ({ globals }) => {
    const { paper } = themeOf(globals) === 'dark' ? dark : light;
    await expect(getComputedStyle(document.body).backgroundColor).toBe(computed(paper));
    await expect(getComputedStyle(document.body).fontFamily).toContain('Hanken Grotesk');
  },
};

export const Colours: Story = {
  render: (_args, { globals }) => <PaletteTable theme={themeOf(globals)} />,
};

export const TypeScale: Story = {
  render: () => (
    <Stack gap="lg">
      {Object.entries(type).map(([name, style]) => (
        <div key={name}>
          <Text size="caption" tone="muted">
            {name} · {style.fontSize} / {style.lineHeight}
          </Text>
          <div style={style}>Your account, with someone to talk to</div>
        </div>
      ))}
    </Stack>
  ),
};

export const Spacing: Story = {
  render: () => (
    <Stack gap="sm">
      {Object.entries(space).map(([name, width]) => (
        <Stack key={name} direction="row" gap="md" align="center">
          <div style={{ width, height: space.md, background: vars.color.accent }} />
          <Text size="small" numeric>
            {name} · {width}
          </Text>
        </Stack>
      ))}
    </Stack>
  ),
};
