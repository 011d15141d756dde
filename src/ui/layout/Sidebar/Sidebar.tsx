import { type ReactNode, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { lazyWithPreload } from '../../lazyWithPreload.tsx';
import { withSidebar } from '../../theme/windows.css.ts';
import * as styles from './Sidebar.css.ts';
import { SidebarContent, type SidebarGroup, type SidebarItem } from './SidebarContent.tsx';

export type { SidebarGroup, SidebarItem };

export interface SidebarProps {
  /** The product's name, at the top. It is also the panel's accessible name. */
  brand: string;
  /** The screens to choose from, the most used first. */
  items: readonly SidebarItem[];
  /** More screens below them, under a label of their own. */
  group?: SidebarGroup | undefined;
  /** The signed-in user, at the very end: a UserMenu. */
  user: ReactNode;
  /** Settings above the user, such as ThemeSwitch. */
  footer?: ReactNode;
  /** Whether the drawer is open. Only for windows below 1024 px: wider ones always show the panel. */
  open: boolean;
  /** Called when the drawer has to close: Escape, its cross, a press beside it, or a window that became wide. */
  onClose: () => void;
}

/** Fetches the drawer's code, which wide windows never need. Call it early, when somebody is about to open the drawer. */
export const preloadDrawer = () => import('./SidebarDrawer.tsx');
const Drawer = lazyWithPreload(async () => (await preloadDrawer()).SidebarDrawer);

/** The navigation: a panel beside the page, or in windows below 1024 px a drawer over it. */
export function Sidebar({ open, onClose, ...content }: SidebarProps) {
  // Once it has been open, the drawer stays mounted so that it can slide out.
  const [hasOpened, setHasOpened] = useState(open);
  if (open && !hasOpened) setHasOpened(true);

  const requestClose = useEffectEvent(onClose);

  useEffect(() => {
    if (!open) return;
    // The styles hide the drawer in a wide window, but an open dialog would still hold the focus.
    const wide = matchMedia(withSidebar);
    const closeIfWide = () => {
      if (wide.matches) requestClose();
    };
    wide.addEventListener('change', closeIfWide);
    return () => wide.removeEventListener('change', closeIfWide);
  }, [open]);

  return (
    <>
      <aside className={styles.fixed} aria-label={content.brand}>
        <SidebarContent {...content} />
      </aside>
      {hasOpened && (
        <Suspense fallback={null}>
          <Drawer {...content} open={open} onClose={onClose} />
        </Suspense>
      )}
    </>
  );
}
