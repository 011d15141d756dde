import type { NativeProps } from '../../nativeProps.ts';
import * as styles from './AgentMark.css.ts';

export interface AgentMarkProps extends NativeProps<'span', 'children'> {
  /** What the agent does: nothing, hears the user, prepares an answer, or speaks. Say it in words nearby too. */
  state?: 'idle' | 'listening' | 'thinking' | 'speaking' | undefined;
  /** `medium` (the default) is 40 px beside a heading, `small` 30 px for a bar, `large` 88 px for a call. */
  size?: 'small' | 'medium' | 'large' | undefined;
}

/** The agent's one face: the same on the landing page, in the panel, the chat, a call and its bar. Decorative. */
export function AgentMark({ state = 'idle', size = 'medium', ...rest }: AgentMarkProps) {
  const bar = styles.bar({ state });
  return (
    <span aria-hidden {...rest} className={styles.mark({ size, state })} data-state={state}>
      <i className={bar} />
      <i className={bar} />
      <i className={bar} />
    </span>
  );
}
