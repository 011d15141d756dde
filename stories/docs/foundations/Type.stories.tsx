import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Stack } from '../../../src/ui/layout/Stack/Stack.tsx';
import { Text } from '../../../src/ui/primitives/Text/Text.tsx';
import { fallbackFamily } from '../../../src/ui/theme/font.css.ts';
import { type, weight } from '../../../src/ui/theme/scale.ts';

const meta = {
  title: 'Docs/Foundations/Type',
  // The page beside this file is its documentation.
  tags: ['!autodocs'],
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const uses: Readonly<Record<keyof typeof type, string>> = {
  caption: 'Labels and times',
  small: 'Hints, second lines',
  body: 'What one reads',
  lead: 'The sentence below a headline',
  title: 'The name of a card',
  heading: 'A section, a dialog',
  page: 'The name of a view',
  figure: 'A price',
  display: 'The landing page, once',
};

export const Scale: Story = {
  render: () => (
    <Stack gap="lg">
      {Object.entries(type).map(([name, style]) => (
        <Stack key={name} gap="xxs">
          <Text size="caption" tone="muted">
            {name}: {uses[name as keyof typeof type]}. {style.fontSize} / {style.lineHeight}
          </Text>
          <div style={style}>Your account, with someone to talk to</div>
        </Stack>
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    const samples = canvas.getAllByText('Your account, with someone to talk to');
    await expect(samples).toHaveLength(Object.keys(type).length);
    const px = (at: number) => Number.parseFloat(getComputedStyle(samples[at]!).fontSize);
    await expect([px(0), px(2)]).toEqual([13, 16]);
    await expect(px(8)).toBeGreaterThan(px(6));
  },
};

export const Weights: Story = {
  render: () => (
    <Stack gap="md">
      {Object.entries(weight).map(([name, fontWeight]) => (
        <Text key={name} size="lead">
          <span style={{ fontWeight }}>
            {name}, {fontWeight}
          </span>
        </Text>
      ))}
    </Stack>
  ),
  // Without the variable font all four weights would look the same.
  play: async ({ canvas }) => {
    const faces = await document.fonts.load("640 16px 'Hanken Grotesk Variable'");
    await expect(faces.map(({ status }) => status)).toContain('loaded');
    await expect(getComputedStyle(canvas.getByText('strong, 640')).fontWeight).toBe('640');
  },
};

/** The fallback font of a first visit on a slow connection. Headings stand out in it as well. */
export const StandIn: Story = {
  render: () => (
    <Stack gap="md" align="start">
      {(['regular', 'strong'] as const).map((name) => (
        <span key={name} style={{ fontFamily: fallbackFamily, fontWeight: weight[name] }}>
          {`${name}: `}
          <span>illicit illicit illicit</span>
        </span>
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    const [regular, strong] = canvas.getAllByText('illicit illicit illicit');
    const width = (element?: HTMLElement) => element?.getBoundingClientRect().width ?? 0;
    await document.fonts.load(`640 16px ${fallbackFamily}`);
    // In a bold face the letter i is wider, by more than the face is narrowed here. In a synthesised one it is not, which
    // reset.css.ts forbids.
    await waitFor(() => expect(width(strong)).toBeGreaterThan(width(regular)));
  },
};

const amounts = ['$1,111.11', '$8,808.88', '$29.00'];

export const Figures: Story = {
  render: () => (
    <Stack gap="xxs" align="start">
      <Stack gap="xxs" align="end">
        {amounts.map((amount) => (
          <Text key={amount} size="lead" numeric>
            {amount}
          </Text>
        ))}
      </Stack>
    </Stack>
  ),
  play: async ({ canvas }) => {
    const width = (amount: string) => Math.round(canvas.getByText(amount).getBoundingClientRect().width);
    await document.fonts.load("16px 'Hanken Grotesk Variable'");
    await expect(getComputedStyle(canvas.getByText('$29.00')).fontVariantNumeric).toBe('tabular-nums');
    await expect(width('$1,111.11')).toBe(width('$8,808.88'));
  },
};
