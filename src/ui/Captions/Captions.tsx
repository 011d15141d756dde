import * as styles from './Captions.css.ts';

export interface CaptionLine {
  id: number;
  from: 'user' | 'assistant';
  text: string;
  /** Still being said. */
  partial: boolean;
}

/** What is being said, the newest at the bottom. Not announced: the conversation's log is the record. */
export function Captions({ lines }: { lines: readonly CaptionLine[] }) {
  return (
    <section className={styles.box} aria-label="Captions" aria-live="off">
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
