import { useState } from 'react';
import type { Guide } from '../../guide.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { ShortcutsDialog, type ShortcutGroup } from './ShortcutsDialog.tsx';

function Try({ label, groups }: { label: string; groups: readonly ShortcutGroup[] }) {
  const [open, setOpen] = useState(false);
  const [on, setOn] = useState(true);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{label}</Button>
      <ShortcutsDialog
        open={open}
        onClose={() => setOpen(false)}
        groups={groups}
        singleKeyOn={on}
        onSingleKeyChange={setOn}
      />
    </>
  );
}

export const guide: Guide = {
  use: 'Lists the keyboard shortcuts of the app. It opens with the key ?.',
  avoid: 'What a key does in one component is said where it is used, and in that component’s page here.',
  anatomy: [
    ['Group', 'The place where the keys work.'],
    ['Row', 'What the keys do, then the keys.'],
    ['Switch', 'Turns the one shortcut without Ctrl or ⌘ off.'],
  ],
  do: [
    {
      text: 'Name the keys as they are printed on the reader’s keyboard.',
      example: (
        <Try
          label="Shortcuts"
          groups={[
            { label: 'Everywhere', shortcuts: [{ action: 'Open the command menu', keys: ['Ctrl', 'K'] }] },
          ]}
        />
      ),
    },
  ],
  dont: [
    {
      text: 'Keys in one piece are hard to read, and Windows has no ⌘.',
      example: (
        <Try
          label="Shortcuts in one piece"
          groups={[{ label: 'Everywhere', shortcuts: [{ action: 'Command menu', keys: ['⌘+K/CTRL+K'] }] }]}
        />
      ),
    },
  ],
  keyboard: [
    ['Tab', 'Goes between the buttons.'],
    ['Escape', 'Closes the list and gives the focus back.'],
  ],
  accessibility: [
    'Each group is a region with a heading; action and keys are term and definition.',
    'A shortcut of a single key can be turned off, as WCAG 2.1.4 asks.',
  ],
};
