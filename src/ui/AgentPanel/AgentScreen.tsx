import { Dialog } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as styles from './AgentPanel.css.ts';

export interface AgentScreenProps {
  /** The close button or Escape was used. */
  onClose: (() => void) | undefined;
  children: ReactNode;
}

/** V13: the agent over the page. */
export function AgentScreen({ onClose, children }: AgentScreenProps) {
  const popup = useRef<HTMLDivElement>(null);

  return (
    <Dialog.Root
      open
      // The bar's 'Hide AI' and the sidebar stay in use; the page below is inert (AppShell).
      modal={false}
      // There is no outside; what is pressed there belongs to a dialog on top of this one.
      disablePointerDismissal
      onOpenChange={(_, { reason, event }) => {
        const elsewhere = event.target instanceof Node && !popup.current?.contains(event.target);
        if (reason !== 'escape-key' || !elsewhere) onClose?.();
      }}
    >
      <Dialog.Portal>
        <Dialog.Popup ref={popup} className={styles.screen}>
          <div className={styles.bar}>
            <Dialog.Title className={styles.barTitle}>My Agent</Dialog.Title>
            <IconButton label="Close" icon={<X />} onClick={onClose} />
          </div>
          <div className={styles.scroller}>{children}</div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
