import { ArrowDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Alert } from '../../primitives/Alert/Alert.tsx';
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
   * it is. While a promise that it returns is pending, the button waits. Without it, there is no button.
   */
  onShowEarlier?: (() => void | Promise<unknown>) | undefined;
  /** Why they could not be shown, in a sentence. The same button tries again. */
  earlierError?: string | undefined;
  /** Below the messages: what is to be said of the whole conversation, such as that it is not saved. */
  notice?: ReactNode;
  /** Nothing has been said yet: the children introduce the conversation, and are read from their beginning. Default: false. */
  isEmpty?: boolean | undefined;
  /** ChatBubble, CallDivider and ActionCard, the oldest first. Give a long conversation in ChatLogGroups. */
  children: ReactNode;
}

/** The arrow keys scroll what has the focus. */
const focusable = 0;

/**
 * Fills the place around it, which must have a height: it scrolls by itself. In a column with a ChatComposer, give the column the height.
 * Follows what arrives while its reader is at the end, up to the beginning of an answer that is too long to be seen as a
 * whole; leaves a reader who scrolled up in peace.
 */
export function ChatLog(props: ChatLogProps) {
  const { label, onShowEarlier, earlierError, notice, isEmpty = false, children } = props;
  const labels = useLabels('ChatLog', words);
  const {
    scroller,
    content,
    notice: noticeRef,
    following,
    toEnd,
    scrollBy,
    isLive,
    context,
  } = useLogScroll(isEmpty);
  const { row, showEarlier, isLoading } = useEarlierMessages(scroller, scrollBy, onShowEarlier);

  return (
    <div className={styles.frame}>
      <div ref={scroller} className={styles.scroller} role="log" aria-label={label} tabIndex={focusable}>
        <div ref={content} className={styles.content}>
          {onShowEarlier && (
            <div ref={row} className={styles.earlier}>
              {earlierError !== undefined && <Alert tone="critical">{earlierError}</Alert>}
              <Button loading={isLoading} onClick={showEarlier}>
                {labels.earlier}
              </Button>
            </div>
          )}
          <IsLiveContext value={isLive}>
            <ScrollContext value={context}>{children}</ScrollContext>
          </IsLiveContext>
          <div ref={noticeRef} className={styles.notice}>
            {notice}
          </div>
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
