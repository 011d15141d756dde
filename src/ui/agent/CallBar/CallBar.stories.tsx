import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { hostile } from '../../hostile.ts';
import { AnswerRows } from '../AnswerRows/AnswerRows.tsx';
import { Captions } from '../Captions/Captions.tsx';
import { guide } from './CallBar.guide.tsx';
import { CallBar } from './CallBar.tsx';

const meta = {
  title: 'Agent/CallBar',
  component: CallBar,
  parameters: { guide },
  args: {
    phase: 'in-call',
    mark: 'listening',
    elapsed: '02:41',
    status: 'Listening…',
    muted: false,
    onMutedChange: fn(),
    onEnd: fn(),
    onOpen: fn(),
    onDismiss: fn(),
    onCaptionsChange: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '22rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CallBar>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A labelled region whose targets are 44 px. The time opens the call again; the other buttons do what they say. */
export const InCall: Story = {
  parameters: { requirements: ['A53'] },
  play: async ({ args, canvas }) => {
    const bar = within(canvas.getByRole('region', { name: 'Call in progress' }));
    for (const button of bar.getAllByRole('button')) {
      await expect(button.offsetHeight).toBeGreaterThanOrEqual(44);
      await expect(button.offsetWidth).toBeGreaterThanOrEqual(44);
    }
    await userEvent.click(bar.getByRole('button', { name: /^Open call: 02:41/ }));
    await expect(args.onOpen).toHaveBeenCalledOnce();
    await userEvent.click(bar.getByRole('button', { name: 'Captions' }));
    await expect(args.onCaptionsChange).toHaveBeenLastCalledWith(true);
    await userEvent.click(bar.getByRole('button', { name: 'Mute' }));
    await expect(args.onMutedChange).toHaveBeenLastCalledWith(true);
    await userEvent.click(bar.getByRole('button', { name: 'End call' }));
    await expect(args.onEnd).toHaveBeenCalledOnce();
  },
};

/** The agent speaks, and the microphone is off. */
export const Muted: Story = {
  args: { muted: true, mark: 'speaking', status: 'Speaking…' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Unmute' }));
    await expect(args.onMutedChange).toHaveBeenLastCalledWith(false);
  },
};

/** Captions on demand: what is said stands above the bar. */
export const WithCaptions: Story = {
  args: {
    captions: (
      <Captions
        lines={[
          { id: 1, from: 'user', text: 'Show me my billing.', partial: false },
          {
            id: 2,
            from: 'assistant',
            text: 'Here it is. You are on the Pro plan, for $29.00',
            partial: true,
          },
        ]}
      />
    ),
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Show me my billing.')).toBeVisible();
    const button = canvas.getByRole('button', { name: 'Captions' });
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(button);
    await expect(args.onCaptionsChange).toHaveBeenLastCalledWith(false);
  },
};

/** The rows behind an answer stand above the captions, on the page's own ground. */
export const WithRows: Story = {
  parameters: { requirements: ['A67'] },
  args: {
    captions: <Captions lines={[{ id: 1, from: 'assistant', text: 'You paid $29.00.', partial: false }]} />,
    rows: (
      <AnswerRows
        title="Behind $29.00"
        count={1}
        rows={{
          status: 'ready',
          value: [
            {
              id: '1',
              serviceName: 'Pro plan',
              date: 'Nov 1, 2026',
              amount: '$29.00',
              status: 'completed',
              tone: 'positive',
            },
          ],
        }}
        onOpen={fn()}
      />
    ),
  },
  play: async ({ canvas }) => {
    const rows = canvas.getByRole('region', { name: 'Behind $29.00' }).getBoundingClientRect();
    const captions = canvas.getByRole('region', { name: 'Captions' }).getBoundingClientRect();
    await expect(rows.bottom).toBeLessThanOrEqual(captions.top);
  },
};

/** Before anybody can talk it can only be given up. */
export const Connecting: Story = {
  args: { phase: 'connecting', mark: 'idle', elapsed: undefined, status: 'Connecting…' },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Mute' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'End call' }));
    await expect(args.onEnd).toHaveBeenCalledOnce();
  },
};

/** 'End' counts once. */
export const Finishing: Story = {
  args: { phase: 'finishing', mark: 'idle', status: 'Finishing…' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'End call' }));
    await expect(args.onEnd).not.toHaveBeenCalled();
  },
};

/** A call that ended by itself says how, until somebody has read it. */
export const Ended: Story = {
  args: { phase: 'ended', mark: 'idle', elapsed: undefined, status: 'The agent ended the call' },
  play: async ({ args, canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'End call' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss call' }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};

/** Long words stay inside the bar at 320 px. */
export const LongText: Story = {
  args: { status: hostile.unbroken, elapsed: '10:02:41' },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

/** In a right-to-left page 'End' is on the left. */
export const RightToLeft: Story = {
  args: { status: hostile.rightToLeft },
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const end = canvas.getByRole('button', { name: 'End call' }).getBoundingClientRect();
    const mute = canvas.getByRole('button', { name: 'Mute' }).getBoundingClientRect();
    await expect(end.right).toBeLessThanOrEqual(mute.left);
  },
};

/** When the bar goes, the focus of its button goes to the page. */
export const FocusGoesToThePage: Story = {
  parameters: { requirements: ['A53'] },
  render: function Small(args) {
    const [shown, setShown] = useState(true);
    return (
      <>
        <main id="main" tabIndex={-1}>
          The page
        </main>
        {shown && <CallBar {...args} onEnd={() => setShown(false)} />}
      </>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'End call' }));
    await expect(canvas.getByRole('main')).toHaveFocus();
  },
};
