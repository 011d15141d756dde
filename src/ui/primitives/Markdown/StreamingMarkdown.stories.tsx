import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { StreamingMarkdown } from './StreamingMarkdown.tsx';

const pieces = [
  'You are on',
  ' **Pro',
  '** and pay',
  ' monthly.\n\n',
  '- Billing',
  ' on',
  ' the first',
  '\n- Support',
];

const meta = {
  title: 'Primitives/Markdown/Streaming',
  component: StreamingMarkdown,
  args: { text: '' },
} satisfies Meta<typeof StreamingMarkdown>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each piece of a growing text is shown, and a selection in an earlier block stays. [R6] */
export const PieceByPiece: Story = {
  parameters: { requirements: ['R6'] },
  render: function Growing() {
    const [count, setCount] = useState(1);
    return (
      <>
        <StreamingMarkdown text={pieces.slice(0, count).join('')} />
        <Button onClick={() => setCount(count + 1)}>Say more</Button>
      </>
    );
  },
  play: async ({ canvas, canvasElement }) => {
    const says = async (text: string) => {
      await userEvent.click(canvas.getByRole('button', { name: 'Say more' }));
      await waitFor(() => expect(canvasElement).toHaveTextContent(text));
    };
    await says('You are on **Pro');
    await expect(canvas.getByText('You are on **Pro')).toBeVisible();
    await says('You are on Pro and pay');
    await expect(canvas.getByText('Pro')).toHaveProperty('tagName', 'STRONG');
    await says('You are on Pro and pay monthly.');
    await says('Billing');
    const first = canvas.getByText(/You are on/);
    getSelection()?.selectAllChildren(first);
    await says('Billing on');
    await says('Billing on the first');
    await says('Support');
    await expect(canvas.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Billing on the first',
      'Support',
    ]);
    await expect(String(getSelection())).toBe('You are on Pro and pay monthly.');
  },
};
