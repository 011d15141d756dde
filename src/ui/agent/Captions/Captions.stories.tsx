import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { hostile } from '../../hostile.ts';
import { guide } from './Captions.guide.tsx';
import { Captions } from './Captions.tsx';

const meta = {
  title: 'Agent/Captions',
  component: Captions,
  parameters: { guide },
  args: {
    lines: [
      { id: 1, from: 'assistant', text: 'Hello Ada. What can I do for you?', partial: false },
      { id: 2, from: 'user', text: 'What did I pay last?', partial: false },
      { id: 3, from: 'assistant', text: 'Your last payment was', partial: true },
    ],
  },
  // Its place, as a dialog would give it.
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', height: '8rem', maxWidth: '22rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Captions>;
export default meta;
type Story = StoryObj<typeof meta>;

/** In the order in which they were said. [S8] */
export const Talking: Story = {
  parameters: { requirements: ['S8'] },
  play: async ({ canvas }) => {
    const said = canvas.getAllByRole('listitem').map(({ textContent }) => textContent);
    await expect(said).toEqual([
      'AgentHello Ada. What can I do for you?',
      'YouWhat did I pay last?',
      'AgentYour last payment was',
    ]);
    await expect(canvas.getByRole('region', { name: 'Captions' })).toHaveAttribute('aria-live', 'off');
  },
};

export const Silence: Story = { args: { lines: [] } };

/** The newest words are in sight; what is older leaves at the top, and nothing grows. [S8] */
export const LongText: Story = {
  args: {
    lines: [
      { id: 1, from: 'user', text: hostile.unbroken + hostile.markup, partial: false },
      { id: 2, from: 'assistant', text: `${hostile.unbroken} `.repeat(4), partial: false },
      { id: 3, from: 'user', text: hostile.rightToLeft, partial: true },
    ],
  },
  parameters: { requirements: ['S8'] },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('region', { name: 'Captions' });
    const last = canvas.getAllByRole('listitem').at(-1)!;
    await expect(last.getBoundingClientRect().bottom).toBeLessThanOrEqual(
      box.getBoundingClientRect().bottom + 1,
    );
    await expect(box.clientHeight).toBe(128);
    await expect(box.scrollWidth).toBeLessThanOrEqual(box.clientWidth);
  },
};

/** The speakers stand on the right; English words still read from the left. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl', viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    const words = canvas.getByText('What did I pay last?');
    const speaker = canvas.getByText('You');
    await expect(speaker.getBoundingClientRect().left).toBeGreaterThan(words.getBoundingClientRect().left);
    await expect(getComputedStyle(words).direction).toBe('ltr');
  },
};
