import { Menu as Base } from '@base-ui/react/menu';
import type { ReactElement, ReactNode } from 'react';
import { icon } from '../theme/icon.css.ts';
import * as styles from './Menu.css.ts';
import { MenuSurface } from './MenuSurface.tsx';

export interface MenuItem {
  id: string;
  /** What happens, verb first. Long ones wrap. */
  label: string;
  /** Before the label; decoration. */
  icon?: ReactNode;
  /** `critical` for what ends or destroys something. */
  tone?: 'neutral' | 'critical' | undefined;
  /** Chosen by pointer or key; the menu closes by itself. */
  onSelect: () => void;
}

export interface MenuProps {
  /** A button of this library, or a native one. */
  trigger: ReactElement;
  /** The menu's accessible name. */
  label: string;
  /** In this order, at least one. `id` is only a React key. */
  items: readonly MenuItem[];
  /** Where there is room for it; else the other side. */
  side?: 'top' | 'bottom' | undefined;
  /** It was opened before its code was here. */
  defaultOpen?: boolean | undefined;
}

export function Menu({ trigger, label, items, side, defaultOpen }: MenuProps) {
  return (
    <MenuSurface trigger={trigger} label={label} side={side} defaultOpen={defaultOpen}>
      {items.map((item) => (
        <Base.Item
          key={item.id}
          onClick={item.onSelect}
          className={styles.item({ tone: item.tone ?? 'neutral' })}
        >
          {item.icon && <span className={icon}>{item.icon}</span>}
          <span className={styles.label}>{item.label}</span>
        </Base.Item>
      ))}
    </MenuSurface>
  );
}
