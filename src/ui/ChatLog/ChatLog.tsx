import { ArrowDown } from 'lucide-react';
import { type ReactNode, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../Button/Button.tsx';
import * as styles from './ChatLog.css.ts';
import { Follow } from './Follow.ts';
import { IsOpen } from './IsOpen.ts';

export interface ChatLogProps {
  /** The accessible name of the log; not drawn. */
  label: string;
  /** ChatBubble, CallDivider and ActionCard, the oldest first. */
  children: ReactNode;
}

/** How near the end still counts as reading the end, in px. */
const near = 48;
/** The arrow keys scroll what has the focus. */
const focusable = 0;

/** Follows what arrives while its reader is at the end; leaves a reader who scrolled up in peace. */
export function ChatLog({ label, children }: ChatLogProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const position = useRef({ following: true, top: 0 });
  const [following, setFollowing] = useState(true);
  const open = useRef(false);
  const [isOpen] = useState(() => () => open.current);
  useLayoutEffect(() => {
    open.current = true;
  }, []);

  const toEnd = useCallback(() => {
    const box = scroller.current;
    if (!box) return;
    box.scrollTop = box.scrollHeight;
    // Not left to the scroll event: a reader who scrolls up before it comes would not be seen to.
    position.current.top = box.scrollTop;
  }, []);

  useEffect(() => {
    const box = scroller.current;
    if (!box || !content.current) return;
    const observer = new ResizeObserver(() => {
      if (position.current.following) toEnd();
    });
    observer.observe(box);
    observer.observe(content.current);
    return () => observer.disconnect();
  }, [toEnd]);

  const follow = useCallback(() => {
    position.current.following = true;
    setFollowing(true);
    toEnd();
  }, [toEnd]);

  function scrolled(box: HTMLDivElement) {
    const atEnd = box.scrollHeight - box.scrollTop - box.clientHeight <= near;
    // Only a scroll upwards leaves the end: content that grew faster than the log followed does not.
    const up = box.scrollTop < position.current.top;
    position.current.top = box.scrollTop;
    if (!atEnd && !up) return;
    position.current.following = atEnd;
    setFollowing(atEnd);
  }

  return (
    <div className={styles.frame}>
      <div
        ref={scroller}
        className={styles.scroller}
        role="log"
        aria-label={label}
        tabIndex={focusable}
        onScroll={(event) => scrolled(event.currentTarget)}
      >
        <div ref={content} className={styles.content}>
          <IsOpen value={isOpen}>
            <Follow value={follow}>{children}</Follow>
          </IsOpen>
        </div>
      </div>
      {!following && (
        <div className={styles.jump}>
          <Button
            icon={<ArrowDown />}
            onClick={() => {
              follow();
              // The button is about to go, and the focus with it.
              scroller.current?.focus({ preventScroll: true });
            }}
          >
            Jump to latest
          </Button>
        </div>
      )}
    </div>
  );
}
