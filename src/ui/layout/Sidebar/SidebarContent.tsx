import { startTransition, useId, useOptimistic, type ReactNode } from 'react';
import { Brand } from '../../primitives/Brand/Brand.tsx';
import { iconSlot } from '../../theme/icon.css.ts';
import { useLabels } from '../../primitives/LabelsProvider/LabelsProvider.tsx';
import * as styles from './Sidebar.css.ts';
import { words } from './Sidebar.words.ts';

export interface SidebarItem {
  /** Unique within the list; the React key. */
  id: string;
  /** The name of the screen. It wraps. */
  label: string;
  /** One Lucide icon before the label. Decorative. */
  icon: ReactNode;
  /**
   * Whether this screen is shown now. One item at most. Left out for an item that opens a dialog, which waits for no screen's
   * code.
   */
  current?: boolean | undefined;
  /** Hides the item from 1280 px, where the agent has a column of its own. */
  narrowOnly?: boolean | undefined;
  /**
   * Called when the item is pressed: in a transition, unless the item opens a dialog. While the transition waits for the code of a
   * screen, the item is marked. The drawer stays open until `open` is false.
   */
  onSelect: () => void;
  /** The pointer or the focus reaches the item: load what a press will need. Called again each time. */
  onPreload?: (() => void) | undefined;
}

export interface SidebarGroup {
  /** Above the items, and the name of their list. */
  label: string;
  items: readonly SidebarItem[];
}

export interface SidebarContentProps {
  brand: string;
  items: readonly SidebarItem[];
  group?: SidebarGroup | undefined;
  user: ReactNode;
  footer?: ReactNode;
  /** The drawer's close button, at the end of the first line. */
  closeButton?: ReactNode;
}

/** What the panel and the drawer have in common. */
export function SidebarContent({ brand, items, group, user, footer, closeButton }: SidebarContentProps) {
  const id = useId();
  // The item whose transition is on its way. A state of its own: nothing else is drawn anew by the press.
  const [pressed, setPressed] = useOptimistic('');
  function select({ id: item, current, onSelect }: SidebarItem) {
    // A transition would wait for the one before it.
    if (current === undefined) return onSelect();
    startTransition(() => {
      setPressed(item);
      onSelect();
    });
  }
  return (
    <>
      <div className={styles.head}>
        <Brand name={brand} />
        {closeButton}
      </div>
      <nav aria-label={useLabels('Sidebar', words).main}>
        <Items items={items} pressed={pressed} onSelect={select} />
        {group && (
          <>
            <p id={id} className={styles.groupLabel}>
              {group.label}
            </p>
            <Items items={group.items} labelledBy={id} pressed={pressed} onSelect={select} />
          </>
        )}
      </nav>
      <div className={styles.foot}>
        {footer && <div className={styles.footer}>{footer}</div>}
        {user}
      </div>
    </>
  );
}

interface ItemsProps {
  items: readonly SidebarItem[];
  labelledBy?: string | undefined;
  pressed: string;
  onSelect: (item: SidebarItem) => void;
}

const Items = ({ items, labelledBy, pressed, onSelect }: ItemsProps) => (
  <ul className={styles.items} aria-labelledby={labelledBy}>
    {items.map((item) => {
      const { id, label, icon, current, narrowOnly, onPreload } = item;
      return (
        <li key={id} className={styles.item({ narrowOnly })}>
          <button
            type="button"
            className={styles.link}
            aria-current={current ? 'page' : undefined}
            aria-busy={id === pressed && !current}
            onClick={() => onSelect(item)}
            {...(onPreload && { onPointerEnter: onPreload, onFocus: onPreload, onTouchStart: onPreload })}
          >
            <span className={iconSlot} aria-hidden="true">
              {icon}
            </span>
            {label}
          </button>
        </li>
      );
    })}
  </ul>
);
