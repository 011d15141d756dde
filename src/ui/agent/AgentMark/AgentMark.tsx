import * as styles from './AgentMark.css.ts';

export interface AgentMarkProps {
  /** What the agent does: nothing, hears the user, prepares an answer, or speaks. Say it in words nearby too. */
  state?: 'idle' | 'listening' | 'thinking' | 'speaking' | undefined;
  /** `medium` (the default) is 40 px, `small` 30 px for a bar. */
  size?: 'small' | 'medium' | undefined;
}

/** The agent's one face: the same in the panel, the chat, a call and its bar. Decorative. */
export function AgentMark({ state = 'idle', size = 'medium' }: AgentMarkProps) {
  const bar = styles.bar({ state });
  return (
    <span className={styles.mark({ size })} data-state={state} aria-hidden>
      <i className={bar} />
      <i className={bar} />
      <i className={bar} />
    </span>
  );
}
