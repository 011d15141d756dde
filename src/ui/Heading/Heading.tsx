import type { ReactNode, Ref } from 'react';
import { heading } from './Heading.css.ts';

export interface HeadingProps {
  level: 1 | 2 | 3;
  /** Independent of the level, which is the document's outline. */
  size: 'display' | 'page' | 'heading' | 'title';
  id?: string | undefined;
  /** Code may move the focus here after a change of view; the Tab key does not, so no ring is drawn. */
  focusable?: boolean | undefined;
  ref?: Ref<HTMLHeadingElement> | undefined;
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
