import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { hostile } from '../../hostile.ts';
import { InteractionStates, pseudoStates } from '../../InteractionStates.tsx';
import { guide } from './AskBar.guide.tsx';
import { AskBar } from './AskBar.tsx';

const meta = {
  title: 'Agent/AskBar',
  component: AskBar,
  parameters: { guide },
  globals: { viewport: { value: 'phone' } },
  args: { onAsk: fn(), onTalk: fn(), onPreload: fn() },
} satisfies Meta<typeof AskBar>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The field opens the agent and the microphone the voice chat; the code of both loads when a finger is near. */
export const Empty: Story = {
  parameters: { requirements: ['A55'] },
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('button', { name: 'Ask about your account…' });
    await expect(field.offsetHeight).toBeGreaterThanOrEqual(44);
    await userEvent.click(field);
    await expect(args.onAsk).toHaveBeenCalledOnce();
    await expect(args.onPreload).toHaveBeenCalled();
    const microphone = canvas.getByRole('button', { name: 'Talk to the agent' });
    await expect(microphone.offsetWidth).toBeGreaterThanOrEqual(44);
    await userEvent.click(microphone);
    await expect(args.onTalk).toHaveBeenCalledOnce();
  },
};

/** What was typed into the agent's field shows here too. */
export const WithDraft: Story = {
  args: { draft: 'What did I pay in May' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'What did I pay in May' })).toBeVisible();
  },
};

/** Where no call is possible the field has the whole bar. */
export const WithoutVoice: Story = {
  render: (args) => <AskBar onAsk={args.onAsk} />,
  parameters: { requirements: ['A95'] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(1);
  },
};

/** A long draft is cut off at the end of its line, and the microphone stays where it is. */
export const LongText: Story = {
  args: { draft: hostile.unbroken + hostile.markup },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
    const { right } = canvas.getByRole('button', { name: 'Talk to the agent' }).getBoundingClientRect();
    await expect(right).toBeLessThanOrEqual(320);
    await expect(canvas.getAllByRole('button')[0]?.offsetHeight).toBeLessThan(60);
  },
};

/** In a right-to-left page the microphone is on the left. */
export const RightToLeft: Story = {
  args: { draft: hostile.rightToLeft },
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const { right } = canvas.getByRole('button', { name: 'Talk to the agent' }).getBoundingClientRect();
    await expect(right).toBeLessThan(innerWidth / 2);
  },
};

/** At rest, hovered, pressed and focused. */
export const States: Story = {
  parameters: { pseudo: pseudoStates },
  render: (args) => (
    <InteractionStates>
      <AskBar {...args} />
    </InteractionStates>
  ),
};
