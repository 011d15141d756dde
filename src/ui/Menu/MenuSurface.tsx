import { Menu as Base } from '@base-ui/react/menu';
import type { ReactElement, ReactNode } from 'react';
import * as styles from './Menu.css.ts';

export interface MenuSurfaceProps {
  /** A button of this library, or a native one. */
  trigger: ReactElement;
  label: string;
  side?: 'top' | 'bottom' | undefined;
  align?: 'start' | 'end' | undefined;
  defaultOpen?: boolean | undefined;
  children: ReactNode;
}

/** Trigger and popup of every menu; the items differ. */
export function MenuSurface({
  trigger,
  label,
  side = 'bottom',
  align = 'start',
  defaultOpen = false,
  children,
}: MenuSurfaceProps) {
  return (
    <Base.Root defaultOpen={defaultOpen}>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner
          side={side}
          align={align}
          sideOffset={8}
          collisionPadding={8}
          className={styles.positioner}
        >
          <Base.Popup aria-label={label} aria-labelledby={undefined} className={styles.popup}>
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
