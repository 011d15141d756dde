import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { exchanges } from './exchanges.fixture.ts';
import { guide } from './HeroConversation.guide.tsx';
import { HeroConversation } from './HeroConversation.tsx';

const meta = {
  title: 'Agent/HeroConversation',
  component: HeroConversation,
  args: { title: 'Voice & Chat Agent', exchanges },
  parameters: { guide },
} satisfies Meta<typeof HeroConversation>;
export default meta;
type Story = StoryObj<typeof meta>;

const stateOf = (canvasElement: HTMLElement) =>
  canvasElement.querySelector<HTMLElement>('[data-state]')?.dataset['state'];

/** The first question is answered from the beginning, and three can be pressed. [A71] */
export const Default: Story = {
  parameters: { requirements: ['A71'] },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('You paid $29.00 for Pro on October 1.');
    await expect(canvas.getAllByRole('button')).toHaveLength(3);
    await expect(stateOf(canvasElement)).toBe('idle');
  },
};

/** The agent thinks, types, and is done. The focus stays on the question, and the height never changes. [A70, A71, A73] */
export const Answering: Story = {
  parameters: { requirements: ['A70', 'A71', 'A73'] },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const states: (string | undefined)[] = [];
    const heights = new Set([canvasElement.scrollHeight]);
    const announced: string[] = [];
    const status = canvas.getByRole('status');
    const observer = new MutationObserver(() => {
      const state = stateOf(canvasElement);
      if (states.at(-1) !== state) states.push(state);
      heights.add(canvasElement.scrollHeight);
      const said = status.textContent;
      if (said && announced.at(-1) !== said) announced.push(said);
    });
    const question = canvas.getByRole('button', { name: 'What does Pro include?' });
    question.focus();
    await waitFor(() => expect(stateOf(canvasElement)).toBe('listening'));
    observer.observe(canvasElement, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
    });
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(announced).toHaveLength(1));
    observer.disconnect();
    await expect(states).toEqual(['thinking', 'speaking', 'listening']);
    await expect(announced).toEqual([expect.stringMatching(/^Agent said Unlimited queries, .* by email\.$/)]);
    await expect([...heights]).toHaveLength(1);
    await expect(question).toHaveFocus();
  },
};

/** A question that is pressed while another one is being answered takes its place. [A71] */
export const AnotherMeanwhile: Story = {
  parameters: { requirements: ['A71'] },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'What does Pro include?' }));
    await waitFor(() => expect(stateOf(canvasElement)).toBe('speaking'));
    await userEvent.click(canvas.getByRole('button', { name: 'Upgrade me to Enterprise' }));
    await expect(stateOf(canvasElement)).toBe('thinking');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/once you say yes/));
    await expect(canvas.getByRole('status')).not.toHaveTextContent('Unlimited');
  },
};

/** With reduced motion the answer is there at once, and it is announced again when it is asked for again. [A73] */
export const ReducedMotion: Story = {
  globals: { motion: 'reduced' },
  parameters: { requirements: ['A73'] },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const question = canvas.getByRole('button', { name: 'Upgrade me to Enterprise' });
    await userEvent.click(question);
    const status = canvas.getByRole('status');
    await expect(status).toHaveTextContent('Agent said Enterprise costs $99 a month.');
    await expect(stateOf(canvasElement)).toBe('listening');
    const first = status.firstElementChild;
    await userEvent.click(question);
    await expect(status.firstElementChild).not.toBe(first);
    await expect(status).toHaveTextContent('Agent said Enterprise costs $99 a month.');
  },
};

/** On the smallest phone nothing is wider than the window, and each question is high enough for a finger. [A71] */
export const Small: Story = {
  globals: { viewport: { value: 'small' } },
  parameters: { requirements: ['A71'] },
  play: async ({ canvas }) => {
    const page = document.documentElement;
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth);
    for (const button of canvas.getAllByRole('button'))
      await expect(button.offsetHeight).toBeGreaterThanOrEqual(44);
  },
};

/** In a right-to-left page the user's messages are on the left, the agent's on the right. */
export const RightToLeft: Story = {
  render: (args) => (
    <div dir="rtl">
      <HeroConversation {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const right = (selector: string) =>
      canvas
        .getAllByText(selector)
        .find((element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest('li'))
        ?.getBoundingClientRect().right ?? 0;
    await expect(right('What did I pay last?')).toBeLessThan(right('$29.00'));
  },
};
