import type { ReactNode, Ref } from 'react';
import { heading } from './Heading.css.ts';

export interface HeadingProps {
  /** Its place in the document's outline: h1, h2 or h3. */
  level: 1 | 2 | 3;
  /** Independent of the level, which is the document's outline. */
  size: 'display' | 'page' | 'heading' | 'title';
  /** For the aria-labelledby of the part that it names. */
  id?: string | undefined;
  /** Code may move the focus here after a change of view; the Tab key does not, so no ring is drawn. */
  focusable?: boolean | undefined;
  /** To put the focus here; needs `focusable`. */
  ref?: Ref<HTMLHeadingElement> | undefined;
  /** A few words; long ones break. */
  children: ReactNode;
}

const tags = { 1: 'h1', 2: 'h2', 3: 'h3' } as const;

export function Heading({ level, size, id, focusable, ref, children }: HeadingProps) {
  const Tag = tags[level];
  return (
    <Tag ref={ref} id={id} tabIndex={focusable ? -1 : undefined} className={heading({ size, focusable })}>
      {children}
    </Tag>
  );
}
