import { ArrowDown } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../Button/Button.tsx';
import * as styles from './ChatLog.css.ts';

export interface ChatLogProps {
  label: string;
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
  const [following, setFollowing] = useState(true);
  const position = useRef({ following: true, top: 0 });

  useEffect(() => {
    const box = scroller.current;
    if (!box || !content.current) return;
    const observer = new ResizeObserver(() => {
      if (position.current.following) box.scrollTop = box.scrollHeight;
    });
    observer.observe(box);
    observer.observe(content.current);
    return () => observer.disconnect();
  }, []);

  function follow(next: boolean) {
    position.current.following = next;
    setFollowing(next);
  }

  function scrolled(box: HTMLDivElement) {
    const atEnd = box.scrollHeight - box.scrollTop - box.clientHeight <= near;
    // Only a scroll upwards leaves the end: content that grew faster than the log followed does not.
    const up = box.scrollTop < position.current.top;
    position.current.top = box.scrollTop;
    if (atEnd || up) follow(atEnd);
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
          {children}
        </div>
      </div>
      {!following && (
        <div className={styles.jump}>
          <div className={styles.jumpButton}>
            <Button
              icon={<ArrowDown />}
              tone="inverse"
              onClick={() => {
                const box = scroller.current;
                if (!box) return;
                follow(true);
                box.scrollTop = box.scrollHeight;
                // The button is about to go, and the focus with it.
                box.focus({ preventScroll: true });
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
