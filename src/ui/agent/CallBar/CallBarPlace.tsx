import type { ReactNode, Ref } from 'react';
import { createPortal } from 'react-dom';
import { visuallyHidden } from '../../theme/visuallyHidden.css.ts';
import * as styles from './CallBar.css.ts';

/** Where a CallBar is put by a portal. Without one it takes no room, nor a gap of the grid around it. */
export const CallBarPlace = ({ ref }: { ref: Ref<HTMLDivElement> }) => (
  <div ref={ref} className={styles.place} />
);

export interface CallBarInPlaceProps {
  /** The element of a CallBarPlace. */
  place: HTMLElement;
  /** The CallBar. */
  children: ReactNode;
}

/** The bar belongs to the call, and stands wherever there is a place for it: it moves along when that changes. */
export const CallBarInPlace = ({ place, children }: CallBarInPlaceProps) => createPortal(children, place);

/** Says once that a CallBar has appeared, or how its call ended. Keep it mounted, outside of what is inert then. */
export const CallBarAnnouncement = ({ children }: { children: string }) => (
  <p role="status" className={visuallyHidden}>
    {children}
  </p>
);
