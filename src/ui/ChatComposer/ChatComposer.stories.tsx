import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn } from 'storybook/test';
import { hostile } from '../hostile.ts';
import { ChatComposer } from './ChatComposer.tsx';

const meta = {
  title: 'UI/ChatComposer',
  component: ChatComposer,
  args: { value: '', pending: false, onChange: fn(), onSend: fn(), onStop: fn() },
  render: function Typed(args) {
    const [text, setText] = useState(args.value);
    return <ChatComposer {...args} value={text} onChange={setText} />;
  },
} satisfies Meta<typeof ChatComposer>;
export default meta;
type Story = StoryObj<typeof meta>;

/** [R6] Nothing to send: blank, even after typing spaces. */
export const Empty: Story = {
  parameters: { requirements: ['R6'] },
  play: async ({ canvas, userEvent, args }) => {
    const send = canvas.getByRole('button', { name: 'Send' });
    await expect(send).toBeDisabled();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Message' }), '   {Enter}');
    await expect(send).toBeDisabled();
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};

/** [R6] Enter sends, Shift+Enter starts a line, the Enter that ends an IME's composition does neither. */
export const Keys: Story = {
  parameters: { requirements: ['R6'] },
  play: async ({ canvas, userEvent, args }) => {
    const box = canvas.getByRole('textbox', { name: 'Message' });
    await userEvent.type(box, 'One{Shift>}{Enter}{/Shift}Two');
    await expect(box).toHaveValue('One\nTwo');
    await expect(args.onSend).not.toHaveBeenCalled();
    await fireEvent.keyDown(box, { key: 'Enter', isComposing: true });
    await fireEvent.keyDown(box, { key: 'Enter', keyCode: 229 });
    await expect(args.onSend).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSend).toHaveBeenCalledOnce();
    await expect(box).toHaveValue('One\nTwo');
  },
};

/** The button sends too, and the focus goes back to where one types. */
export const Button: Story = {
  args: { value: 'What plan am I on?' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(args.onSend).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('textbox')).toHaveFocus();
  },
};

/** [R6] While a reply is pending nothing is sent; the reply can be stopped, the next message written. */
export const Pending: Story = {
  parameters: { requirements: ['R6'] },
  args: { value: 'And Enterprise?', pending: true },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('button', { name: 'Send' })).toBeDisabled();
    await userEvent.type(canvas.getByRole('textbox'), ' Hm.{Enter}');
    await expect(args.onSend).not.toHaveBeenCalled();
    await expect(canvas.getByRole('textbox')).toHaveValue('And Enterprise? Hm.');
    await userEvent.click(canvas.getByRole('button', { name: 'Stop' }));
    await expect(args.onStop).toHaveBeenCalledOnce();
  },
};

/** Six lines at most, then it scrolls. */
export const Long: Story = {
  args: { value: `${hostile.unbroken}\n`.repeat(20) },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('textbox');
    await expect(box.offsetHeight).toBe(164);
    await expect(box.scrollHeight).toBeGreaterThan(box.clientHeight);
    await expect(box.scrollWidth).toBeLessThanOrEqual(box.clientWidth);
  },
};

export const RightToLeft: Story = { args: { value: hostile.rightToLeft } };
