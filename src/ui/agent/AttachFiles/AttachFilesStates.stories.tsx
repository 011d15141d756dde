import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { hostile } from '../../hostile.ts';
import { ChatBubble } from '../ChatBubble/ChatBubble.tsx';
import { ChatComposer } from '../ChatComposer/ChatComposer.tsx';
import { AttachFiles } from './AttachFiles.tsx';
import { SentFiles } from './SentFiles.tsx';

const nothing = () => undefined;
const bill = { id: 'bill', name: 'bill of May.pdf', kind: 'PDF', size: '1.4 MB' };

const meta = {
  title: 'Agent/AttachFiles/States',
  component: AttachFiles,
  parameters: { requirements: ['A100'] },
  args: { accept: 'image/png,application/pdf', files: [bill], onFiles: fn(), onRemove: fn() },
  render: (args) => (
    <ChatComposer
      value="What is this?"
      onChange={nothing}
      onSend={nothing}
      onStop={nothing}
      onTalk={nothing}
      pending={args.disabledReason?.includes('answer') ?? false}
      attach={<AttachFiles {...args} />}
    />
  ),
} satisfies Meta<typeof AttachFiles>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each error is a sentence about its file, which is read out at once. */
export const Problems: Story = {
  args: {
    errors: ['‘film.mov’ cannot be looked at here. Choose a PNG or PDF file.', '‘a.pdf’ is empty.'],
  },
  play: async ({ canvas }) => {
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent('‘film.mov’ cannot be looked at here.');
    await expect(alert).toHaveTextContent('‘a.pdf’ is empty.');
  },
};

/** Of a message that is edited after a reload only the name is known. */
export const Gone: Story = {
  args: { files: [{ ...bill, error: 'This file is not kept. Remove it, and choose it again.' }] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/This file is not kept/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Remove bill of May.pdf' })).toBeEnabled();
  },
};

export const Reading: Story = {
  args: { files: [], reading: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Reading…')).toBeInTheDocument();
  },
};

/** While an answer is on its way nothing can be chosen; what was chosen can be removed. */
export const Pending: Story = {
  args: { disabledReason: 'Files can be attached after the answer' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('button', { name: 'Attach files: Files can be attached after the answer' }),
    ).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Remove bill of May.pdf' })).toBeEnabled();
  },
};

export const InCall: Story = {
  args: {
    disabledReason: 'Files cannot be sent in a call',
    note: 'Files cannot be sent in a call. They wait here until it is over, or until you remove them.',
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/They wait here until it is over/)).toBeVisible();
  },
};

/** At 320 px long names are cut off, three buttons fit, and a name in Arabic begins on its own side. */
export const Hostile: Story = {
  args: {
    files: [
      { ...bill, name: `${hostile.unbroken}.pdf` },
      { ...bill, id: 'arabic', name: `${hostile.rightToLeft}.pdf` },
      { id: 'markup', name: hostile.markup, kind: 'PNG', size: '3 kB', error: hostile.unbroken },
    ],
    errors: [hostile.unbroken],
  },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findAllByRole('listitem')).toHaveLength(3);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
    for (const button of canvas.getAllByRole('button')) {
      const { width, height, right } = button.getBoundingClientRect();
      await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
      await expect(right).toBeLessThanOrEqual(320);
    }
    await expect(canvas.getByLabelText('Message').offsetWidth).toBeGreaterThan(60);
  },
};

/** In the conversation: what went with a message. There is nothing to open, because the files are not kept. */
export const Sent: Story = {
  render: () => (
    <ChatBubble from="user" time="9:41">
      <SentFiles files={[bill, { name: `${hostile.unbroken}.png`, kind: 'PNG', size: '3 kB' }]} />
      What is this?
    </ChatBubble>
  ),
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas, canvasElement }) => {
    const list = canvas.getByRole('list', { name: 'Files of this message' });
    await expect(list).toHaveTextContent('bill of May.pdfPDF · 1.4 MB');
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const SentDark: Story = { ...Sent, globals: { theme: 'dark', viewport: { value: 'small' } } };
