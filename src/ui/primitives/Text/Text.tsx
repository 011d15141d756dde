import type { ReactNode } from 'react';
import { text } from './Text.css.ts';

export interface TextProps {
  /** 13, 14, 16 or 19 px, each with its own line height. */
  size?: 'caption' | 'small' | 'body' | 'lead' | undefined;
  /** `muted` for what is secondary, `critical` for what went wrong. */
  tone?: 'ink' | 'muted' | 'critical' | undefined;
  /** Weight 640. It says nothing to a screen reader. */
  strong?: boolean | undefined;
  /** Digits of equal width: they do not dance when they change and line up below each other. */
  numeric?: boolean | undefined;
  /** `span` within a sentence, `div` around other blocks. */
  as?: 'p' | 'span' | 'div' | undefined;
  /** For `aria-labelledby` and `aria-describedby` elsewhere. */
  id?: string | undefined;
  /** One line, the rest cut off with an ellipsis. */
  truncate?: boolean | undefined;
  /** Text, isolated: its writing direction ends with it. */
  children: ReactNode;
}

export function Text({
  size = 'body',
  tone = 'ink',
  strong,
  numeric,
  as: Tag = 'p',
  id,
  truncate,
  children,
}: TextProps) {
  return (
    <Tag id={id} className={text({ size, tone, strong, numeric, truncate, inline: Tag === 'span' })}>
      {children}
    </Tag>
  );
}
