import { useId } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { useLabels } from '../../primitives/LabelsProvider/LabelsProvider.tsx';
import * as styles from './ShortcutsDialog.css.ts';
import { words } from './ShortcutsDialog.words.ts';

export interface ShortcutGroup {
  /** Where its keys work, such as 'Everywhere'. */
  label: string;
  shortcuts: readonly {
    /** What the keys do. */
    action: string;
    /** The keys that are pressed together, such as 'Ctrl' and 'K'. */
    keys: readonly string[];
  }[];
}

export interface ShortcutsDialogProps {
  /** Whether it is shown. */
  open: boolean;
  /** Called when it should close. */
  onClose: () => void;
  /** The shortcuts, by the place where they work. */
  groups: readonly ShortcutGroup[];
  /** Whether the key '?' opens this list. Voice control and shaky hands press single keys unasked. */
  singleKeyOn: boolean;
  /** Called with whether the key '?' should open this list from now on. */
  onSingleKeyChange: (on: boolean) => void;
}

/** The list of keyboard shortcuts, by the place where they work. */
export function ShortcutsDialog({
  open,
  onClose,
  groups,
  singleKeyOn,
  onSingleKeyChange,
}: ShortcutsDialogProps) {
  const labels = useLabels('ShortcutsDialog', words);
  const id = useId();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={labels.title}
      footer={
        <>
          <Button onClick={() => onSingleKeyChange(!singleKeyOn)}>
            {singleKeyOn ? labels.off : labels.on}
          </Button>
          <Button tone="primary" onClick={onClose}>
            {labels.done}
          </Button>
        </>
      }
    >
      {groups.map(({ label, shortcuts }, index) => (
        <section key={label} aria-labelledby={`${id}${index}`} className={styles.group}>
          <h3 id={`${id}${index}`} className={styles.groupLabel}>
            {label}
          </h3>
          <dl>
            {shortcuts.map(({ action, keys }) => (
              <div key={action} className={styles.row}>
                <dt className={styles.action}>{action}</dt>
                <dd className={styles.keys}>
                  {keys.map((key) => (
                    <kbd key={key} className={styles.key}>
                      {key}
                    </kbd>
                  ))}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      <Text size="small" tone="muted">
        {labels.note}
      </Text>
    </Dialog>
  );
}
