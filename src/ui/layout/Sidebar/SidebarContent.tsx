import type { ReactNode } from 'react';
import { Brand } from '../../primitives/Brand/Brand.tsx';
import { iconSlot } from '../../theme/icon.css.ts';
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

export interface SidebarContentProps {
  brand: string;
  items: readonly SidebarItem[];
  user: ReactNode;
  footer?: ReactNode;
  /** The drawer's cross. */
  close?: ReactNode;
}

/** The same in the panel and in the drawer. */
export function SidebarContent({ brand, items, user, footer, close }: SidebarContentProps) {
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
