import * as styles from './Captions.css.ts';

export interface CaptionLine {
  /** Unique and constant while the line grows. */
  id: number;
  /** Who speaks: 'You' or 'Agent'. */
  from: 'user' | 'assistant';
  /** All that was said so far. */
  text: string;
  /** Still being said. */
  partial: boolean;
}

export interface CaptionsProps {
  /** In the order in which they were said; what no longer fits is scrolled back to. */
  lines: readonly CaptionLine[];
}

/** The arrow keys scroll what has the focus. */
const focusable = 0;

/** What is being said, the newest at the bottom. Not announced: the conversation's log is the record. */
export function Captions({ lines }: CaptionsProps) {
  return (
    <section className={styles.box} aria-label="Captions" aria-live="off" tabIndex={focusable}>
      <ul className={styles.lines}>
        {lines.map(({ id, from, text, partial }) => (
          <li key={id} className={styles.line}>
            <span className={styles.speaker}>{from === 'user' ? 'You' : 'Agent'}</span>
            <span dir="auto" className={partial ? styles.partial : undefined}>
              {text}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
