import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { StreamingMarkdown } from './StreamingMarkdown.tsx';
import type { TextSource } from './streamingText.ts';

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

/** Says one piece after the other. */
function told(): TextSource & { more: () => void } {
  const listeners = new Set<() => void>();
  let count = 1;
  return {
    get: () => pieces.slice(0, count).join(''),
    subscribe(listen) {
      listeners.add(listen);
      return () => listeners.delete(listen);
    },
    more() {
      count++;
      for (const listen of listeners) listen();
    },
  };
}

const whole = (text: string): TextSource => ({ get: () => text, subscribe: () => () => undefined });

const meta = {
  title: 'Primitives/Markdown/Growing',
  component: StreamingMarkdown,
  args: { source: whole('') },
} satisfies Meta<typeof StreamingMarkdown>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each piece is shown, and what is selected above stays selected. [R6] */
export const PieceByPiece: Story = {
  parameters: { requirements: ['R6'] },
  render: function Told() {
    const [source] = useState(told);
    return (
      <>
        <StreamingMarkdown source={source} />
        <Button onClick={source.more}>Say more</Button>
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

/** Words end up where the last word stands, however deep that is. */
export const Deep: Story = {
  args: { source: whole('Two ways:\n\n1. One\n   - inner words ') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('inner words')).toHaveProperty('tagName', 'LI');
  },
};
