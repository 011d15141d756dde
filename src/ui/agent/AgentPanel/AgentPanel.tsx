import { type ReactNode, Suspense, useId } from 'react';
import { lazyWithPreload } from '../../lazyWithPreload.tsx';
import { AgentActions, type AgentActionsProps } from './AgentActions.tsx';
import { AgentBlurbs } from './AgentBlurbs.tsx';
import * as styles from './AgentPanel.css.ts';

export interface AgentPanelProps extends AgentActionsProps {
  /** `column` stands beside the page, `screen` covers it. Render a `screen` only while it is open. */
  layout: 'column' | 'screen';
  /** The close button or Escape was used, or the sheet was pulled down by its bar. Only the `screen` layout has them. */
  onClose?: (() => void) | undefined;
  /** The conversation, such as a ChatLog, which scrolls by itself. Without it the panel says what the agent is good for. */
  children?: ReactNode;
  /** Below the conversation and always in sight, such as the ChatComposer. */
  footer?: ReactNode;
  /** Between the two, what comes and goes, such as a CallBar or suggestions. The footer does not move for it. */
  aboveFooter?: ReactNode;
  /** A dialog of the agent's is open above the page, with a field and cards of its own: conversation and footer are out of reach. */
  covered?: boolean | undefined;
}

/** Loads the code of the `screen` layout, which wide windows never need. Call it when somebody is about to open it. */
export const preloadAgentScreen = () => import('./AgentScreen.tsx');
const LazyAgentScreen = lazyWithPreload(async () => (await preloadAgentScreen()).AgentScreen);

/** The agent's place: who it is, the ways to reach it, the conversation, and the field for the next message. */
export function AgentPanel(props: AgentPanelProps) {
  const { layout, onClose, children, footer, aboveFooter, covered = false, ...actions } = props;
  const headingId = useId();
  const content = (
    <>
      <AgentActions {...actions} headingId={headingId} />
      <div className={styles.body} inert={covered} aria-hidden={covered}>
        {children ?? <AgentIntroduction />}
      </div>
      {aboveFooter && (
        <div className={styles.aboveFoot} inert={covered} aria-hidden={covered}>
          {aboveFooter}
        </div>
      )}
      {footer && (
        <div className={styles.foot} inert={covered} aria-hidden={covered}>
          {footer}
        </div>
      )}
    </>
  );

  if (layout === 'column') {
    return (
      <aside className={styles.column} aria-labelledby={headingId} data-agent>
        {content}
      </aside>
    );
  }
  return (
    <Suspense fallback={null}>
      <LazyAgentScreen onClose={onClose}>{content}</LazyAgentScreen>
    </Suspense>
  );
}

/** The same place as in an empty ChatLog, so that nothing moves when that one comes. */
const AgentIntroduction = () => (
  <div className={styles.introduction}>
    <AgentBlurbs />
  </div>
);
