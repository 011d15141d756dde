import type { ReactNode } from 'react';
import { Brand } from '../../primitives/Brand/Brand.tsx';
import { icon as iconSlot } from '../../theme/icon.css.ts';
import * as styles from './Sidebar.css.ts';
import type { SidebarProps } from './Sidebar.tsx';

export interface SidebarContentProps extends Omit<SidebarProps, 'open' | 'onClose'> {
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
