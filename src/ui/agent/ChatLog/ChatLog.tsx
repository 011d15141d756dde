import { ArrowDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { useLabels } from '../../primitives/LabelsProvider/LabelsProvider.tsx';
import * as styles from './ChatLog.css.ts';
import { IsLiveContext } from './IsLiveContext.ts';
import { ScrollContext } from './ScrollContext.ts';
import { useEarlierMessages } from './useEarlierMessages.ts';
import { useLogScroll } from './useLogScroll.ts';
import { words } from './ChatLog.words.ts';

export interface ChatLogProps {
  /** The accessible name of the log; not drawn. */
  label: string;
  /**
   * There are messages before the first one: shows a button for them. Add them above the others; what is read stays where
   * it is. Without it, there is no button.
   */
  onShowEarlier?: (() => void) | undefined;
  /** Nothing has been said yet: the children introduce the conversation, and are read from their beginning. Default: false. */
  isEmpty?: boolean;
  /** ChatBubble, CallDivider and ActionCard, the oldest first. Give a long conversation in ChatLogGroups. */
  children: ReactNode;
}

/** The arrow keys scroll what has the focus. */
const focusable = 0;

/**
 * Follows what arrives while its reader is at the end, up to the beginning of an answer that is too long to be seen as a
 * whole; leaves a reader who scrolled up in peace.
 */
export function ChatLog({ label, onShowEarlier, isEmpty = false, children }: ChatLogProps) {
  const labels = useLabels('ChatLog', words);
  const { scroller, content, following, toEnd, scrollBy, isLive, context } = useLogScroll(isEmpty);
  const { row, showEarlier } = useEarlierMessages(scroller, scrollBy, onShowEarlier);

  return (
    <div className={styles.frame}>
      <div ref={scroller} className={styles.scroller} role="log" aria-label={label} tabIndex={focusable}>
        <div ref={content} className={styles.content}>
          {onShowEarlier && (
            <div ref={row} className={styles.earlier}>
              <Button onClick={showEarlier}>{labels.earlier}</Button>
            </div>
          )}
          <IsLiveContext value={isLive}>
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
              {labels.latest}
            </Button>
          </div>
        </div>
      )}
    </div>
  );
}
