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
  /** A button of this library, or a native one. */
  trigger: ReactElement<ComponentProps<'button'>>;
  label: string;
  side?: 'top' | 'bottom' | undefined;
  align?: 'start' | 'end' | undefined;
  /** Buttons with the role of an item. */
  children: ReactNode;
}

/**
 * Trigger and popup of every menu; the items differ. The browser opens it above everything, holds it to its trigger and
 * closes it when something beside it is pressed; what is here is the pattern's keys (ARIA Authoring Practices, menu button).
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

  // Browsers that cannot hold it to its trigger are helped, also while the page behind it scrolls.
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

  // It may have been opened before React was here.
  useLayoutEffect(() => setOpen(popup.current!.matches(':popover-open')), []);

  const onTriggerClick = (event: MouseEvent<HTMLButtonElement>) => {
    trigger.props.onClick?.(event);
    // Done here instead of by the browser: a key's press moves the focus to an item at once.
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
      // A dialog around it stays.
      event.stopPropagation();
      event.preventDefault();
      menu.togglePopover(false);
    }
    const all = menuItems(menu);
    const from = all.findIndex((item) => item === document.activeElement);
    const to = nextMenuIndex(
      event.key,
      from,
      all.map(({ textContent }) => textContent),
    );
    if (to === undefined) return;
    event.preventDefault();
    all[to]?.focus();
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
        style: { anchorName: anchor },
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
        // Before the item acts: what it opens gives the focus back to the trigger.
        onClickCapture={({ target, currentTarget }) =>
          closestMenuItem(target) && currentTarget.togglePopover(false)
        }
      >
        {children}
      </div>
    </>
  );
}
