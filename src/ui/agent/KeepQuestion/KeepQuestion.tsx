import { useId, useRef } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { useLabels } from '../../primitives/LabelsProvider/LabelsProvider.tsx';
import * as styles from './KeepQuestion.css.ts';
import { words } from './KeepQuestion.words.ts';

export interface KeepQuestionProps {
  /** `not-needed`: the user agreed, and nothing was kept all the same. `declined`: the user has just said no. */
  state: 'asked' | 'sending' | 'failed' | 'kept' | 'not-needed' | 'declined';
  /** The user agrees, or tries again after a failure. */
  onYes: () => void;
  /** The user does not want it. */
  onNo: () => void;
}

/** A tabIndex for an element that is focused by code only: the question, when its buttons disappear. */
const focusableByCode = -1;

/** Beneath an answer that refused a question: whether that question may be kept, and what became of it. */
export function KeepQuestion({ state, onYes, onNo }: KeepQuestionProps) {
  const labels = useLabels('KeepQuestion', words);
  const wordsId = useId();
  const place = useRef<HTMLDivElement>(null);
  const isOver = state === 'kept' || state === 'not-needed' || state === 'declined';

  /** The pressed button disappears with the question, so the focus moves to the place first. */
  function answer(then: () => void) {
    place.current?.focus({ preventScroll: true });
    then();
  }

  return (
    <div
      ref={place}
      role="group"
      aria-labelledby={wordsId}
      aria-busy={state === 'sending'}
      tabIndex={focusableByCode}
      className={styles.question}
    >
      <Text id={wordsId} size="small" tone="muted">
        {isOver ? labels[state] : labels.question}
      </Text>
      {state === 'failed' && (
        <Text size="small" tone="critical">
          {labels.failed}
        </Text>
      )}
      {!isOver && (
        // While it is on its way, the button that will disappear takes no focus with it.
        <div className={styles.answers} inert={state === 'sending'}>
          <Button loading={state === 'sending'} onClick={() => answer(onYes)}>
            {state === 'failed' ? labels.retry : labels.yes}
          </Button>
          {state !== 'sending' && <Button onClick={() => answer(onNo)}>{labels.no}</Button>}
        </div>
      )}
    </div>
  );
}
