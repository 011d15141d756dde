import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { FaultGallery } from './FaultGallery.tsx';
import { catalogue, storiesShowingIn } from './shownMessages.ts';

const sources = import.meta.glob<string>('../{screens,flows}/**/*.stories.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const meta = {
  title: 'Docs/Fault gallery',
  component: FaultGallery,
  args: { messages: catalogue, showings: Object.values(sources).flatMap(storiesShowingIn) },
  // FaultGallery.mdx documents it, so it needs no generated page.
  tags: ['!autodocs'],
} satisfies Meta<typeof FaultGallery>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Every message is shown, with links to its stories. [X1, X2, X3, X4, X5, X6, X7, X8, X9, X10] */
export const Gallery: Story = {
  parameters: { requirements: ['X1', 'X2', 'X3', 'X4', 'X5', 'X6', 'X7', 'X8', 'X9', 'X10'] },
  play: async ({ canvas, args }) => {
    for (const { name, words } of args.messages) {
      for (const sentence of words) await expect(canvas.getAllByText(sentence)[0]).toBeVisible();
      const stories = within(canvas.getByRole('list', { name: `Stories that show ${name}` }));
      for (const link of stories.getAllByRole('link'))
        await expect(link.getAttribute('href')).toMatch(/^\.\/\?path=\/story\/[\w-]+--[\w-]+$/);
    }
  },
};
