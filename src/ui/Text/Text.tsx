import type { ReactNode } from 'react';
import { text } from './Text.css.ts';

export interface TextProps {
  size?: 'caption' | 'small' | 'body' | 'lead' | undefined;
  tone?: 'ink' | 'muted' | 'critical' | undefined;
  strong?: boolean | undefined;
  /** Digits of equal width: they do not dance when they change and line up below each other. */
  numeric?: boolean | undefined;
  as?: 'p' | 'span' | 'div' | undefined;
  id?: string | undefined;
  /** One line, the rest cut off with an ellipsis. */
  truncate?: boolean | undefined;
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
