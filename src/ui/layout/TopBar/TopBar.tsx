import { Menu } from 'lucide-react';
import type { ReactNode } from 'react';
import { Brand } from '../../primitives/Brand/Brand.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { useLabels } from '../../primitives/LabelsProvider/LabelsProvider.tsx';
import * as styles from './TopBar.css.ts';
import { words } from './TopBar.words.ts';

export interface TopBarProps {
  /** The product's name, after the menu button. Hidden while the bar is narrower than 27rem. */
  brand: string;
  /** Whether the drawer with the navigation is open; sets `aria-expanded` of the menu button. */
  menuOpen: boolean;
  /** Whether the agent is open. Its button then says 'Hide AI' instead of 'AI Agent'. */
  agentOpen: boolean;
  /** Called when 'Menu' is pressed. */
  onMenuOpen: () => void;
  /** Called with the new state: true when 'AI Agent' is pressed, false when 'Hide AI' is. */
  onAgentOpenChange: (open: boolean) => void;
  /**
   * Called when the pointer, a finger or the focus reaches one of the two buttons: load what they open. Called again each
   * time.
   */
  onPreload?: (() => void) | undefined;
  /** Small controls before the agent's button, such as ThemeSwitch. */
  actions?: ReactNode;
}

/** The bar at the top of a narrow window: menu, brand, agent. Not displayed from 1024 px, where the sidebar is beside the page. */
export function TopBar({
  brand,
  menuOpen,
  agentOpen,
  onMenuOpen,
  onAgentOpenChange,
  onPreload,
  actions,
}: TopBarProps) {
  const labels = useLabels('TopBar', words);
  return (
    <header className={styles.bar}>
      <div className={styles.row}>
        <Button
          icon={<Menu />}
          aria-haspopup="dialog"
          aria-expanded={menuOpen}
          onClick={onMenuOpen}
          onPreload={onPreload}
        >
          {labels.menu}
        </Button>
        <div className={styles.brand}>
          <Brand name={brand} />
        </div>
        <div className={styles.end}>
          {actions}
          <Button
            tone={agentOpen ? 'neutral' : 'primary'}
            aria-expanded={agentOpen}
            onClick={() => onAgentOpenChange(!agentOpen)}
            onPreload={onPreload}
          >
            {agentOpen ? labels.hideAgent : labels.agent}
          </Button>
        </div>
      </div>
    </header>
  );
}
