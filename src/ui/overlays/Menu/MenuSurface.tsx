import {
  cloneElement,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentProps,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactElement,
  type ReactNode,
} from 'react';
import * as styles from './Menu.css.ts';
import { supportsAnchorPositioning, positionMenu } from './positionMenu.ts';
import {
  closestMenuItem,
  menuItems,
  menuOfTrigger,
  openMenu,
  focusMenu,
  triggerOfMenu,
} from './menuElements.ts';
import { nextMenuIndex } from './nextMenuIndex.ts';

export interface MenuSurfaceProps {
  /** The button that opens the menu: one of this library, or a native one. */
  trigger: ReactElement<ComponentProps<'button'>>;
  /** The menu's accessible name. */
  label: string;
  /** Where the menu opens: `bottom` (the default) or `top` of the trigger. Where there is no room, on the other side. */
  side?: 'top' | 'bottom' | undefined;
  /** The edge of the trigger with which the menu lines up: `start` (the default) or `end`. */
  align?: 'start' | 'end' | undefined;
  /** Buttons with the role `menuitem` or `menuitemradio`, and `tabIndex={-1}`. */
  children: ReactNode;
}

/**
 * The trigger and the popup of every menu. The browser opens the popup above everything, keeps it beside its trigger and closes
 * it when something else is pressed (Popover API, CSS anchor positioning). This component adds the keys of the menu button
 * pattern (ARIA Authoring Practices).
 */
export function MenuSurface({
  trigger,
  label,
  side = 'bottom',
  align = 'start',
  children,
}: MenuSurfaceProps) {
  const id = useId();
  const anchor = `--${id}`;
  const popup = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);

  // In browsers without anchor positioning the popup is placed by hand, again whenever the page scrolls or changes its size.
  useLayoutEffect(() => {
    if (!open || supportsAnchorPositioning()) return;
    const menu = popup.current!;
    const trigger = triggerOfMenu(menu)!;
    const reposition = () => positionMenu(menu, trigger, { side, align });
    reposition();
    const listening = new AbortController();
    for (const type of ['scroll', 'resize'])
      addEventListener(type, reposition, { capture: true, signal: listening.signal });
    return () => listening.abort();
  }, [open, side, align]);

  // The browser can open the popup before React has started.
  useLayoutEffect(() => setOpen(popup.current!.matches(':popover-open')), []);

  const onTriggerClick = (event: MouseEvent<HTMLButtonElement>) => {
    trigger.props.onClick?.(event);
    // Opened here and not by the browser, because a press by key also moves the focus to an item.
    event.preventDefault();
    if (open) menuOfTrigger(event.currentTarget).togglePopover(false);
    else openMenu(event.currentTarget, event.detail === 0 ? 'first' : undefined);
  };
  const onTriggerKeyDown = (event: KeyboardEvent<HTMLButtonElement>) => {
    trigger.props.onKeyDown?.(event);
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    openMenu(event.currentTarget, event.key === 'ArrowDown' ? 'first' : 'last');
  };
  const onMenuKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const menu = event.currentTarget;
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    if (event.key === 'Tab') menu.togglePopover(false);
    if (event.key === 'Escape') {
      // A dialog around the menu stays open.
      event.stopPropagation();
      event.preventDefault();
      menu.togglePopover(false);
    }
    const items = menuItems(menu);
    const from = items.findIndex((item) => item === document.activeElement);
    const to = nextMenuIndex(
      event.key,
      from,
      items.map(({ textContent }) => textContent),
    );
    if (to === undefined) return;
    event.preventDefault();
    items[to]?.focus();
  };
  const focusHoveredItem = ({ pointerType, target, currentTarget }: PointerEvent<HTMLElement>) => {
    if (pointerType !== 'touch') (closestMenuItem(target) ?? currentTarget).focus({ preventScroll: true });
  };

  return (
    <>
      {cloneElement(trigger, {
        'aria-haspopup': 'menu',
        'aria-expanded': open,
        'aria-controls': id,
        popoverTarget: id,
        style: { ...trigger.props.style, anchorName: anchor },
        onClick: onTriggerClick,
        onKeyDown: onTriggerKeyDown,
      })}
      <div
        ref={popup}
        id={id}
        popover="auto"
        role="menu"
        aria-label={label}
        tabIndex={-1}
        className={styles.popup({ side, align })}
        style={{ positionAnchor: anchor }}
        onBeforeToggle={({ newState }) => setOpen(newState === 'open')}
        onToggle={({ newState, currentTarget }) => newState === 'open' && focusMenu(currentTarget)}
        onKeyDown={onMenuKeyDown}
        onPointerOver={focusHoveredItem}
        onPointerLeave={({ currentTarget }) => open && currentTarget.focus({ preventScroll: true })}
        // Closes in the capture phase, before the item acts: the focus is then on the trigger, and a dialog that the item opens
        // gives it back there.
        onClickCapture={({ target, currentTarget }) =>
          closestMenuItem(target) && currentTarget.togglePopover(false)
        }
      >
        {children}
      </div>
    </>
  );
}
