import { Suspense, useId } from 'react';
import { lazyWithPreload } from '../../lazyWithPreload.tsx';
import { AgentActions, type AgentActionsProps } from './AgentActions.tsx';
import * as styles from './AgentPanel.css.ts';

export interface AgentPanelProps extends Omit<AgentActionsProps, 'headingId'> {
  /** V13: `column` beside the page, `screen` over it. Render the latter only while it is open. */
  layout: 'column' | 'screen';
  /** Of the `screen` form: its close button or Escape was used. */
  onClose?: (() => void) | undefined;
}

/** Wide windows never need it. May be called early, where a press on the agent's button is near. */
export const preloadAgentScreen = () => import('./AgentScreen.tsx');
const Screen = lazyWithPreload(async () => (await preloadAgentScreen()).AgentScreen);

/** V13, V17. */
export function AgentPanel({ layout, onClose, ...actions }: AgentPanelProps) {
  const headingId = useId();

  if (layout === 'column') {
    return (
      <aside className={styles.column} aria-labelledby={headingId}>
        <AgentActions {...actions} headingId={headingId} />
      </aside>
    );
  }
  return (
    <Suspense fallback={null}>
      <Screen onClose={onClose}>
        <AgentActions {...actions} headingId={headingId} />
      </Screen>
    </Suspense>
  );
}
