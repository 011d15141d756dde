import { Dialog } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as styles from './AgentPanel.css.ts';
import { AgentActions, type AgentActionsProps } from './AgentActions.tsx';

export interface AgentPanelProps extends AgentActionsProps {
  /** V13: `column` beside the page, `screen` over it. Render the latter only while it is open. */
  form: 'column' | 'screen';
  /** Names the panel; the `screen` form shows it: 'My Agent'. */
  title: string;
  /** The `screen` form's close button and Escape. */
  onClose?: (() => void) | undefined;
}

/** V17. */
export function AgentPanel({ form, title, onClose, ...actions }: AgentPanelProps) {
  if (form === 'column') {
    return (
      <aside className={styles.column} aria-label={title}>
        <AgentActions {...actions} />
      </aside>
    );
  }
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose?.()}>
      <Dialog.Portal>
        <Dialog.Popup className={styles.screen}>
          <div className={styles.bar}>
            <Dialog.Title className={styles.barTitle}>{title}</Dialog.Title>
            <IconButton label="Close" icon={<X />} onClick={onClose} />
          </div>
          <div className={styles.scroller}>
            <AgentActions {...actions} />
          </div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
