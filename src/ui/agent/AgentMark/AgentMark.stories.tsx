import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { guide } from './AgentMark.guide.tsx';
import { AgentMark, type AgentMarkProps } from './AgentMark.tsx';

const meta = {
  title: 'Agent/AgentMark',
  component: AgentMark,
  parameters: { guide },
} satisfies Meta<typeof AgentMark>;
export default meta;
type Story = StoryObj<typeof meta>;

const states = ['idle', 'listening', 'thinking', 'speaking'] as const;
const allStates = ({ size }: AgentMarkProps) => (
  <Stack direction="row" gap="lg" wrap>
    {states.map((state) => (
      <AgentMark key={state} state={state} size={size} />
    ))}
  </Stack>
);
const marksIn = (canvasElement: HTMLElement) => [
  ...canvasElement.querySelectorAll<HTMLElement>('[data-state]'),
];
const sizesOf = (marks: readonly HTMLElement[]) =>
  new Set(marks.map(({ offsetWidth, offsetHeight }) => `${offsetWidth} × ${offsetHeight}`));

/** Nobody talks: three calm bars that do not move. [A70] */
export const Idle: Story = {
  parameters: { requirements: ['A70'] },
  play: async ({ canvasElement }) => {
    const [mark] = marksIn(canvasElement);
    await expect(mark).toHaveAttribute('aria-hidden', 'true');
    await expect(mark?.getAnimations({ subtree: true })).toEqual([]);
  },
};

/** The user can speak. */
export const Listening: Story = { args: { state: 'listening' } };

/** An answer is on its way. */
export const Thinking: Story = { args: { state: 'thinking' } };

/** The agent answers, in writing or aloud. */
export const Speaking: Story = { args: { state: 'speaking' } };

/** In a bar all four states are 30 px. */
export const Small: Story = {
  args: { size: 'small' },
  render: allStates,
  play: async ({ canvasElement }) => {
    await expect([...sizesOf(marksIn(canvasElement))]).toEqual(['30 × 30']);
  },
};

/** Beside a heading all four states are 40 px, so that nothing moves when the state changes. [A70] */
export const Medium: Story = {
  parameters: { requirements: ['A70'] },
  render: allStates,
  play: async ({ canvasElement }) => {
    await expect([...sizesOf(marksIn(canvasElement))]).toEqual(['40 × 40']);
  },
};

/** In a call all four states are 88 px. */
export const Large: Story = {
  args: { size: 'large' },
  render: allStates,
  play: async ({ canvasElement }) => {
    await expect([...sizesOf(marksIn(canvasElement))]).toEqual(['88 × 88']);
  },
};

/** What of a mark tells its state when nothing moves: its fill, and the size of each bar. */
const looksOf = (mark: HTMLElement) =>
  [mark, ...mark.children]
    .map((part) => `${getComputedStyle(part).backgroundColor} ${getComputedStyle(part).height}`)
    .join(', ');

/** With reduced motion nothing moves, and the four states still look different. [A70] */
export const ReducedMotion: Story = {
  args: { size: 'large' },
  globals: { motion: 'reduced' },
  parameters: { requirements: ['A70'] },
  render: allStates,
  play: async ({ canvasElement }) => {
    const marks = marksIn(canvasElement);
    for (const mark of marks)
      for (const bar of mark.children) {
        const { animationName, animationIterationCount } = getComputedStyle(bar);
        await expect(animationName === 'none' || animationIterationCount === '1').toBe(true);
      }
    await expect(new Set(marks.map(looksOf)).size).toBe(states.length);
  },
};

/** A contrast theme drops our colours: the system's take their place, and the four states still look different. [A70] */
export const ForcedColours: Story = {
  args: { size: 'large' },
  globals: { colours: 'forced', motion: 'reduced' },
  parameters: { requirements: ['A70'], docs: { story: { inline: false, height: '9rem' } } },
  render: allStates,
  play: async ({ canvasElement }) => {
    const marks = marksIn(canvasElement);
    await expect(new Set(marks.map(looksOf)).size).toBe(states.length);
    // The bars can be told from what is behind them.
    for (const mark of marks)
      await expect(getComputedStyle(mark.firstElementChild!).backgroundColor).not.toBe(
        getComputedStyle(mark).backgroundColor,
      );
  },
};
