import { useId, type ReactNode } from 'react';
import { Heading } from '../Heading/Heading.tsx';
import { across, card, head } from './Card.css.ts';

export interface CardProps {
  /** Names the section. */
  title?: string | undefined;
  /** Of the title in the page's outline; its size stays the same. */
  level?: 2 | 3 | undefined;
  /** Across from the title: a quiet button. */
  action?: ReactNode;
  /** `raised` floats above the page: one thing to do, such as a form. */
  emphasis?: 'plain' | 'raised' | undefined;
  /** Below the title; a card adds no gaps between what it holds. */
  children: ReactNode;
}

export function Card({ title, level = 2, action, emphasis = 'plain', children }: CardProps) {
  const id = useId();
  return (
    <section aria-labelledby={title === undefined ? undefined : id} className={card({ emphasis })}>
      {(title !== undefined || action) && (
        <div className={head}>
          {title !== undefined && (
            <Heading id={id} level={level} size="title">
              {title}
            </Heading>
          )}
          {action && <div className={across}>{action}</div>}
        </div>
      )}
      {children}
    </section>
  );
}
