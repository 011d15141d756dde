import type { ReactNode } from 'react';
import * as styles from './AgentPanel.css.ts';

export interface PanelNoteProps {
  /** It waits for something, and shows only when that takes long. */
  late?: boolean | undefined;
  /** A few words, or a Spinner. */
  children: ReactNode;
}

/** In the place of the panel's conversation: why it is not there. */
export const PanelNote = ({ late = false, children }: PanelNoteProps) => (
  <div className={styles.note({ late })}>{children}</div>
);
