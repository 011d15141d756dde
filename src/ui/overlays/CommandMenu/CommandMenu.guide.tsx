import { LayoutDashboard, Receipt } from 'lucide-react';
import { useState } from 'react';
import type { Guide } from '../../guide.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { CommandMenu, type CommandGroup } from './CommandMenu.tsx';

const nothing = () => undefined;

function Try({ label, groups }: { label: string; groups: readonly CommandGroup[] }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{label}</Button>
      <CommandMenu open={open} onClose={() => setOpen(false)} groups={groups} onAsk={nothing} />
    </>
  );
}

export const guide: Guide = {
  use: 'Finds by a few letters what the app can do, for people who know what they want. It opens with Ctrl or ⌘ and K.',
  avoid:
    'It is never the only way to something: each command is in the navigation or on a screen too. Two or three choices belong in a Menu.',
  anatomy: [
    ['Field', 'Takes the focus. What is typed narrows the list, or is a question for the agent.'],
    ['Groups', 'The commands that have something in common, under one label.'],
    ['Command', 'Icon, label, and the keys that do the same.'],
    ['Ask the agent', 'The last one as soon as something is typed.'],
  ],
  do: [
    {
      text: 'Give a command the other words that people use for it.',
      example: (
        <Try
          label="Try it with ‘invoice’"
          groups={[
            {
              label: 'Go to',
              commands: [
                { id: 'dashboard', label: 'Dashboard', icon: <LayoutDashboard />, onSelect: nothing },
                {
                  id: 'payments',
                  label: 'Payments',
                  icon: <Receipt />,
                  keywords: 'invoices receipts',
                  onSelect: nothing,
                },
              ],
            },
          ]}
        />
      ),
    },
  ],
  dont: [
    {
      text: 'Do not explain in the label what a command does. Nobody reads a list of sentences.',
      example: (
        <Try
          label="A list of sentences"
          groups={[
            {
              label: 'Go to',
              commands: [
                {
                  id: 'dashboard',
                  label: 'Go back to the dashboard, where you see your profile and your payments',
                  icon: <LayoutDashboard />,
                  onSelect: nothing,
                },
              ],
            },
          ]}
        />
      ),
    },
  ],
  keyboard: [
    ['Arrow Up, Arrow Down', 'Move through the commands; the focus stays in the field.'],
    ['Enter', 'Runs the marked command.'],
    ['Escape', 'Closes the menu and gives the focus back.'],
  ],
  accessibility: [
    'The field is a combobox, the commands are options of its list, in groups with names.',
    'The marked command is the field’s active descendant, so a screen reader reads it while one types.',
    'Commands are 44 px high. The list keeps its height while it is narrowed.',
  ],
};
