import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { visuallyHidden } from '../../theme/visuallyHidden.css.ts';
import { AgentMark, type AgentMarkProps } from '../AgentMark/AgentMark.tsx';
import { useLabels } from '../../primitives/LabelsProvider/LabelsProvider.tsx';
import * as styles from './CallBar.css.ts';
import { CallBarControls, type CallBarControlsProps, DismissButton } from './CallBarControls.tsx';
import { words } from './CallBar.words.ts';

export interface CallBarProps extends CallBarControlsProps {
  /** What the agent does, for its mark. */
  mark?: AgentMarkProps['state'] | undefined;
  /** Length of the call, formatted, such as '02:41'. */
  elapsed?: ReactNode;
  /** What goes on in a few words, such as 'Listening…', or how the call ended. */
  status: string;
  /** The time or the state was pressed: show the whole call again. */
  onOpen: () => void;
  /** The cross of a call that has ended was pressed. */
  onDismiss: () => void;
}

/** A call made small. It goes on, whatever the page shows meanwhile. */
export function CallBar(props: CallBarProps) {
  const { phase, mark, elapsed, status, captions, rows, onOpen, onDismiss } = props;
  const labels = useLabels('CallBar', words);
  const bar = useRef<HTMLElement>(null);
  useGiveFocusToPage(bar);

  return (
    <section ref={bar} className={styles.bar} aria-label={labels.bar}>
      {rows && <div className={styles.rows}>{rows}</div>}
      {captions && <div className={styles.captions}>{captions}</div>}
      <div className={styles.row}>
        <button type="button" className={styles.open} aria-haspopup="dialog" onClick={onOpen}>
          <AgentMark state={mark} size="small" />
          <span className={styles.words}>
            <span className={visuallyHidden}>{labels.open} </span>
            {elapsed && <span className={styles.elapsed}>{elapsed} </span>}
            <span className={styles.status({ ended: phase === 'ended' })}>{status}</span>
          </span>
        </button>
        {phase === 'ended' ? <DismissButton onClick={onDismiss} /> : <CallBarControls {...props} />}
      </div>
    </section>
  );
}

/** When the bar goes while one of its buttons has the focus, the page is where to go on. */
function useGiveFocusToPage(bar: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    const element = bar.current;
    return () => {
      if (element?.contains(document.activeElement))
        document.getElementById('main')?.focus({ preventScroll: true });
    };
  }, [bar]);
}
