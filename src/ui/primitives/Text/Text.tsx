import type { ReactNode } from 'react';
import type { NativeProps } from '../../nativeProps.ts';
import { text } from './Text.css.ts';

export interface TextProps extends NativeProps<'section'> {
  /** `caption` 13 px, `small` 14 px, `body` 16 px (the default), `lead` 19 px, each with its own line height. */
  size?: 'caption' | 'small' | 'body' | 'lead' | undefined;
  /** `ink` (the default) for what is read, `muted` for what is secondary, `critical` for what went wrong. */
  tone?: 'ink' | 'muted' | 'critical' | undefined;
  /** Heavier letters (weight 640). They mean nothing to a screen reader. */
  strong?: boolean | undefined;
  /** Digits of equal width: amounts line up below each other, and a running clock does not jitter. */
  numeric?: boolean | undefined;
  /** The element: `p` (the default), `span` within a sentence, `div` around other blocks. */
  as?: 'p' | 'span' | 'div' | undefined;
  /** For the `aria-labelledby` or `aria-describedby` of another element. */
  id?: string | undefined;
  /** Keeps the text on one line and cuts off the rest with an ellipsis. */
  truncate?: boolean | undefined;
  /** The text. It is isolated (`unicode-bidi`): its writing direction does not affect the text around it. */
  children: ReactNode;
}

/** Text of the interface, in one of the theme's sizes and tones. */
export function Text({
  size = 'body',
  tone = 'ink',
  strong,
  numeric,
  as = 'p',
  truncate,
  children,
  ...rest
}: TextProps) {
  const Tag = as as 'span';
  return (
    <Tag {...rest} className={text({ size, tone, strong, numeric, truncate, inline: as === 'span' })}>
      {children}
    </Tag>
  );
}
