import { Menu } from 'lucide-react';
import type { ReactNode } from 'react';
import { Brand } from '../../primitives/Brand/Brand.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import * as styles from './TopBar.css.ts';

export interface TopBarProps {
  /** The product's name. Left out where the bar is narrower than 27rem. */
  brand: string;
  /** The drawer with the navigation is open. */
  menuOpen: boolean;
  /** The agent is in sight: the button says 'Hide AI'. */
  agentOpen: boolean;
  /** 'Menu' was pressed. */
  onMenu: () => void;
  /** 'AI Agent' or 'Hide AI' was pressed. */
  onAgent: () => void;
  /** Somebody is about to press one of the two: time to load what they open. May be called often. */
  onPreload?: (() => void) | undefined;
  /** Before the agent's button, such as ThemeSwitch. */
  actions?: ReactNode;
}

/** V12. Hidden where the sidebar stands beside the page. */
export function TopBar({ brand, menuOpen, agentOpen, onMenu, onAgent, onPreload, actions }: TopBarProps) {
  return (
    <header className={styles.bar}>
      <div className={styles.row}>
        <Button
          icon={<Menu />}
          aria-haspopup="dialog"
          aria-expanded={menuOpen}
          onClick={onMenu}
          onPreload={onPreload}
        >
          Menu
        </Button>
        <div className={styles.brand}>
          <Brand name={brand} />
        </div>
        <div className={styles.end}>
          {actions}
          <Button
            tone={agentOpen ? 'neutral' : 'primary'}
            aria-expanded={agentOpen}
            onClick={onAgent}
            onPreload={onPreload}
          >
            {agentOpen ? 'Hide AI' : 'AI Agent'}
          </Button>
        </div>
      </div>
    </header>
  );
}
