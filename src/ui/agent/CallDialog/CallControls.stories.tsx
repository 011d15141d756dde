import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent } from 'storybook/test';
import { CallControls } from './CallControls.tsx';

const meta = {
  title: 'Agent/CallDialog/CallControls',
  component: CallControls,
  args: {
    phase: 'in-call',
    muted: false,
    ownLevel: (onLevel) => {
      onLevel(0.3);
      return () => undefined;
    },
    onStart: fn(),
    onEnd: fn(),
    onMutedChange: fn(),
    onTalkingChange: fn(),
  },
} satisfies Meta<typeof CallControls>;
export default meta;
type Story = StoryObj<typeof meta>;

/** While not muted, Space is an ordinary press of 'Mute'. */
export const Open: Story = {
  parameters: { requirements: ['S8'] },
  play: async ({ canvas, args }) => {
    canvas.getByRole('button', { name: 'Mute' }).focus();
    await userEvent.keyboard(' ');
    await expect(args.onMutedChange).toHaveBeenCalledOnce();
    await expect(args.onMutedChange).toHaveBeenCalledWith(true);
    await expect(args.onTalkingChange).not.toHaveBeenCalled();
  },
};

export const Muted: Story = {
  args: { muted: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Unmute' }));
    await expect(args.onMutedChange).toHaveBeenCalledOnce();
    await expect(args.onMutedChange).toHaveBeenCalledWith(false);
  },
};

/** Two quick presses are two: who unmutes by mistake and mutes at once is not left with an open microphone. */
export const MutedAgainAtOnce: Story = {
  args: { muted: true },
  play: async ({ canvas, args }) => {
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Unmute' }));
    await expect(args.onMutedChange).toHaveBeenCalledTimes(2);
  },
};

/** Holding Enter down presses once, because 'End call' becomes 'Start call' at once. */
export const Held: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'End call' });
    const pressed = (repeat: boolean) => fireEvent.keyDown(button, { key: 'Enter', repeat });
    await expect(await pressed(false)).toBe(true);
    await expect(await pressed(true)).toBe(false);
  },
};

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** While muted, the user is heard for as long as Space is held. */
export const PushToTalk: Story = {
  args: { muted: true },
  parameters: { requirements: ['S8'] },
  play: async ({ canvas, args }) => {
    const user = userEvent.setup();
    canvas.getByRole('button', { name: 'Unmute' }).focus();
    await user.keyboard('{ >3}');
    await expect(args.onTalkingChange).toHaveBeenLastCalledWith(true);
    await wait(350);
    await user.keyboard('{/ }');
    await expect(args.onTalkingChange).toHaveBeenLastCalledWith(false);
    await expect(args.onMutedChange).not.toHaveBeenCalled();
  },
};

/** While muted, a short press of Space unmutes, as on every button. */
export const Tapped: Story = {
  args: { muted: true },
  parameters: { requirements: ['S8'] },
  play: async ({ canvas, args }) => {
    canvas.getByRole('button', { name: 'Unmute' }).focus();
    // No delay between press and release: on a slow machine it would become a long press.
    await userEvent.setup({ delay: null }).keyboard(' ');
    await expect(args.onTalkingChange).toHaveBeenLastCalledWith(false);
    await expect(args.onMutedChange).toHaveBeenCalledOnce();
    await expect(args.onMutedChange).toHaveBeenCalledWith(false);
  },
};

/** When the focus leaves while Space is held, the microphone is closed again. */
export const FocusLost: Story = {
  args: { muted: true },
  parameters: { requirements: ['S8'] },
  play: async ({ canvas, args }) => {
    const user = userEvent.setup();
    const button = canvas.getByRole('button', { name: 'Unmute' });
    button.focus();
    await user.keyboard('{ >}');
    button.blur();
    await expect(args.onTalkingChange).toHaveBeenLastCalledWith(false);
    await expect(args.onMutedChange).not.toHaveBeenCalled();
    await user.keyboard('{/ }');
  },
};

/** Where nobody listens for push-to-talk, a long press of Space unmutes as on every button. */
export const WithoutPushToTalk: Story = {
  args: { muted: true },
  parameters: { requirements: ['S8'] },
  render: ({ phase, muted, onStart, onEnd, onMutedChange }) => (
    <CallControls {...{ phase, muted, onStart, onEnd, onMutedChange }} />
  ),
  play: async ({ canvas, args }) => {
    const user = userEvent.setup();
    canvas.getByRole('button', { name: 'Unmute' }).focus();
    await user.keyboard('{ >}');
    await wait(350);
    await user.keyboard('{/ }');
    await expect(args.onMutedChange).toHaveBeenCalledOnce();
    await expect(args.onMutedChange).toHaveBeenCalledWith(false);
  },
};
