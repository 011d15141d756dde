import { X } from 'lucide-react';
import { Modal } from '../../overlays/Dialog/Modal.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import * as styles from './Sidebar.css.ts';
import type { SidebarProps } from './Sidebar.tsx';
import { SidebarContent } from './SidebarContent.tsx';

/** V11: over the page. */
export function SidebarDrawer({ open, onClose, ...content }: SidebarProps) {
  return (
    <Modal open={open} onClose={onClose} className={styles.covering} aria-label="Menu">
      <div className={styles.drawer}>
        <SidebarContent {...content} close={<IconButton label="Close" icon={<X />} onClick={onClose} />} />
      </div>
    </Modal>
  );
}
