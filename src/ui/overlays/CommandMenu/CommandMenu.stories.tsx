import type { Meta, StoryObj } from '@storybook/react-vite';
import { Keyboard, LayoutDashboard, Receipt } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { hostile } from '../../hostile.ts';
import { guide } from './CommandMenu.guide.tsx';
import { CommandMenu } from './CommandMenu.tsx';

const onSelect = fn();

const meta = {
  title: 'Overlays/CommandMenu',
  component: CommandMenu,
  parameters: { guide, docs: { story: { inline: false, height: '36rem' } } },
  args: {
    open: true,
    onClose: fn(),
    onAsk: fn(),
    groups: [
      {
        label: 'Go to',
        commands: [
          { id: 'dashboard', label: 'Dashboard', icon: <LayoutDashboard />, onSelect },
          { id: 'payments', label: 'Payments', icon: <Receipt />, keywords: 'invoices', onSelect },
        ],
      },
      {
        label: 'Help',
        commands: [{ id: 'keys', label: 'Keyboard shortcuts', icon: <Keyboard />, keys: '?', onSelect }],
      },
    ],
  },
  beforeEach: () => onSelect.mockClear(),
} satisfies Meta<typeof CommandMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

const field = () => screen.findByRole('combobox', { name: 'Find a command, or ask the agent' });
const names = () => screen.getAllByRole('option').map(({ textContent }) => textContent);

/** The field has the focus and the first command is marked: Enter runs it, after the menu was told to close. */
export const Default: Story = {
  play: async ({ args, userEvent }) => {
    await waitFor(async () => expect(await field()).toHaveFocus());
    await expect(names()).toEqual(['Dashboard', 'Payments', 'Keyboard shortcuts?']);
    // The header lies above what is below it, and must not cover the focus ring: 3 px, at a distance of 2.
    const header = screen.getByRole('heading', { name: 'Command menu' }).closest('header')!;
    const input = screen.getByRole('combobox');
    await waitFor(() =>
      expect(
        input.getBoundingClientRect().top - header.getBoundingClientRect().bottom,
      ).toBeGreaterThanOrEqual(5),
    );
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(onSelect).toHaveBeenCalledOnce();
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(await field()).toHaveValue('');
  },
};

/** Words that a command does not show find it too, and what is typed can be asked. */
export const Narrowed: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.type(await field(), 'invoi');
    await waitFor(() => expect(names()).toEqual(['Payments', 'Ask the agent: “invoi”']));
    const option = screen.getByRole('option', { name: 'Payments' });
    await expect(option.offsetHeight).toBeGreaterThanOrEqual(44);
    await expect(await field()).toHaveAttribute('aria-activedescendant', option.id);
    await userEvent.click(option);
    await expect(onSelect).toHaveBeenCalledOnce();
    await expect(args.onAsk).not.toHaveBeenCalled();
  },
};

/** What no command is called is a question for the agent. */
export const Question: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.type(await field(), ' What did I pay? ');
    await waitFor(() => expect(names()).toEqual(['Ask the agent: “What did I pay?”']));
    await userEvent.keyboard('{Enter}');
    await expect(args.onAsk).toHaveBeenCalledWith('What did I pay?');
  },
};

/** Escape closes it, with words in the field too. */
export const Escape: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.type(await field(), 'pay');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    await expect(onSelect).not.toHaveBeenCalled();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const LongText: Story = {
  globals: { viewport: { value: 'small' } },
  args: {
    groups: [
      {
        label: hostile.unbroken,
        commands: [{ id: 'long', label: hostile.unbroken, icon: <Receipt />, onSelect }],
      },
    ],
  },
  play: async () => {
    const option = await screen.findByRole('option');
    await expect(option.getBoundingClientRect().right).toBeLessThanOrEqual(320);
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

/** Opens again while it still fades out. */
function OpensAgain(props: ComponentProps<typeof CommandMenu>) {
  const [open, setOpen] = useState(true);
  const reopen = () => {
    setOpen(false);
    requestAnimationFrame(() => setOpen(true));
  };
  return <CommandMenu {...props} open={open} onClose={reopen} />;
}

/** What was typed before is gone when the menu is opened again, also before it has faded out. */
export const OpenedAgain: Story = {
  render: (args) => <OpensAgain {...args} />,
  play: async ({ userEvent }) => {
    const before = await field();
    await userEvent.type(before, 'invoices{Enter}');
    await waitFor(() => expect(before).not.toBeInTheDocument());
    await expect(await field()).toHaveValue('');
    await waitFor(async () => expect(await field()).toHaveFocus());
  },
};
