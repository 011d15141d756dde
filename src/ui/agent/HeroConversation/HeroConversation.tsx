import { useState } from 'react';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import { AgentMark } from '../AgentMark/AgentMark.tsx';
import { useLabels } from '../../primitives/LabelsProvider/LabelsProvider.tsx';
import * as styles from './HeroConversation.css.ts';
import { type Exchange, HeroExchange, wordCount } from './HeroExchange.tsx';
import { useTypedAnswer } from './useTypedAnswer.ts';
import { words as english } from './HeroConversation.words.ts';

export interface HeroConversationProps {
  /** The agent's name. */
  title: string;
  /** Two to four questions with their answers. The first one is answered from the beginning. */
  exchanges: readonly Exchange[];
  /** The language of the questions and answers, such as 'en', where it differs from the page's. */
  lang?: string | undefined;
}

const prefersAtOnce = (element: Element) =>
  getComputedStyle(element).getPropertyValue(styles.answerPace) === 'at-once';

/** A demonstration of the agent with scripted answers: it sends no request, and never changes its height. */
export function HeroConversation({ title, exchanges, lang }: HeroConversationProps) {
  const { index, words, asked, isDone, ask } = useTypedAnswer(exchanges.map(wordCount));
  const labels = useLabels('HeroConversation', english);
  const [isNear, setIsNear] = useState(false);
  const shown = exchanges[index];
  const state = isDone ? (isNear ? 'listening' : 'idle') : words === 0 ? 'thinking' : 'speaking';

  return (
    <div role="group" aria-label={labels.group} className={styles.panel}>
      <div className={styles.head}>
        <AgentMark state={state} />
        <div className={styles.name}>
          <p className={styles.title}>{title}</p>
          <p className={styles.note}>{labels[state === 'listening' ? 'idle' : state]}</p>
        </div>
        <Badge tone="neutral">{labels.example}</Badge>
      </div>
      <div className={styles.stage}>
        {/* All of them, unseen: the tallest one keeps the room that any of them needs, at each width and text size. */}
        {exchanges.map((exchange) => (
          <div key={exchange.question} className={styles.room} aria-hidden>
            <HeroExchange exchange={exchange} lang={lang} words={Infinity} />
          </div>
        ))}
        <div className={styles.shown}>
          {shown && <HeroExchange exchange={shown} lang={lang} words={words} asked={asked} />}
        </div>
      </div>
      <ul className={styles.questions} aria-label={labels.questions}>
        {exchanges.map(({ question }, at) => (
          <li key={question}>
            <button
              type="button"
              className={styles.question}
              lang={lang}
              dir="auto"
              onPointerEnter={() => setIsNear(true)}
              onPointerLeave={() => setIsNear(false)}
              onFocus={() => setIsNear(true)}
              onBlur={() => setIsNear(false)}
              onClick={({ currentTarget }) => ask(at, prefersAtOnce(currentTarget))}
            >
              {question}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
