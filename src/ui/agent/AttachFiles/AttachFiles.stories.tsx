import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ChatComposer } from '../ChatComposer/ChatComposer.tsx';
import { guide } from './AttachFiles.guide.tsx';
import { AttachFiles, type ChosenFile } from './AttachFiles.tsx';

const bill: ChosenFile = { id: 'bill', name: 'bill of May.pdf', kind: 'PDF', size: '1.4 MB' };
const photo: ChosenFile = { id: 'photo', name: 'receipt.jpg', kind: 'JPEG', size: '320 kB' };
const nothing = () => undefined;

const meta = {
  title: 'Agent/AttachFiles',
  component: AttachFiles,
  parameters: { guide, requirements: ['A100'] },
  args: {
    accept: 'image/png,image/jpeg,application/pdf',
    files: [bill, photo],
    onFiles: fn(),
    onRemove: fn(),
  },
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

const some = () => new File(['%PDF-1.7'], 'a.pdf', { type: 'application/pdf' });
function transfer(...files: readonly File[]) {
  const data = new DataTransfer();
  for (const file of files) data.items.add(file);
  return data;
}

/** Nothing is chosen: a paperclip before the text, which opens the browser's dialog for files of these types. */
export const Empty: Story = {
  args: { files: [] },
  play: async ({ args, canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Attach files' });
    const { width, height } = button.getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    const input = canvas.getByLabelText<HTMLInputElement>('Files');
    await expect(input).toHaveAttribute('accept', args.accept);
    await userEvent.upload(input, [some()]);
    await expect(args.onFiles).toHaveBeenCalledOnce();
    await expect(args.onFiles).toHaveBeenCalledWith([expect.any(File)]);
  },
};

/** Name, kind and size of each file stand above the text; after one was removed the text box has the focus. */
export const Chosen: Story = {
  play: async ({ args, canvas }) => {
    const [first, second] = await canvas.findAllByRole('listitem');
    await expect(first).toHaveTextContent('bill of May.pdfPDF · 1.4 MB');
    await expect(second).toHaveTextContent('receipt.jpgJPEG · 320 kB');
    await expect(canvas.getByText('2 files attached')).toBeInTheDocument();
    const field = canvas.getByLabelText('Message');
    await expect(first!.getBoundingClientRect().bottom).toBeLessThanOrEqual(
      field.getBoundingClientRect().top,
    );
    const remove = canvas.getByRole('button', { name: 'Remove receipt.jpg' });
    await expect(remove.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await userEvent.click(remove);
    await expect(args.onRemove).toHaveBeenCalledOnce();
    await expect(args.onRemove).toHaveBeenCalledWith(1);
    await expect(field).toHaveFocus();
  },
};

export const Dark: Story = { ...Chosen, globals: { theme: 'dark' } };

/** Pasted files are taken; a text that comes with a picture of itself stays a text. */
export const Pasted: Story = {
  play: async ({ args, canvas }) => {
    const field = await canvas.findByLabelText('Message');
    await canvas.findByRole('button', { name: 'Attach files' });
    const paste = (clipboardData: DataTransfer) =>
      field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    const table = transfer(some());
    table.setData('text/plain', 'Payment\t$29.00');
    paste(table);
    await expect(args.onFiles).not.toHaveBeenCalled();
    paste(transfer(some()));
    await expect(args.onFiles).toHaveBeenCalledOnce();
    await expect(args.onFiles).toHaveBeenCalledWith([expect.any(File)]);
  },
};

/** Files are dropped on the field. Beside it the browser would open them in place of the page: nothing happens. */
export const Dropped: Story = {
  play: async ({ args, canvas }) => {
    const field = await canvas.findByLabelText('Message');
    await canvas.findByRole('button', { name: 'Attach files' });
    const drag = (type: string, target: Element) => {
      const init = { dataTransfer: transfer(some()), bubbles: true, cancelable: true };
      const event = new DragEvent(type, init);
      target.dispatchEvent(event);
      return event;
    };
    drag('dragover', field);
    await expect(await canvas.findByText('Drop the files to attach them')).toBeVisible();
    drag('dragover', document.body);
    await expect(drag('drop', document.body).defaultPrevented).toBe(true);
    await expect(args.onFiles).not.toHaveBeenCalled();
    await expect(canvas.queryByText('Drop the files to attach them')).toBeNull();
    await expect(drag('drop', field).defaultPrevented).toBe(true);
    await expect(args.onFiles).toHaveBeenCalledOnce();
    await expect(args.onFiles).toHaveBeenCalledWith([expect.any(File)]);
  },
};
