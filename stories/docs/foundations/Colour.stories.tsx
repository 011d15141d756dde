import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { dark, light } from '../../../src/ui/theme/palettes.ts';
import { colours } from './meanings.ts';
import { pairs } from './pairs.ts';
import { Contrasts, PaletteTable } from './Swatches.tsx';

const meta = {
  title: 'Docs/Foundations/Colour',
  // The page beside this file is its documentation.
  tags: ['!autodocs'],
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Turns `#rrggbb` into the format in which browsers report colours. */
const computed = (hex: string) =>
  `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;

/** Every pair of colours that appears together, in both themes. */
export const Contrast: Story = {
  render: () => <Contrasts pairs={pairs} />,
  play: async ({ canvas, globals }) => {
    await expect(canvas.getAllByText(/^Light \d+\.\d : 1$/)).toHaveLength(pairs.length);
    await expect(canvas.getAllByText(/^Dark \d+\.\d : 1$/)).toHaveLength(pairs.length);
    await expect(canvas.queryByText('Too faint')).toBeNull();
    // Without its styles, the page would pass every accessibility check as plain HTML.
    const { paper } = globals['theme'] === 'dark' ? dark : light;
    await expect(getComputedStyle(document.body).backgroundColor).toBe(computed(paper));
    await expect(getComputedStyle(document.body).fontFamily).toContain('Hanken Grotesk');
  },
};

/** The check of a pair with too little contrast: the colour of dividers is too faint for text. */
export const TooFaint: Story = {
  render: () => (
    <Contrasts pairs={[{ fore: 'line', on: 'paper', least: 3, use: 'Not for the edge of a control' }]} />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Too faint')).toHaveLength(2);
  },
};

export const Palette: Story = {
  render: () => <PaletteTable />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(colours.length);
    await expect(canvas.getByText(`${light.caution} light, ${dark.caution} dark`)).toBeVisible();
  },
};
