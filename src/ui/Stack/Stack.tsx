import type { ReactNode } from 'react';
import type { space } from '../theme/scale.ts';
import { stack } from './Stack.css.ts';

export interface StackProps {
  gap: keyof typeof space;
  direction?: 'column' | 'row' | undefined;
  align?: 'start' | 'center' | 'end' | 'stretch' | 'baseline' | undefined;
  justify?: 'start' | 'between' | 'center' | 'end' | undefined;
  wrap?: boolean | undefined;
  as?: 'div' | 'section' | 'header' | 'footer' | 'ul' | 'nav' | undefined;
  children: ReactNode;
}

/** The only layout primitive: things below or beside each other. */
export function Stack({
  gap,
  direction = 'column',
  align,
  justify,
  wrap,
  as: Tag = 'div',
  children,
}: StackProps) {
  return <Tag className={stack({ gap, direction, align, justify, wrap })}>{children}</Tag>;
}
