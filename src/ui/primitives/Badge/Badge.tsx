import type { NativeProps } from '../../nativeProps.ts';
import { badge, label } from './Badge.css.ts';

export interface BadgeProps extends NativeProps<'span'> {
  /**
   * The meaning: `positive` for good, `critical` for bad, `caution` for not yet, `neutral` for off, `accent` to point
   * something out.
   */
  tone: 'positive' | 'critical' | 'caution' | 'neutral' | 'accent';
  /** Draws a dot before the text, for a state that may change while somebody looks. */
  dot?: boolean | undefined;
  /** One or two words. Longer text is cut off with an ellipsis. */
  children: string;
}

/** A short word about the state of the thing beside it. */
export function Badge({ tone, dot, children, ...rest }: BadgeProps) {
  return (
    <span {...rest} className={badge({ tone, dot })}>
      <span className={label}>{children}</span>
    </span>
  );
}
