import {
  CreditCard,
  Keyboard,
  LayoutDashboard,
  LogOut,
  MessageCircle,
  Mic,
  Monitor,
  Moon,
  Receipt,
  Sun,
  UserRound,
} from 'lucide-react';
import { useState } from 'react';
import { CommandMenu, type CommandGroup } from '../../../ui/overlays/CommandMenu/CommandMenu.tsx';
import { ShortcutsDialog } from '../../../ui/overlays/ShortcutsDialog/ShortcutsDialog.tsx';
import { afterPaint } from '../afterPaint.ts';
import { useTheme } from '../preferences/preferences.ts';
import type { Screen } from '../view.ts';
import { shortcutGroups } from './shortcutGroups.ts';
import { areSingleKeysOn, turnSingleKeys } from './singleKeys.ts';
import type { CommandDialog } from './useCommandKeys.ts';

export interface CommandActions {
  onGo: (screen: Screen) => void;
  /** Puts a question into the field of the agent, which takes the focus. '' for the field as it is. */
  onAsk: (question: string) => void;
  /** Opens the voice chat. Without it, the browser has no microphone for this page. */
  onTalk?: (() => void) | undefined;
  onSignOut: () => void;
}

export interface CommandsProps extends CommandActions {
  shown: CommandDialog | undefined;
  onChange: (next: CommandDialog | undefined) => void;
}

/** What the command menu can do, and the list of shortcuts. [U19, U20] */
export function Commands({ shown, onChange, onGo, onAsk, onTalk, onSignOut }: CommandsProps) {
  const { choose } = useTheme();
  const [singleKeyOn, setSingleKeyOn] = useState(areSingleKeysOn);
  const close = () => onChange(undefined);
  // Later, because a closing dialog gives the focus back to where it was.
  const later = (act: () => void) => () => afterPaint(act);

  const groups: readonly CommandGroup[] = [
    {
      label: 'Go to',
      commands: (
        [
          ['dashboard', 'Dashboard', LayoutDashboard, 'home overview'],
          ['payments', 'Payments', Receipt, 'invoices receipts history export'],
          ['billing', 'Billing', CreditCard, 'plan subscription upgrade card'],
          ['edit-profile', 'Account', UserRound, 'edit profile settings password security preferences'],
        ] as const
      ).map(([screen, label, Icon, words]) => ({
        id: screen,
        label,
        icon: <Icon />,
        words,
        onSelect: later(() => onGo(screen)),
      })),
    },
    {
      label: 'Agent',
      commands: [
        { id: 'ask', label: 'Ask the agent', icon: <MessageCircle />, onSelect: later(() => onAsk('')) },
        ...(onTalk
          ? [{ id: 'talk', label: 'Voice Chat', icon: <Mic />, words: 'talk call', onSelect: later(onTalk) }]
          : []),
      ],
    },
    {
      label: 'Theme',
      commands: (
        [
          ['system', 'System theme', Monitor],
          ['light', 'Light theme', Sun],
          ['dark', 'Dark theme', Moon],
        ] as const
      ).map(([theme, label, Icon]) => ({
        id: theme,
        label,
        icon: <Icon />,
        onSelect: () => choose(theme),
      })),
    },
    {
      label: 'More',
      commands: [
        {
          id: 'shortcuts',
          label: 'Keyboard shortcuts',
          icon: <Keyboard />,
          words: 'keys help',
          onSelect: later(() => onChange('shortcuts')),
          ...(singleKeyOn && { keys: '?' }),
        },
        {
          id: 'sign-out',
          label: 'Sign Out',
          icon: <LogOut />,
          words: 'log out leave',
          onSelect: later(onSignOut),
        },
      ],
    },
  ];

  return (
    <>
      <CommandMenu
        open={shown === 'menu'}
        onClose={close}
        groups={groups}
        onAsk={(question) => afterPaint(() => onAsk(question))}
      />
      <ShortcutsDialog
        open={shown === 'shortcuts'}
        onClose={close}
        groups={shortcutGroups(singleKeyOn)}
        singleKeyOn={singleKeyOn}
        onSingleKeyChange={(on) => {
          turnSingleKeys(on);
          setSingleKeyOn(on);
        }}
      />
    </>
  );
}
