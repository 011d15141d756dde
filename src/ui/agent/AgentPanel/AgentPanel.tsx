import { Suspense, useId } from 'react';
import { lazyWithPreload } from '../../lazyWithPreload.tsx';
import { AgentActions, type AgentActionsProps } from './AgentActions.tsx';
import * as styles from './AgentPanel.css.ts';

export interface AgentPanelProps extends Omit<AgentActionsProps, 'headingId'> {
  /** `column` stands beside the page, `screen` covers it. Render a `screen` only while it is open. */
  layout: 'column' | 'screen';
  /** The close button or Escape was used. Only the `screen` layout has them. */
  onClose?: (() => void) | undefined;
}

/** Loads the code of the `screen` layout, which wide windows never need. Call it when somebody is about to open it. */
export const preloadAgentScreen = () => import('./AgentScreen.tsx');
const LazyAgentScreen = lazyWithPreload(async () => (await preloadAgentScreen()).AgentScreen);

/** The agent's place: whether it is online, its phone number, and the buttons for voice and text chat. */
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
      <LazyAgentScreen onClose={onClose}>
        <AgentActions {...actions} headingId={headingId} />
      </LazyAgentScreen>
    </Suspense>
  );
}
