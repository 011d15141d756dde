import { MessageCircle } from 'lucide-react';
import { useId, useLayoutEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { iconSlot } from '../../theme/icon.css.ts';
import { Dialog } from '../Dialog/Dialog.tsx';
import { fill } from '../../fill.ts';
import { useLabels } from '../../primitives/LabelsProvider/LabelsProvider.tsx';
import * as styles from './CommandMenu.css.ts';
import { words } from './CommandMenu.words.ts';

export interface Command {
  /** Unique among all commands. */
  id: string;
  /** What it does, in one to three words. */
  label: string;
  /** One Lucide icon before the label. Decorative. */
  icon: ReactNode;
  /** Further words by which it is found, such as 'invoices receipts'. They are not shown. */
  keywords?: string | undefined;
  /** The keys that do the same, such as '?'. */
  keys?: string | undefined;
  /** Called once it was chosen; the menu has been told to close before. */
  onSelect: () => void;
}

export interface CommandGroup {
  /** What its commands have in common, such as 'Go to'. */
  label: string;
  commands: readonly Command[];
}

export interface CommandMenuProps {
  /** Whether it is shown. Each time it begins with an empty field. */
  open: boolean;
  /** Called when it should close, and before a command runs. */
  onClose: () => void;
  /** The commands, the most used first. */
  groups: readonly CommandGroup[];
  /** Called with what was typed when it is meant for the agent. What is typed can always be asked. */
  onAsk: (question: string) => void;
}

/** A field that finds what the app can do, with the list of it below: go to a screen, ask the agent, change a setting. */
export function CommandMenu({ open, onClose, ...list }: CommandMenuProps) {
  // The list stays mounted until the dialog has faded out; opened again before that, it must not keep what was typed.
  const [{ wasOpen, openings }, setOpenings] = useState({ wasOpen: open, openings: 0 });
  if (open !== wasOpen) setOpenings({ wasOpen: open, openings: openings + Number(open) });
  return (
    <Dialog open={open} onClose={onClose} title={useLabels('CommandMenu', words).title}>
      <CommandList key={openings} onClose={onClose} {...list} />
    </Dialog>
  );
}

function CommandList({ groups, onClose, onAsk }: Omit<CommandMenuProps, 'open'>) {
  const labels = useLabels('CommandMenu', words);
  const id = useId();
  const [typed, setTyped] = useState('');
  const [lastMarked, setMarked] = useState(0);
  const list = useRef<HTMLDivElement>(null);

  const question = typed.trim();
  const found = groups
    .map(({ label, commands }) => ({ label, commands: commands.filter(matches(label, question)) }))
    .filter(({ commands }) => commands.length > 0);
  const ask: Command = {
    id: 'ask-typed',
    label: fill(labels.ask, { question }),
    icon: <MessageCircle />,
    onSelect: () => onAsk(question),
  };
  const shown = question === '' ? found : [...found, { label: labels.question, commands: [ask] }];
  const commands = shown.flatMap((group) => group.commands);
  // Commands may have gone since one was marked, all of them too.
  const marked = Math.max(0, Math.min(lastMarked, commands.length - 1));

  useLayoutEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [marked]);

  function choose(command: Command | undefined) {
    if (!command) return;
    onClose();
    command.onSelect();
  }

  function handleKey(event: KeyboardEvent) {
    // An input method's keys choose its own suggestions.
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) setMarked((marked + step + commands.length) % (commands.length || 1));
    else if (event.key === 'Enter') choose(commands[marked]);
    else return;
    event.preventDefault();
  }

  return (
    <>
      <input
        role="combobox"
        aria-label={labels.find}
        aria-expanded
        aria-autocomplete="list"
        aria-controls={`${id}list`}
        aria-activedescendant={commands[marked] && `${id}${commands[marked].id}`}
        placeholder={labels.find}
        autoComplete="off"
        enterKeyHint="go"
        className={styles.input}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          setMarked(0);
        }}
        onKeyDown={handleKey}
      />
      <div ref={list} id={`${id}list`} role="listbox" aria-label={labels.commands} className={styles.results}>
        {shown.map((group, place) => (
          <div key={group.label} role="group" aria-labelledby={`${id}${place}`}>
            <p id={`${id}${place}`} className={styles.groupLabel}>
              {group.label}
            </p>
            {group.commands.map((command) => (
              <button
                key={command.id}
                id={`${id}${command.id}`}
                type="button"
                role="option"
                // The arrow keys lead here, while the focus stays in the field.
                tabIndex={-1}
                aria-selected={command === commands[marked]}
                className={styles.item}
                onPointerMove={() => setMarked(commands.indexOf(command))}
                onClick={() => choose(command)}
              >
                <span className={iconSlot} aria-hidden="true">
                  {command.icon}
                </span>
                <span className={styles.label}>{command.label}</span>
                {command.keys !== undefined && <kbd className={styles.keys}>{command.keys}</kbd>}
              </button>
            ))}
          </div>
        ))}
      </div>
    </>
  );
}

/** Whether a command has every word that was typed, in its label, its group's or its keywords. */
function matches(group: string, typed: string) {
  const wanted = typed.toLowerCase().split(/\s+/);
  return ({ label, keywords = '' }: Command) => {
    const all = `${group} ${label} ${keywords}`.toLowerCase();
    return wanted.every((word) => all.includes(word));
  };
}
