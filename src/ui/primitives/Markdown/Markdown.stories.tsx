import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { hostile } from '../../hostile.ts';
import { InteractionStates, pseudoStates } from '../../InteractionStates.tsx';
import { guide } from './Markdown.guide.tsx';
import { Markdown } from './Markdown.tsx';

const onOpen = fn();

const meta = {
  title: 'Primitives/Markdown',
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
    const link = canvas.getByRole('link', { name: 'the guide (example.com)' });
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

/** A link whose words name another place shows its real host. A mail link keeps the address and nothing else. */
export const MisleadingLinks: Story = {
  args: {
    text: `- [https://google.com](https://evil.test/login)
- <https://google.com@evil.test>
- <https://bücher.example>
- [\u202Emoc.elgoog](https://evil.test)
- [the plan][1] and <https://example.com/plans>
- [Write to us](mailto:help@example.com?cc=thief@evil.test&body=My%20password)

[1]: https://evil.test/plan "https://google.com"`,
  },
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link');
    await expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['https://google.com (evil.test)', 'https://evil.test/login'],
      ['https://google.com@evil.test (evil.test)', 'https://evil.test/'],
      ['https://bücher.example (xn--bcher-kva.example)', 'https://xn--bcher-kva.example/'],
      ['\u202Emoc.elgoog (evil.test)', 'https://evil.test/'],
      ['the plan (evil.test)', 'https://evil.test/plan'],
      ['https://example.com/plans', 'https://example.com/plans'],
      ['Write to us (help@example.com)', 'mailto:help@example.com'],
    ]);
    for (const link of links) await expect(link).not.toHaveAttribute('title');
  },
};

const figureOf = (ref: string) => (ref === 's1' ? { action: 'show these payments', onOpen } : undefined);

/** A link to rows is a button where there are rows, and plain words elsewhere. It says what it does, after its words. */
export const Figures: Story = {
  args: { text: 'You paid [**$87.00**](#s1), or [$3](#s2); [up](#top), [](#s1), [x](#s1/../a).', figureOf },
  parameters: { requirements: ['A65'] },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button');
    await expect(button).toHaveAccessibleName('$87.00 show these payments');
    await userEvent.click(button);
    await expect(onOpen).toHaveBeenLastCalledWith('$87.00');
    await expect(canvas.queryByRole('link')).toBeNull();
    for (const words of ['$3', 'up', 'x']) await expect(canvas.getByText(words).tagName).toBe('SPAN');
  },
};

const onAsk = fn();
const offered = 'Did you mean:\n\n- [What does **Pro** cost?](#ask)\n- [Why?](#ask)\n- plain';

/** A sentence that can be asked is a button of the size of a finger. A list of these has no bullets. */
export const Offers: Story = {
  args: { text: offered, offers: { onAsk, disabled: false } },
  parameters: { requirements: ['A93'] },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('button');
    for (const button of [first!, second!]) await expect(button.offsetHeight).toBeGreaterThanOrEqual(44);
    await expect(second!.offsetTop).toBeGreaterThan(first!.offsetTop + 44);
    await expect(getComputedStyle(canvas.getByRole('list')).listStyleType).toBe('none');
    await userEvent.tab();
    await expect(first).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(onAsk).toHaveBeenLastCalledWith('What does Pro cost?');
  },
};

/** While nothing can be asked an offer keeps its place and the focus, and does nothing. */
export const OffersDisabled: Story = {
  args: { text: offered, offers: { onAsk, disabled: true } },
  parameters: { requirements: ['A93'] },
  play: async ({ canvas }) => {
    onAsk.mockClear();
    const button = canvas.getByRole('button', { name: 'Why?' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(button).toHaveFocus();
    await expect(onAsk).not.toHaveBeenCalled();
  },
};

/** Where nobody can be asked, an offer is plain words with its bullet. */
export const OffersAsText: Story = {
  args: { text: offered },
  parameters: { requirements: ['A93'] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(canvas.getByText('Why?').tagName).toBe('SPAN');
  },
};

/** At rest, hovered, pressed and focused. */
export const OfferStates: Story = {
  parameters: { pseudo: pseudoStates },
  args: { text: '[What does Pro cost?](#ask)', offers: { onAsk, disabled: false } },
  render: (args) => (
    <InteractionStates>
      <Markdown {...args} />
    </InteractionStates>
  ),
};

export const LongText: Story = {
  args: { text: `${hostile.unbroken}\n\n\`\`\`\n${hostile.unbroken}\n\`\`\`` },
  play: async () => {
    const page = document.documentElement;
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth);
  },
};

export const RightToLeft: Story = { args: { text: `${hostile.rightToLeft}\n\n- ${hostile.rightToLeft}` } };

/** The Tab key stops at links and at nothing else. */
export const Focused: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const link = canvas.getByRole('link', { name: 'the guide (example.com)' });
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

/** A wide table scrolls inside its border and takes the focus for it; lists in lists and long code stay inside. [A68] */
export const Tables: Story = {
  globals: { viewport: { value: 'small' } },
  args: {
    text: `| Date | Service | Amount | Status | Currency |
|---|---|--:|---|---|
| May 1, 2026 | Pro plan | [**$29.00**](#s1) | completed | USD |
| April 1, 2026 | ${hostile.unbroken.slice(0, 60)} | $29.00 | failed |

| a |
|---|
| b |

- one
  - two
    1. three \`${hostile.unbroken}\``,
    figureOf,
  },
  parameters: { requirements: ['A68'] },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
    const area = await canvas.findByRole('region', { name: 'Table, scrolls sideways' });
    await expect(area.scrollWidth).toBeGreaterThan(area.clientWidth);
    await userEvent.tab();
    await expect(area).toHaveFocus();
    await expect(canvas.getAllByRole('table')).toHaveLength(2);
    await expect(canvas.getAllByRole('region')).toHaveLength(1);
    await expect(canvas.getByRole('button', { name: '$29.00 show these payments' })).toBeVisible();
    await expect(canvas.getAllByRole('columnheader', { name: 'Amount' })[0]).toHaveStyle({
      textAlign: 'right',
    });
  },
};

/** An answer that has not begun takes up no room. */
export const Empty: Story = {
  args: { text: '' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('p, ul')).toBeNull();
  },
};
