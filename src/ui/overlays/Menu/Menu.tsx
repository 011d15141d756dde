import type { ReactNode } from 'react';
import { iconSlot } from '../../theme/icon.css.ts';
import * as styles from './Menu.css.ts';
import { MenuSurface, type MenuSurfaceProps } from './MenuSurface.tsx';

export interface MenuItem {
  /** Unique within the menu; the React key. */
  id: string;
  /** What the item does, beginning with a verb. Long labels wrap. */
  label: string;
  /** One Lucide icon before the label. Decorative. */
  icon?: ReactNode;
  /** `critical` for what ends or deletes something. The default is `neutral`. */
  tone?: 'neutral' | 'critical' | undefined;
  /** Called when the item is chosen by pointer or key. The menu is closed by then. */
  onSelect: () => void;
}

export interface MenuProps {
  /** The button that opens the menu: one of this library, or a native one. */
  trigger: MenuSurfaceProps['trigger'];
  /** The menu's accessible name. */
  label: string;
  /** The items, in this order; at least one. */
  items: readonly MenuItem[];
  /** Where the menu opens: `bottom` (the default) or `top` of the trigger. Where there is no room, on the other side. */
  side?: 'top' | 'bottom' | undefined;
}

/** Actions as the items of a menu. */
export const MenuItems = ({ items }: Pick<MenuProps, 'items'>) =>
  items.map((item) => (
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
  ));

/** Actions behind a button. */
export const Menu = ({ items, ...surface }: MenuProps) => (
  <MenuSurface {...surface}>
    <MenuItems items={items} />
  </MenuSurface>
);
