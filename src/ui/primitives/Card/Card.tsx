import { useId, type ReactNode, type Ref } from 'react';
import type { NativeProps } from '../../nativeProps.ts';
import { Heading } from '../Heading/Heading.tsx';
import { card, head, headAction } from './Card.css.ts';

export interface CardProps extends NativeProps<'section', 'title'> {
  /** The heading of the card. With it the card is a region of that name for screen readers. */
  title?: string | undefined;
  /** The heading level of the title, 2 unless given. Its size is the same for both. */
  level?: 2 | 3 | undefined;
  /** The title's element, to move the focus to it when what had it is gone. */
  titleRef?: Ref<HTMLHeadingElement> | undefined;
  /** A quiet Button at the end of the title's line. */
  action?: ReactNode;
  /** `plain` (the default) has a hairline border, `raised` a shadow and more room, for a form that stands alone. */
  emphasis?: 'plain' | 'raised' | undefined;
  /** The content, below the title. The card adds no gaps between its parts: use Stack. */
  children: ReactNode;
}

/** A surface for what belongs to one subject. */
export function Card({
  title,
  level = 2,
  titleRef,
  action,
  emphasis = 'plain',
  children,
  ...rest
}: CardProps) {
  const id = useId();
  return (
    <section aria-labelledby={title === undefined ? undefined : id} {...rest} className={card({ emphasis })}>
      {(title !== undefined || action) && (
        <div className={head}>
          {title !== undefined && (
            <Heading id={id} level={level} size="title" focusable={titleRef !== undefined} ref={titleRef}>
              {title}
            </Heading>
          )}
          {action && <div className={headAction}>{action}</div>}
        </div>
      )}
      {children}
    </section>
  );
}
