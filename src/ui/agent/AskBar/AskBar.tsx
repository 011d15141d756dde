import { Mic } from 'lucide-react';
import { iconSlot } from '../../theme/icon.css.ts';
import { useLabels } from '../../primitives/LabelsProvider/LabelsProvider.tsx';
import * as styles from './AskBar.css.ts';
import { words } from './AskBar.words.ts';

export interface AskBarProps {
  /** What was typed and not sent, which stands in the place of 'Ask about your account…'. */
  draft?: string | undefined;
  /** The field was pressed: open the agent, and put the focus into its field. */
  onAsk: () => void;
  /** The microphone was pressed: open the voice chat. Without it there is no microphone. */
  onTalk?: (() => void) | undefined;
  /** A pointer, a finger or the focus is on one of the two: load what they open. Called again each time. */
  onPreload?: (() => void) | undefined;
}

/** The way to the agent in thumb's reach, for windows without its column. It is no field: the real one opens above it. */
export function AskBar({ draft, onAsk, onTalk, onPreload }: AskBarProps) {
  const labels = useLabels('AskBar', words);
  const preload = { onPointerEnter: onPreload, onTouchStart: onPreload, onFocus: onPreload };
  return (
    <div className={styles.bar}>
      <button type="button" className={styles.ask} aria-haspopup="dialog" {...preload} onClick={onAsk}>
        {draft?.trim() ? (
          <span className={styles.draft} dir="auto">
            {draft}
          </span>
        ) : (
          labels.ask
        )}
      </button>
      {onTalk && (
        <button
          type="button"
          className={styles.talk}
          aria-label={labels.talk}
          aria-haspopup="dialog"
          {...preload}
          onClick={onTalk}
        >
          <span className={iconSlot}>
            <Mic aria-hidden />
          </span>
        </button>
      )}
    </div>
  );
}
