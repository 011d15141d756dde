import { useLabels } from '../../primitives/LabelsProvider/LabelsProvider.tsx';
import * as styles from './AgentPanel.css.ts';
import { words } from './AgentPanel.words.ts';

export interface SuggestionChipsProps {
  /** Two or three questions, each asked by a press. */
  questions: readonly string[];
  /** The language of the questions, such as 'en', where it differs from the page's. */
  lang?: string | undefined;
  /** One of them was pressed. */
  onAsk: (question: string) => void;
}

/** What one might ask now. */
export const SuggestionChips = ({ questions, lang, onAsk }: SuggestionChipsProps) => (
  <ul className={styles.chips} aria-label={useLabels('AgentPanel', words).suggestions}>
    {questions.map((question) => (
      <li key={question}>
        <button type="button" className={styles.chip} lang={lang} dir="auto" onClick={() => onAsk(question)}>
          {question}
        </button>
      </li>
    ))}
  </ul>
);
