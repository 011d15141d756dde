import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { hostile } from '../hostile.ts';
import { guide } from './Markdown.guide.tsx';
import { Markdown } from './Markdown.tsx';

const meta = {
  title: 'UI/Markdown',
  component: Markdown,
  args: {
    text: `You are on **Pro**. It includes:

- unlimited queries
- priority support

1. Open *Billing*
2. Choose a plan

Call \`plan.change()\`, or read [the guide](https://example.com/guide).

> A quote.

\`\`\`
const plan = 'pro';
\`\`\``,
  },
  parameters: { guide },
} satisfies Meta<typeof Markdown>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Rich: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'the guide' });
    await expect(link).toHaveAttribute('href', 'https://example.com/guide');
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
  },
};

/** HTML stays text, nothing is fetched, and links lead to the web or a mail program only. */
export const Hostile: Story = {
  args: {
    text: `<img src=x onerror="document.title='broken into'"> <script>document.title='broken into'</script>

[click](javascript:alert(1)) [data](data:text/html,x) [here](/relative) [mail](mailto:a@example.com)

![a chart](https://tracker.example/pixel.png)

# Shout`,
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('img, script, h1')).toBeNull();
    await expect(canvas.getByText(/onerror/)).toBeVisible();
    await expect(canvas.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      'mailto:a@example.com',
    ]);
    await expect(canvas.getByText('a chart')).toBeVisible();
    await expect(document.title).not.toBe('broken into');
  },
};

export const LongText: Story = {
  args: { text: `${hostile.unbroken}\n\n\`\`\`\n${hostile.unbroken}\n\`\`\`` },
  play: async () => {
    const page = document.documentElement;
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth);
  },
};

export const RightToLeft: Story = { args: { text: `${hostile.rightToLeft}\n\n- ${hostile.rightToLeft}` } };

/** Links are what the Tab key finds. */
export const Focused: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const link = canvas.getByRole('link', { name: 'the guide' });
    await expect(link).toHaveFocus();
    await expect(getComputedStyle(link).outlineWidth).toBe('3px');
    await expect(getComputedStyle(link).textDecorationLine).toBe('underline');
  },
};

/** Every kind of block, in a window of 320 px. */
export const Small: Story = {
  globals: { viewport: { value: 'small' } },
  args: { text: `${meta.args.text}\n\n- ${hostile.unbroken}\n  1. \`${hostile.unbroken}\`` },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

/** An answer that has not begun takes up no room. */
export const Empty: Story = {
  args: { text: '' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('p, ul')).toBeNull();
  },
};
