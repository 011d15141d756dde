import { Dialog } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { Brand } from '../Brand/Brand.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { icon as iconSlot } from '../theme/icon.css.ts';
import { from } from '../theme/scale.ts';
import * as styles from './Sidebar.css.ts';

export interface SidebarItem {
  id: string;
  /** The name of the screen; wraps. */
  label: string;
  /** Before the label; decoration. */
  icon: ReactNode;
  /** The screen that is shown. One at most. */
  current: boolean;
  /** V10: not where the agent has a column of its own. */
  narrowOnly?: boolean | undefined;
  /** Pressed. The drawer stays open until `open` says otherwise. */
  onSelect: () => void;
}

export interface SidebarProps {
  /** The product's name, at the top; also names the panel. */
  brand: string;
  /** Screens, most used first. */
  items: readonly SidebarItem[];
  /** Whose account it is, at the very end: a UserMenu. */
  user: ReactNode;
  /** Above the user: settings of the page, such as the theme. */
  footer?: ReactNode;
  /** Of the drawer on small screens; a wide screen always shows the panel. */
  open: boolean;
  /** Escape, the cross, a press beside the drawer, or a window that became wide. */
  onClose: () => void;
}

/** V8, V11: a panel beside the page, or below 1024 px a drawer over it. */
export function Sidebar({ open, onClose, ...content }: SidebarProps) {
  const close = useEffectEvent(onClose);

  useEffect(() => {
    if (!open) return;
    // A drawer hidden by a wider window would still hold the focus.
    const wide = matchMedia(from('lg'));
    const widened = () => {
      if (wide.matches) close();
    };
    wide.addEventListener('change', widened);
    return () => wide.removeEventListener('change', widened);
  }, [open]);

  return (
    <>
      <aside className={styles.fixed} aria-label={content.brand}>
        <Content {...content} />
      </aside>
      <Dialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
        <Dialog.Portal>
          <Dialog.Backdrop className={styles.backdrop} />
          <Dialog.Popup className={styles.drawer} aria-label="Menu">
            <Content {...content} close={<IconButton label="Close" icon={<X />} onClick={onClose} />} />
          </Dialog.Popup>
        </Dialog.Portal>
      </Dialog.Root>
    </>
  );
}

interface ContentProps extends Omit<SidebarProps, 'open' | 'onClose'> {
  close?: ReactNode;
}

function Content({ brand, items, user, footer, close }: ContentProps) {
  return (
    <>
      <div className={styles.head}>
        <Brand name={brand} />
        {close}
      </div>
      <nav aria-label="Main">
        <ul className={styles.items}>
          {items.map(({ id, label, icon, current, narrowOnly, onSelect }) => (
            <li key={id} className={styles.item({ narrowOnly })}>
              <button
                type="button"
                className={styles.link}
                aria-current={current ? 'page' : undefined}
                onClick={onSelect}
              >
                <span className={iconSlot} aria-hidden="true">
                  {icon}
                </span>
                {label}
              </button>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.foot}>
        {footer}
        {user}
      </div>
    </>
  );
}
