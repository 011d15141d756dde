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
import { useLabels } from '../../../ui/primitives/LabelsProvider/LabelsProvider.tsx';
import { ShortcutsDialog } from '../../../ui/overlays/ShortcutsDialog/ShortcutsDialog.tsx';
import { afterPaint } from '../afterPaint.ts';
import { useTheme } from '../preferences/preferences.ts';
import type { Screen } from '../view.ts';
import { words } from './Commands.words.ts';
import { shortcutGroups } from './shortcutGroups.ts';
import { words as shortcutWords } from './shortcutGroups.words.ts';
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
  const labels = useLabels('Commands', words);
  const shortcutLabels = useLabels('shortcutGroups', shortcutWords);
  const { choose } = useTheme();
  const [singleKeyOn, setSingleKeyOn] = useState(areSingleKeysOn);
  const close = () => onChange(undefined);
  // Later, because a closing dialog gives the focus back to where it was.
  const later = (act: () => void) => () => afterPaint(act);

  const groups: readonly CommandGroup[] = [
    {
      label: labels.goTo,
      commands: (
        [
          ['dashboard', 'dashboard', LayoutDashboard],
          ['payments', 'payments', Receipt],
          ['billing', 'billing', CreditCard],
          ['edit-profile', 'account', UserRound],
        ] as const
      ).map(([screen, name, Icon]) => ({
        id: screen,
        label: labels[name],
        icon: <Icon />,
        keywords: labels[`${name}Words`],
        onSelect: later(() => onGo(screen)),
      })),
    },
    {
      label: labels.agent,
      commands: [
        { id: 'ask', label: labels.ask, icon: <MessageCircle />, onSelect: later(() => onAsk('')) },
        ...(onTalk
          ? [
              {
                id: 'talk',
                label: labels.talk,
                icon: <Mic />,
                keywords: labels.talkWords,
                onSelect: later(onTalk),
              },
            ]
          : []),
      ],
    },
    {
      label: labels.theme,
      commands: (
        [
          ['system', Monitor],
          ['light', Sun],
          ['dark', Moon],
        ] as const
      ).map(([theme, Icon]) => ({
        id: theme,
        label: labels[theme],
        icon: <Icon />,
        onSelect: () => choose(theme),
      })),
    },
    {
      label: labels.more,
      commands: [
        {
          id: 'shortcuts',
          label: labels.shortcuts,
          icon: <Keyboard />,
          keywords: labels.shortcutsWords,
          onSelect: later(() => onChange('shortcuts')),
          ...(singleKeyOn && { keys: '?' }),
        },
        {
          id: 'sign-out',
          label: labels.signOut,
          icon: <LogOut />,
          keywords: labels.signOutWords,
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
        groups={shortcutGroups(shortcutLabels, singleKeyOn)}
        singleKeyOn={singleKeyOn}
        onSingleKeyChange={(on) => {
          turnSingleKeys(on);
          setSingleKeyOn(on);
        }}
      />
    </>
  );
}
