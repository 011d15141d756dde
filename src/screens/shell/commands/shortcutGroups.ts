import type { ShortcutGroup } from '../../../ui/overlays/ShortcutsDialog/ShortcutsDialog.tsx';
import type { words } from './shortcutGroups.words.ts';
import { isApple } from './useCommandKeys.ts';

/** All keyboard shortcuts of the app, by the place where they work. `singleKeyOn`: whether '?' shows them. [U20] */
export const shortcutGroups = (labels: typeof words, singleKeyOn: boolean): readonly ShortcutGroup[] => [
  {
    label: labels.everywhere,
    shortcuts: [
      { action: labels.toggleMenu, keys: [isApple() ? '⌘' : labels.ctrl, 'K'] },
      ...(singleKeyOn ? [{ action: labels.toggleList, keys: ['?'] }] : []),
      { action: labels.close, keys: [labels.escape] },
    ],
  },
  {
    label: labels.writing,
    shortcuts: [
      { action: labels.send, keys: [labels.enter] },
      { action: labels.newLine, keys: [labels.shift, labels.enter] },
      { action: labels.editLast, keys: ['↑'] },
    ],
  },
  {
    label: labels.inCall,
    shortcuts: [{ action: labels.talkMuted, keys: [labels.space] }],
  },
];
