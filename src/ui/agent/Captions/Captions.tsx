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
}

/** A tabIndex that lets the keyboard focus the box, so that the arrow keys can scroll it. */
const focusableByKeyboard = 0;

/** What is being said, the newest line at the bottom. It is not a live region: the user already hears the words. */
export function Captions({ lines }: CaptionsProps) {
  const labels = useLabels('Captions', words);
  return (
    <section
      className={styles.box}
      aria-label={labels.captions}
      aria-live="off"
      tabIndex={focusableByKeyboard}
    >
      <ul className={styles.lines}>
        {lines.map(({ id, from, text, partial }) => (
          <li key={id} className={styles.line}>
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
