import type { Meta, StoryObj } from '@storybook/react-vite';
import { Ellipsis } from 'lucide-react';
import { useRef, useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../../primitives/Button/Button.tsx';
import { hostile } from '../../hostile.ts';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import { guide } from './Dialog.guide.tsx';
import { Dialog } from './Dialog.tsx';

const meta = {
  title: 'Overlays/Dialog',
  component: Dialog,
  parameters: { guide, docs: { story: { inline: false, height: '28rem' } } },
  args: {
    open: true,
    onClose: fn(),
    title: 'Sign out everywhere?',
    children: <Text>You will have to sign in again on every device.</Text>,
  },
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const waitUntilClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

export const Small: Story = {
  args: { size: 'small', footer: <Button tone="critical">Sign Out</Button> },
  play: async ({ userEvent, args }) => {
    await screen.findByRole('dialog', { name: 'Sign out everywhere?' });
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** The focus moves in, stays in and returns. Escape and the backdrop close the dialog. The page below does not scroll. */
export const Interactive: Story = {
  args: { open: false, description: 'It is shown beside your messages.' },
  render: function Opened(args) {
    const [open, setOpen] = useState(args.open);
    const field = useRef<HTMLInputElement>(null);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Rename</Button>
        <Dialog {...args} open={open} onClose={() => setOpen(false)} title="Rename" initialFocus={field}>
          <TextField ref={field} label="Name" name="name" value="" onChange={fn()} />
        </Dialog>
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Rename' });
    await userEvent.click(opener);
    const dialog = await screen.findByRole('dialog', { name: 'Rename' });
    await expect(dialog).toHaveAccessibleDescription('It is shown beside your messages.');
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus());
    opener.focus();
    await expect(opener).not.toHaveFocus();
    await expect(dialog).toContainElement(document.activeElement as HTMLElement);
    await expect(document.documentElement).toHaveStyle({ overflow: 'hidden' });
    await userEvent.keyboard('{Escape}');
    await waitUntilClosed();
    await expect(document.documentElement).not.toHaveStyle({ overflow: 'hidden' });
    await waitFor(() => expect(opener).toHaveFocus());

    await userEvent.click(opener);
    await userEvent.click(await screen.findByRole('dialog'));
    await waitUntilClosed();
  },
};

/** What opened the dialog is gone when it closes: the focus goes where the screen says. */
export const OpenerRemoved: Story = {
  args: { open: false },
  render: function Opened(args) {
    const [open, setOpen] = useState(args.open);
    const [isRemoved, setIsRemoved] = useState(false);
    const rest = useRef<HTMLHeadingElement>(null);
    const close = () => {
      setIsRemoved(true);
      setOpen(false);
    };
    return (
      <>
        <Heading level={2} size="title" focusable ref={rest}>
          What is left
        </Heading>
        {!isRemoved && <Button onClick={() => setOpen(true)}>Remove</Button>}
        <Dialog {...args} open={open} onClose={close} title="Remove it?" finalFocus={rest}>
          <Button onClick={close}>Yes</Button>
        </Dialog>
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Yes' }));
    await waitUntilClosed();
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'What is left' })).toHaveFocus());
  },
};

export const Medium: Story = {
  args: {
    description: 'A demo that places no call.',
    footer: (
      <>
        <Button>Cancel</Button>
        <Button tone="primary">Update Profile</Button>
      </>
    ),
  },
};

/** A large dialog has buttons for all of its content in the row of the close button, which stays at the end. */
export const Large: Story = {
  args: {
    size: 'large',
    title: 'Chat with Your Agent',
    actions: <IconButton label="Conversation options" icon={<Ellipsis />} />,
  },
  play: async () => {
    await screen.findByRole('dialog');
    const options = screen.getByRole('button', { name: 'Conversation options' }).getBoundingClientRect();
    const close = screen.getByRole('button', { name: 'Close' }).getBoundingClientRect();
    await expect(options.top).toBe(close.top);
    await expect(options.right).toBeLessThanOrEqual(close.left);
  },
};

/** When the content is higher than the window, the whole dialog scrolls and the title stays in view. */
export const LongText: Story = {
  args: {
    title: hostile.unbroken,
    description: hostile.rightToLeft,
    children: <Text>{`${hostile.unbroken} ${hostile.markup} `.repeat(12)}</Text>,
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
  },
};
