import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent } from 'storybook/test';
import { hostile } from '../../hostile.ts';
import { guide } from './ChatComposer.guide.tsx';
import { ChatComposer } from './ChatComposer.tsx';

const meta = {
  title: 'Agent/ChatComposer',
  component: ChatComposer,
  parameters: { guide },
  args: { value: '', onChange: fn(), onSend: fn(), onStop: fn(), pending: false },
  render: function Typing(args) {
    const [value, setValue] = useState(args.value);
    return <ChatComposer {...args} value={value} onChange={setValue} />;
  },
} satisfies Meta<typeof ChatComposer>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A blank text can be sent neither by the button nor by Enter. */
export const Empty: Story = {
  parameters: { requirements: ['R6'] },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText('Message'), '   {Enter}');
    await expect(canvas.getByRole('button', { name: 'Send' })).toBeDisabled();
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};

/** Enter sends the message, and Shift+Enter begins a new line. */
export const Typed: Story = {
  args: { value: 'What plan am I on?' },
  parameters: { requirements: ['R6'] },
  play: async ({ args, canvas }) => {
    const message = canvas.getByLabelText('Message');
    await userEvent.type(message, '{Shift>}{Enter}{/Shift}please');
    await expect(message).toHaveValue('What plan am I on?\nplease');
    await expect(args.onSend).not.toHaveBeenCalled();
    await userEvent.type(message, '{Enter}');
    await expect(args.onSend).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(args.onSend).toHaveBeenCalledTimes(2);
    await expect(message).toHaveFocus();
  },
};

/** Enter sends before, in and after code as everywhere else; what was pasted keeps its lines. */
export const EnterInCode: Story = {
  args: { value: '```\nconst a = 1;' },
  parameters: { requirements: ['R6'] },
  play: async ({ args, canvas }) => {
    const message = canvas.getByLabelText<HTMLTextAreaElement>('Message');
    for (const caret of [0, 3, 8, message.value.length]) {
      message.focus();
      message.setSelectionRange(caret, caret);
      await userEvent.keyboard('{Enter}');
    }
    await expect(args.onSend).toHaveBeenCalledTimes(4);
    await expect(message).toHaveValue('```\nconst a = 1;');
  },
};

/** The microphone opens the voice chat, whose code loads when a finger is near. It needs no text, and makes room for 'Stop'. */
export const WithMicrophone: Story = {
  args: { onTalk: fn(), onPreloadTalk: fn(), label: 'Ask about your account…' },
  globals: { viewport: { value: 'small' } },
  parameters: { requirements: ['A95'] },
  play: async ({ args, canvas }) => {
    const microphone = canvas.getByRole('button', { name: 'Talk to the agent' });
    const { width, height, right } = microphone.getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    await expect(right).toBeLessThan(320);
    await expect(canvas.getByLabelText('Ask about your account…').offsetHeight).toBe(44);
    await expect(microphone).toHaveAttribute('aria-haspopup', 'dialog');
    await userEvent.hover(microphone);
    await expect(args.onPreloadTalk).toHaveBeenCalled();
    await expect(args.onTalk).not.toHaveBeenCalled();
    await userEvent.click(microphone);
    await expect(args.onTalk).toHaveBeenCalledOnce();
  },
};

/** While a reply is awaited 'Stop' stands in its place, so that the text has as much room as before. */
export const WithMicrophonePending: Story = {
  args: { onTalk: fn(), pending: true },
  parameters: { requirements: ['A95'] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Talk to the agent' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Stop' })).toBeVisible();
  },
};

/** The Enter that ends an input method's composition does not send. */
export const InputMethod: Story = {
  args: { value: '日本' },
  parameters: { requirements: ['R6'] },
  play: async ({ args, canvas }) => {
    const message = canvas.getByLabelText('Message');
    await fireEvent.keyDown(message, { key: 'Enter', isComposing: true });
    await fireEvent.keyDown(message, { key: 'Enter', keyCode: 229 });
    await expect(args.onSend).not.toHaveBeenCalled();
    await fireEvent.keyDown(message, { key: 'Enter' });
    await expect(args.onSend).toHaveBeenCalledOnce();
  },
};

/** While a reply is awaited it can be stopped, and nothing else can be sent. */
export const Pending: Story = {
  args: { value: 'and another', pending: true },
  parameters: { requirements: ['R6'] },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText('Message'), '{Enter}');
    await expect(args.onSend).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button', { name: 'Send' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Stop' }));
    await expect(args.onStop).toHaveBeenCalledOnce();
  },
};

/** In browsers without `field-sizing` the box still grows and shrinks with its text. */
export const WithoutFieldSizing: Story = {
  args: { value: '' },
  beforeEach: () => {
    const { supports } = CSS;
    CSS.supports = (...condition: [string]) =>
      condition[0] !== 'field-sizing: content' && supports(...condition);
    return () => {
      CSS.supports = supports;
    };
  },
  decorators: [
    (Story) => (
      <>
        <style>{'textarea { field-sizing: fixed !important; }'}</style>
        <Story />
      </>
    ),
  ],
  play: async ({ canvas }) => {
    const message = canvas.getByLabelText('Message');
    const oneLine = message.offsetHeight;
    await userEvent.type(message, 'one{Shift>}{Enter}{/Shift}two{Shift>}{Enter}{/Shift}three');
    await expect(message.offsetHeight).toBe(oneLine + 2 * 24);
    await expect(message.scrollHeight).toBeLessThanOrEqual(message.clientHeight);
    await userEvent.clear(message);
    await expect(message.offsetHeight).toBe(oneLine);
  },
};

/** The box grows to six lines, then it scrolls. */
export const LongText: Story = {
  args: { value: hostile.unbroken.repeat(6) + hostile.markup },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    const message = canvas.getByLabelText('Message');
    await expect(message.clientHeight).toBe(6 * 24 + 20);
    await expect(message.scrollHeight).toBeGreaterThan(message.clientHeight);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const RightToLeft: Story = {
  args: { value: hostile.rightToLeft },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByLabelText('Message')).direction).toBe('rtl');
  },
};

/** What is typed runs as its letters do, and the label of an empty field as the page does. */
export const EmptyFromTheRight: Story = {
  args: { label: 'اسأل عن حسابك…' },
  globals: { direction: 'rtl' },
  parameters: { requirements: ['Y8'] },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('اسأل عن حسابك…');
    await expect(getComputedStyle(field).direction).toBe('rtl');
    await expect(getComputedStyle(field).maskImage).toContain('to left');
    await userEvent.type(field, 'Pro');
    await expect(getComputedStyle(field).direction).toBe('ltr');
  },
};

/** The focus ring goes around the whole composer, and both buttons fit at 320 px. */
export const Focused: Story = {
  args: { value: 'What plan am I on?', pending: true },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    await userEvent.tab();
    const message = canvas.getByLabelText('Message');
    await expect(message).toHaveFocus();
    await expect(getComputedStyle(message.parentElement!).outlineWidth).toBe('3px');
    await expect(canvas.getByRole('button', { name: 'Send' }).getBoundingClientRect().right).toBeLessThan(
      320,
    );
  },
};
