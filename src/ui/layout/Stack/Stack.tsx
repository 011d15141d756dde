import type { ReactNode } from 'react';
import type { space } from '../../theme/scale.ts';
import { stack } from './Stack.css.ts';

export interface StackProps {
  /** Between the children, from the theme's scale: `xs` 8 px, `md` 16 px, `xl` 32 px. */
  gap: keyof typeof space;
  /** `row` follows the reading direction. */
  direction?: 'column' | 'row' | undefined;
  /** Across the direction. Children stretch unless told. */
  align?: 'start' | 'center' | 'end' | 'stretch' | 'baseline' | undefined;
  /** Along the direction, where there is room to spare. */
  justify?: 'start' | 'between' | 'center' | 'end' | undefined;
  /** A row breaks into lines instead of squeezing its children. */
  wrap?: boolean | undefined;
  /** The element, when the group means something: `ul` for a list, `nav` for navigation. */
  as?: 'div' | 'section' | 'header' | 'footer' | 'ul' | 'nav' | undefined;
  /** In reading order; nothing is reordered. */
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
