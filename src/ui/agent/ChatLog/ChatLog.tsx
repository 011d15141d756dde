import { ArrowDown } from 'lucide-react';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import * as styles from './ChatLog.css.ts';
import { IsLiveContext } from './IsLiveContext.ts';
import { ScrollContext } from './ScrollContext.ts';
import { useLogScroll } from './useLogScroll.ts';

export interface ChatLogProps {
  /** The accessible name of the log; not drawn. */
  label: string;
  /** ChatBubble, CallDivider and ActionCard, the oldest first. */
  children: ReactNode;
}

/** The arrow keys scroll what has the focus. */
const focusable = 0;

/**
 * Follows what arrives while its reader is at the end, up to the beginning of an answer that is too long to be seen as a
 * whole; leaves a reader who scrolled up in peace.
 */
export function ChatLog({ label, children }: ChatLogProps) {
  const { scroller, content, following, toEnd, context } = useLogScroll();
  const open = useRef(false);
  const [isOpen] = useState(() => () => open.current);
  useLayoutEffect(() => {
    open.current = true;
  }, []);

  return (
    <div className={styles.frame}>
      <div ref={scroller} className={styles.scroller} role="log" aria-label={label} tabIndex={focusable}>
        <div ref={content} className={styles.content}>
          <IsLiveContext value={isOpen}>
            <ScrollContext value={context}>{children}</ScrollContext>
          </IsLiveContext>
        </div>
      </div>
      {!following && (
        <div className={styles.jump}>
          <div className={styles.raised}>
            <Button
              icon={<ArrowDown />}
              onClick={() => {
                toEnd();
                // The button is about to go, and the focus with it.
                scroller.current?.focus({ preventScroll: true });
              }}
            >
              Jump to latest
            </Button>
          </div>
        </div>
      )}
    </div>
  );
}
