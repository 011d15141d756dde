import * as styles from './AgentPanel.css.ts';

export interface SuggestionChipsProps {
  /** Two or three questions, each asked by a press. */
  questions: readonly string[];
  /** One of them was pressed. */
  onAsk: (question: string) => void;
}

/** What one might ask now. */
export const SuggestionChips = ({ questions, onAsk }: SuggestionChipsProps) => (
  <ul className={styles.chips} aria-label="Suggestions">
    {questions.map((question) => (
      <li key={question}>
        <button type="button" className={styles.chip} onClick={() => onAsk(question)}>
          {question}
        </button>
      </li>
    ))}
  </ul>
);
