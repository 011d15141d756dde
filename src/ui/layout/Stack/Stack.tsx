import type { ReactNode } from 'react';
import type { NativeProps } from '../../nativeProps.ts';
import type { space } from '../../theme/scale.ts';
import { stack } from './Stack.css.ts';

export interface StackProps extends NativeProps<'section'> {
  /** The space between the children, from the theme's scale: for instance `xs` 0.5rem, `md` 1rem, `xl` 2rem. */
  gap: keyof typeof space;
  /** `column` (the default), or `row` in reading direction. */
  direction?: 'column' | 'row' | undefined;
  /** Alignment across the direction. Children stretch unless it is given. */
  align?: 'start' | 'center' | 'end' | 'stretch' | 'baseline' | undefined;
  /** Distribution along the direction, where there is room to spare. */
  justify?: 'start' | 'between' | 'center' | 'end' | undefined;
  /** Lets a row break into lines instead of squeezing its children. */
  wrap?: boolean | undefined;
  /** The element, where the group has a meaning: `ul` for a list, `nav` for navigation. The default is `div`. */
  as?: 'div' | 'section' | 'header' | 'footer' | 'ul' | 'nav' | undefined;
  /** The children, drawn in their order in the document. */
  children: ReactNode;
}

/** Puts its children below or beside each other. Components have no outer margins: the space between them comes from here. */
export function Stack({
  gap,
  direction = 'column',
  align,
  justify,
  wrap,
  as = 'div',
  children,
  ...rest
}: StackProps) {
  const Tag = as as 'section';
  return (
    <Tag {...rest} className={stack({ gap, direction, align, justify, wrap })}>
      {children}
    </Tag>
  );
}
