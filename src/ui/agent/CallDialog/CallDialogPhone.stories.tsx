import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../primitives/Button/Button.tsx';
import { hostile } from '../../hostile.ts';
import { Text } from '../../primitives/Text/Text.tsx';
import { CallDialog } from './CallDialog.tsx';

const meta = {
  title: 'Agent/CallDialog/On a phone',
  component: CallDialog,
  parameters: { docs: { story: { inline: false, height: '44rem' } } },
  args: {
    open: true,
    phase: 'in-call',
    mark: 'listening',
    elapsed: '1:00:00',
    pulse: false,
    muted: false,
    onClose: fn(),
    onStart: fn(),
    onEnd: fn(),
    onMutedChange: fn(),
    onTalkingChange: fn(),
  },
  globals: { viewport: { value: 'phone' } },
} satisfies Meta<typeof CallDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

async function opened() {
  const dialog = await screen.findByRole('dialog', { name: 'Voice Chat' });
  await waitFor(() => expect(within(dialog).getByRole('heading')).toBeVisible());
  return within(dialog);
}

/** Long words stay inside the dialog, and Escape asks to close it. */
export const LongText: Story = {
  args: {
    notice: { tone: 'caution', title: hostile.unbroken, advice: hostile.markup },
    tasks: hostile.unbroken,
  },
  play: async ({ args }) => {
    await opened();
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** 'End call' is in sight without scrolling, however long the content above it is. */
export const AlwaysInReach: Story = {
  args: {
    sound: (
      <>
        <Button>Sound settings</Button>
        <Text>{`${hostile.markup} `.repeat(60)}</Text>
      </>
    ),
  },
  play: async () => {
    const dialog = await opened();
    const end = dialog.getByRole('button', { name: 'End call' });
    const { top, bottom, left, right } = end.getBoundingClientRect();
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
    await expect(end).toContainElement(
      document.elementFromPoint((left + right) / 2, (top + bottom) / 2) as HTMLElement,
    );
  },
};

/** At 320 px the labels of both buttons stay on one line. */
export const Small: Story = {
  args: { muted: true },
  globals: { viewport: { value: 'small' } },
  play: async () => {
    const dialog = await opened();
    for (const name of ['Unmute', 'End call']) {
      const { height } = dialog.getByText(name).getBoundingClientRect();
      await expect(height).toBeLessThan(30);
    }
  },
};

/** In a right-to-left page 'End call' is on the left and 'Mute' on the right. */
export const RightToLeft: Story = {
  args: { notice: { tone: 'caution', title: 'Your microphone is quiet', advice: hostile.rightToLeft } },
  globals: { direction: 'rtl' },
  play: async () => {
    const dialog = await opened();
    const end = dialog.getByRole('button', { name: 'End call' }).getBoundingClientRect();
    const mute = dialog.getByRole('button', { name: 'Mute' }).getBoundingClientRect();
    await expect(end.right).toBeLessThan(mute.left);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
