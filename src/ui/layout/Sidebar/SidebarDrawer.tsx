import { X } from 'lucide-react';
import { Modal } from '../../overlays/Dialog/Modal.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { useLabels } from '../../primitives/LabelsProvider/LabelsProvider.tsx';
import * as styles from './Sidebar.css.ts';
import type { SidebarProps } from './Sidebar.tsx';
import { SidebarContent } from './SidebarContent.tsx';
import { words } from './Sidebar.words.ts';

/** The sidebar as a modal dialog over the page. */
export function SidebarDrawer({ open, onClose, ...content }: SidebarProps) {
  const labels = useLabels('Sidebar', words);
  return (
    <Modal open={open} onClose={onClose} className={styles.drawerBackdrop} aria-label={labels.menu}>
      <div className={styles.drawer}>
        <SidebarContent
          {...content}
          closeButton={<IconButton label={labels.close} icon={<X />} onClick={onClose} />}
        />
      </div>
    </Modal>
  );
}
