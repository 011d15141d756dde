import type { ReactNode } from 'react';
import { iconSlot } from '../../theme/icon.css.ts';
import * as styles from './Menu.css.ts';
import { MenuSurface, type MenuSurfaceProps } from './MenuSurface.tsx';

export interface MenuItem {
  id: string;
  /** What happens, verb first. Long ones wrap. */
  label: string;
  /** Before the label; decoration. */
  icon?: ReactNode;
  /** `critical` for what ends or destroys something. */
  tone?: 'neutral' | 'critical' | undefined;
  /** Chosen by pointer or key; the menu has closed by then. */
  onSelect: () => void;
}

export interface MenuProps extends Pick<MenuSurfaceProps, 'trigger'> {
  /** The menu's accessible name. */
  label: string;
  /** In this order, at least one. `id` is only a React key. */
  items: readonly MenuItem[];
  /** Where there is room for it; else the other side. */
  side?: 'top' | 'bottom' | undefined;
}

export function Menu({ trigger, label, items, side }: MenuProps) {
  return (
    <MenuSurface trigger={trigger} label={label} side={side}>
      {items.map((item) => (
        <button
          key={item.id}
          type="button"
          role="menuitem"
          tabIndex={-1}
          onClick={item.onSelect}
          className={styles.item({ tone: item.tone ?? 'neutral' })}
        >
          {item.icon && <span className={iconSlot}>{item.icon}</span>}
          <span className={styles.label}>{item.label}</span>
        </button>
      ))}
    </MenuSurface>
  );
}
