import { X } from 'lucide-react';
import { Modal } from '../../overlays/Dialog/Modal.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import * as styles from './Sidebar.css.ts';
import type { SidebarProps } from './Sidebar.tsx';
import { SidebarContent } from './SidebarContent.tsx';

/** The sidebar as a modal dialog over the page. */
export function SidebarDrawer({ open, onClose, ...content }: SidebarProps) {
  return (
    <Modal open={open} onClose={onClose} className={styles.drawerBackdrop} aria-label="Menu">
      <div className={styles.drawer}>
        <SidebarContent
          {...content}
          closeButton={<IconButton label="Close" icon={<X />} onClick={onClose} />}
        />
      </div>
    </Modal>
  );
}
