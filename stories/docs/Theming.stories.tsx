import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { light } from '../../src/ui/theme/palettes.ts';
import { acme } from './acme.ts';
import { Ratios, Sample, Themed } from './BrandTheme.tsx';

const meta = {
  title: 'Docs/Theming',
  // The page beside this file is its documentation.
  tags: ['!autodocs'],
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Turns `#rrggbb` into the format in which browsers report colours. */
const computed = (hex: string) =>
  `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;

/** The usual components in the theme of a brand. */
export const Brand: Story = {
  render: () => (
    <Themed theme={acme}>
      <Sample />
    </Themed>
  ),
  play: async ({ canvas }) => {
    const style = (name: string) => getComputedStyle(canvas.getByRole('button', { name }));
    await expect(style('Change plan').backgroundColor).toBe(computed(acme.color.accent));
    await expect(style('Cancel plan').backgroundColor).toBe(computed(acme.color.critical));
  },
};

/** Every pair of colours in the brand's theme has enough contrast. */
export const BrandContrast: Story = {
  render: () => <Ratios color={acme.color} />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Readable')).toHaveLength(24);
    await expect(canvas.queryByText('Too faint')).toBeNull();
  },
};

/** The check names the contrast of an accent that is too pale for text. */
export const TooFaint: Story = {
  render: () => <Ratios faint color={{ ...light, accent: '#4fc3a1' }} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^accent on paper: 2\.\d : 1, 4.5 needed$/)).toBeVisible();
    await expect(canvas.getAllByText('Too faint')).toHaveLength(5);
    await expect(canvas.queryByText('Readable')).toBeNull();
  },
};
