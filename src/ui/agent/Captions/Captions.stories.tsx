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
  // A box of the size that a dialog would give to the captions.
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

/** The lines are in the order in which they were spoken, and they are not a live region. */
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

/** The agent has no voice: a screen reader reads its lines, each once it is complete, and never the user's own. */
export const Announced: Story = {
  args: { announced: true },
  parameters: { requirements: ['H2'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Captions' })).toHaveAttribute('aria-live', 'polite');
    const live = canvas.getAllByRole('listitem').map((line) => line.getAttribute('aria-live'));
    await expect(live).toEqual([null, 'off', 'off']);
  },
};

export const Silence: Story = { args: { lines: [] } };

/** The newest line is in sight, older ones leave at the top, and the box does not grow. */
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

/** In a right-to-left page the speakers are on the right, and English text still reads from left to right. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl', viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    const words = canvas.getByText('What did I pay last?');
    const speaker = canvas.getByText('You');
    await expect(speaker.getBoundingClientRect().left).toBeGreaterThan(words.getBoundingClientRect().left);
    await expect(getComputedStyle(words).direction).toBe('ltr');
  },
};
