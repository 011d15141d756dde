import type { ReactNode } from 'react';
import { Brand } from '../../primitives/Brand/Brand.tsx';
import { iconSlot } from '../../theme/icon.css.ts';
import * as styles from './Sidebar.css.ts';

export interface SidebarItem {
  /** Unique within the list; the React key. */
  id: string;
  /** The name of the screen. It wraps. */
  label: string;
  /** One Lucide icon before the label. Decorative. */
  icon: ReactNode;
  /** Whether this screen is shown now. One item at most. */
  current: boolean;
  /** Hides the item from 1280 px, where the agent has a column of its own. */
  narrowOnly?: boolean | undefined;
  /** Called when the item is pressed. The drawer stays open until `open` is false. */
  onSelect: () => void;
}

export interface SidebarContentProps {
  brand: string;
  items: readonly SidebarItem[];
  user: ReactNode;
  footer?: ReactNode;
  /** The drawer's close button, at the end of the first line. */
  closeButton?: ReactNode;
}

/** What the panel and the drawer have in common. */
export function SidebarContent({ brand, items, user, footer, closeButton }: SidebarContentProps) {
  return (
    <>
      <div className={styles.head}>
        <Brand name={brand} />
        {closeButton}
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
