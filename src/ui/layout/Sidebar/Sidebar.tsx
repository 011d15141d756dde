import { type ReactNode, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { lazyWithPreload } from '../../lazyWithPreload.tsx';
import { from } from '../../theme/scale.ts';
import * as styles from './Sidebar.css.ts';
import { SidebarContent, type SidebarItem } from './SidebarContent.tsx';

export type { SidebarItem };

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

/** Wide windows never need it. May be called early, where a press on the menu's button is near. */
export const preloadDrawer = () => import('./SidebarDrawer.tsx');
const Drawer = lazyWithPreload(async () => (await preloadDrawer()).SidebarDrawer);

/** V8, V11: a panel beside the page, or below 1024 px a drawer over it. */
export function Sidebar({ open, onClose, ...content }: SidebarProps) {
  const [opened, setOpened] = useState(open);
  if (open && !opened) setOpened(true);

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
        <SidebarContent {...content} />
      </aside>
      {opened && (
        <Suspense fallback={null}>
          <Drawer {...content} open={open} onClose={onClose} />
        </Suspense>
      )}
    </>
  );
}
