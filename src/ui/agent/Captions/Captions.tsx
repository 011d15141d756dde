import { useLabels } from '../../primitives/LabelsProvider/LabelsProvider.tsx';
import * as styles from './Captions.css.ts';
import { words } from './Captions.words.ts';

export interface CaptionLine {
  /** Unique among the lines, and constant while this line is still being spoken. */
  id: number;
  /** Who speaks; shown as 'You' or 'Agent'. */
  from: 'user' | 'assistant';
  /** Everything recognised so far in this line. */
  text: string;
  /** The line is still being spoken, and its text may change. */
  partial: boolean;
}

export interface CaptionsProps {
  /** In the order in which they were spoken. Lines that no longer fit can be scrolled back to. */
  lines: readonly CaptionLine[];
  /** The agent has no voice here: a screen reader reads each of its lines, once it is complete. */
  announced?: boolean | undefined;
}

/** A tabIndex that lets the keyboard focus the box, so that the arrow keys can scroll it. */
const focusableByKeyboard = 0;

/** What is being said, the newest line at the bottom. It is a live region only where nobody hears the words. */
export function Captions({ lines, announced }: CaptionsProps) {
  const labels = useLabels('Captions', words);
  return (
    <section
      className={styles.box}
      aria-label={labels.captions}
      aria-live={announced ? 'polite' : 'off'}
      tabIndex={focusableByKeyboard}
    >
      <ul className={styles.lines}>
        {lines.map(({ id, from, text, partial }) => (
          // A complete line is a new element: only what is added to a live region is read.
          <li
            key={`${id}${announced && partial}`}
            className={styles.line}
            aria-live={partial || from === 'user' ? 'off' : undefined}
          >
            <span className={styles.speaker}>{labels[from]}</span>
            <span dir="auto" className={partial ? styles.partial : undefined}>
              {text}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
