import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { ChatComposer } from './ChatComposer.tsx';

const meta = {
  title: 'Agent/ChatComposer/Length',
  component: ChatComposer,
  args: { value: '', onChange: fn(), onSend: fn(), onStop: fn(), pending: false, maxLength: 4000 },
  parameters: { requirements: ['A101'] },
  render: function Typing(args) {
    const [value, setValue] = useState(args.value);
    return <ChatComposer {...args} value={value} onChange={setValue} />;
  },
} satisfies Meta<typeof ChatComposer>;
export default meta;
type Story = StoryObj<typeof meta>;

const words = 'payment '.repeat(600);
const tooLong = 'Too long to send: a message has at most 4,000 characters.';

/** What was pasted stays whole, and is not sent until it is short enough. The sentence is announced, and the count is not. [A101] */
export const TooLong: Story = {
  globals: { viewport: { value: 'small' } },
  play: async ({ args, canvas, canvasElement }) => {
    const message = canvas.getByLabelText<HTMLTextAreaElement>('Message');
    await userEvent.click(message);
    await userEvent.paste(words);
    await expect(message).toHaveValue(words);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(tooLong);
    await expect(canvas.getByText('799 too many')).toBeVisible();
    await expect(message).toBeInvalid();
    // The ring of the focus and the border are of one colour, as around every field.
    const frame = getComputedStyle(message.parentElement!);
    await waitFor(() => expect(frame.outlineColor).toBe(frame.borderTopColor));
    await expect(message).toHaveAccessibleDescription(`${tooLong} 799 too many`);
    await expect(canvas.getByRole('button', { name: 'Send' })).toBeDisabled();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
    await userEvent.keyboard('{Enter}');
    await expect(args.onSend).not.toHaveBeenCalled();
    await expect(message).toHaveValue(words);

    message.setSelectionRange(0, 800);
    await userEvent.keyboard('{Delete}');
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
    await expect(canvas.getByText('1 character left')).toBeVisible();
    await expect(message).toBeValid();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSend).toHaveBeenCalledOnce();
  },
};

/** The room that is left is shown for the last tenth; spaces at the ends, which are not sent, take none. [A101] */
export const NearlyFull: Story = {
  args: { value: ` ${'x'.repeat(4000)}\n\n` },
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByText('0 characters left')).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
    await userEvent.type(canvas.getByLabelText('Message'), '{Enter}');
    await expect(args.onSend).toHaveBeenCalledOnce();
    await userEvent.clear(canvas.getByLabelText('Message'));
    await userEvent.paste('x'.repeat(3600));
    await waitFor(() => expect(canvas.queryByText(/left$/)).toBeNull());
    await expect(canvas.getByLabelText('Message')).not.toHaveAttribute('aria-describedby');
  },
};
