import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { hostile } from '../../hostile.ts';
import { guide } from './ShortcutsDialog.guide.tsx';
import { ShortcutsDialog } from './ShortcutsDialog.tsx';

const meta = {
  title: 'Overlays/ShortcutsDialog',
  component: ShortcutsDialog,
  parameters: { guide, docs: { story: { inline: false, height: '36rem' } } },
  args: {
    open: true,
    onClose: fn(),
    singleKeyOn: true,
    onSingleKeyChange: fn(),
    groups: [
      {
        label: 'Everywhere',
        shortcuts: [
          { action: 'Open the command menu', keys: ['Ctrl', 'K'] },
          { action: 'Show this list', keys: ['?'] },
        ],
      },
      { label: 'While you write to the agent', shortcuts: [{ action: 'Send', keys: ['Enter'] }] },
    ],
  },
} satisfies Meta<typeof ShortcutsDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The single key can be turned off. */
export const Default: Story = {
  play: async ({ args, userEvent }) => {
    const button = await screen.findByRole('button', { name: 'Turn the key ? off' });
    await waitFor(() => expect(button).toBeVisible());
    await userEvent.click(button);
    await expect(args.onSingleKeyChange).toHaveBeenCalledWith(false);
  },
};

/** A key that is off can be turned on. */
export const SingleKeyOff: Story = {
  args: { singleKeyOn: false },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Turn the key ? on' }));
    await expect(args.onSingleKeyChange).toHaveBeenCalledWith(true);
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const LongText: Story = {
  globals: { viewport: { value: 'small' } },
  args: {
    groups: [{ label: hostile.unbroken, shortcuts: [{ action: hostile.unbroken, keys: ['Ctrl', 'K'] }] }],
  },
  play: async () => {
    const key = await screen.findByText('K');
    await expect(key.getBoundingClientRect().right).toBeLessThanOrEqual(320);
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
