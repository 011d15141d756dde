import { type ReactNode, useRef } from 'react';
import * as styles from './AppShell.css.ts';

export interface AppShellProps {
  /** Beside the page from 1024 px; below that it is expected to be a drawer, as Sidebar is. */
  sidebar: ReactNode;
  /** At the top of the screen's column; it hides itself where it is not wanted. */
  topBar: ReactNode;
  /** V13: the agent's column from 1280 px; below, whatever opens over the page. */
  agent?: ReactNode;
  /** The agent lies over the page: what is below cannot be reached. */
  mainInert?: boolean;
  /** An Alert above the screen: what has to be known on each of them. */
  notice?: ReactNode;
  /** The screen: what `main` holds. */
  children: ReactNode;
}

/** The document scrolls, the columns beside it stay. */
export function AppShell({ sidebar, topBar, agent, mainInert = false, notice, children }: AppShellProps) {
  const main = useRef<HTMLElement>(null);

  return (
    <div className={styles.shell}>
      <a
        className={styles.skip}
        href="#main"
        onClick={(event) => {
          // V1: the address never changes.
          event.preventDefault();
          main.current?.focus();
        }}
      >
        Skip to content
      </a>
      {sidebar}
      <div className={styles.column}>
        {topBar}
        <main ref={main} id="main" tabIndex={-1} className={styles.main} inert={mainInert}>
          {notice && <div className={styles.notice}>{notice}</div>}
          {children}
        </main>
      </div>
      {agent && <div className={styles.agent}>{agent}</div>}
    </div>
  );
}
