import { Dialog } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as styles from './Sidebar.css.ts';
import type { SidebarProps } from './Sidebar.tsx';
import { SidebarContent } from './SidebarContent.tsx';

/** V11: over the page. */
export function SidebarDrawer({ open, onClose, ...content }: SidebarProps) {
  return (
    <Dialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className={styles.backdrop} />
        <Dialog.Popup className={styles.drawer} aria-label="Menu">
          <SidebarContent {...content} close={<IconButton label="Close" icon={<X />} onClick={onClose} />} />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
