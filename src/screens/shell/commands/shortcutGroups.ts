import type { ShortcutGroup } from '../../../ui/overlays/ShortcutsDialog/ShortcutsDialog.tsx';
import { isApple } from './useCommandKeys.ts';

/** All keyboard shortcuts of the app, by the place where they work. `singleKeyOn`: whether '?' shows them. [U20] */
export const shortcutGroups = (singleKeyOn: boolean): readonly ShortcutGroup[] => [
  {
    label: 'Everywhere',
    shortcuts: [
      { action: 'Open or close the command menu', keys: [isApple() ? '⌘' : 'Ctrl', 'K'] },
      ...(singleKeyOn ? [{ action: 'Open or close this list', keys: ['?'] }] : []),
      { action: 'Close what is open', keys: ['Esc'] },
    ],
  },
  {
    label: 'While you write to the agent',
    shortcuts: [
      { action: 'Send', keys: ['Enter'] },
      { action: 'Begin a new line', keys: ['Shift', 'Enter'] },
      { action: 'Edit your last message, in the empty field', keys: ['↑'] },
    ],
  },
  {
    label: 'In a call, on the button Mute',
    shortcuts: [{ action: 'Talk while muted, as long as it is held', keys: ['Space'] }],
  },
];
