import type { ReactNode, Ref } from 'react';
import type { NativeProps } from '../../nativeProps.ts';
import { heading } from './Heading.css.ts';

export interface HeadingProps extends NativeProps<'h1'> {
  /** The place in the page's outline: h1, h2 or h3. */
  level: 1 | 2 | 3;
  /** How it looks, whatever the level: `display` for a landing page, `page`, `heading` or `title` for a card. */
  size: 'display' | 'page' | 'heading' | 'title';
  /** For the `aria-labelledby` of the section that it names. */
  id?: string | undefined;
  /**
   * Lets code move the focus to the heading after a change of view. It is no stop for the Tab key, and no focus ring is
   * drawn.
   */
  focusable?: boolean | undefined;
  /** The heading element, to move the focus to it; needs `focusable`. */
  ref?: Ref<HTMLHeadingElement> | undefined;
  /** A few words. Long ones wrap. */
  children: ReactNode;
}

const tags = { 1: 'h1', 2: 'h2', 3: 'h3' } as const;

/** The title of a page or of a part of it. */
export function Heading({ level, size, focusable, children, ...rest }: HeadingProps) {
  const Tag = tags[level];
  return (
    <Tag tabIndex={focusable ? -1 : undefined} {...rest} className={heading({ size, focusable })}>
      {children}
    </Tag>
  );
}
