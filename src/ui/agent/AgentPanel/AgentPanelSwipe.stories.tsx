import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { AgentPanel } from './AgentPanel.tsx';

const nothing = () => undefined;

/** The sheet over the page, pulled down by its bar. */
const meta = {
  title: 'Agent/AgentPanel/Swipe',
  component: AgentPanel,
  globals: { viewport: { value: 'phone' } },
  parameters: { requirements: ['A96'], docs: { story: { inline: false, height: '36rem' } } },
  args: {
    layout: 'screen',
    title: 'Voice & Chat Agent',
    phone: '+1 (555) 010-0199',
    online: true,
    onVoiceChat: nothing,
    onTextChat: nothing,
    onPhoneCall: nothing,
    onClose: fn(),
  },
} satisfies Meta<typeof AgentPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const findBar = async () => {
  const title = await screen.findByRole('heading', { name: 'My Agent' });
  return { bar: title.parentElement!, sheet: title.parentElement!.parentElement! };
};
const topOf = ({ sheet }: { sheet: HTMLElement }) => sheet.getBoundingClientRect().top;

/** A finger on `target`, which moves by each of these distances, waits there, and is lifted or taken away by the browser. */
async function pull(
  target: Element,
  steps: readonly number[],
  { lastMs = 120, end = 'pointerup' as 'pointerup' | 'pointercancel', onHeld = nothing as () => void } = {},
) {
  const { left, top } = target.getBoundingClientRect();
  const send = (type: string, y: number) =>
    target.dispatchEvent(
      new PointerEvent(type, {
        bubbles: true,
        isPrimary: true,
        pointerId: 7,
        pointerType: 'touch',
        clientX: left + 5,
        clientY: top + 5 + y,
      }),
    );
  send('pointerdown', 0);
  for (const y of steps) {
    await wait(20);
    send('pointermove', y);
  }
  await wait(lastMs);
  onHeld();
  send(end, steps.at(-1) ?? 0);
}

/** Pulled far enough it closes. It follows the finger until then. */
export const Far: Story = {
  play: async ({ args }) => {
    const found = await findBar();
    await waitFor(() => expect(found.sheet.getAnimations()).toHaveLength(0));
    const before = topOf(found);
    let held = 0;
    await pull(found.bar, [40, 90, 140], { onHeld: () => (held = topOf(found)) });
    await expect(held - before).toBeCloseTo(140, 0);
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** A short pull that is fast at its end closes it too. */
export const Fast: Story = {
  play: async ({ args }) => {
    await pull((await findBar()).bar, [5, 60], { lastMs: 0 });
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** Let go early, pulled up, or taken away by the browser, it goes back and stays. */
export const Kept: Story = {
  play: async ({ args }) => {
    const found = await findBar();
    await waitFor(() => expect(found.sheet.getAnimations()).toHaveLength(0));
    const before = topOf(found);
    await pull(found.bar, [20, 40]);
    await waitFor(() => expect(topOf(found)).toBe(before));
    await pull(found.bar, [-60, -200]);
    await expect(topOf(found)).toBe(before);
    await pull(found.bar, [100, 200], { end: 'pointercancel' });
    await waitFor(() => expect(topOf(found)).toBe(before));
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

/** The button in the bar stays a button: it cannot be pulled, and closes by a press or Escape. */
export const Buttons: Story = {
  play: async ({ args, userEvent }) => {
    const close = await screen.findByRole('button', { name: 'Close' });
    await pull(close, [100, 200]);
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.click(close);
    await expect(args.onClose).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledTimes(2);
  },
};
