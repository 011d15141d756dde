import { type ReactNode, useRef } from 'react';
import { useLabels } from '../../primitives/LabelsProvider/LabelsProvider.tsx';
import * as styles from './AppShell.css.ts';
import { words } from './AppShell.words.ts';

export interface AppShellProps {
  /** The navigation, at the start of the line from 1024 px. In narrower windows it has to be a drawer, as Sidebar is. */
  sidebar: ReactNode;
  /** Above the screen, for narrow windows. It has to hide itself from 1024 px, as TopBar does. */
  topBar: ReactNode;
  /** The agent, in a column of 24rem from 1280 px. In narrower windows it has to open over the page by itself. */
  agent?: ReactNode;
  /** At the end of a window below 1280 px, in thumb's reach, such as an AskBar. Its room below the screen is kept free. */
  bottomBar?: ReactNode;
  /** Makes screen and bottom bar inert: neither pointer, keyboard nor screen reader reaches them. While the agent covers them. */
  mainInert?: boolean | undefined;
  /** An Alert above every screen, for what users have to know before anything else. */
  notice?: ReactNode;
  /** The screen, inside of `main`. */
  children: ReactNode;
}

/** The frame of every signed-in screen: navigation, screen and agent. The document scrolls, the columns beside it stay. */
export function AppShell({
  sidebar,
  topBar,
  agent,
  bottomBar,
  mainInert = false,
  notice,
  children,
}: AppShellProps) {
  const main = useRef<HTMLElement>(null);

  return (
    <div className={styles.shell}>
      <a
        className={styles.skipLink}
        href="#main"
        onClick={(event) => {
          // The address never changes, so the link does not navigate. [V1]
          event.preventDefault();
          main.current?.focus();
        }}
      >
        {useLabels('AppShell', words).skip}
      </a>
      {sidebar}
      <div className={styles.column}>
        {topBar}
        <main ref={main} id="main" tabIndex={-1} className={styles.main} inert={mainInert}>
          {notice && <div className={styles.notice}>{notice}</div>}
          {children}
        </main>
        {bottomBar && (
          <div className={styles.bottomBar} inert={mainInert} data-bottom-bar>
            {bottomBar}
          </div>
        )}
      </div>
      {agent && <div className={styles.agent}>{agent}</div>}
    </div>
  );
}
