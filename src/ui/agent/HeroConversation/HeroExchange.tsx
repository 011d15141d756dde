import { Fragment } from 'react';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import { visuallyHidden } from '../../theme/visuallyHidden.css.ts';
import { ChatBubble } from '../ChatBubble/ChatBubble.tsx';
import { useLabels } from '../../primitives/LabelsProvider/LabelsProvider.tsx';
import * as styles from './HeroConversation.css.ts';
import { words as english } from './HeroConversation.words.ts';

/** A part of an answer. Parts are separated by spaces. */
export interface Phrase {
  text: string;
  /** Draws the part strong, for a figure. */
  strong?: boolean | undefined;
}

/** A question with its scripted answer. */
export interface Exchange {
  question: string;
  answer: readonly Phrase[];
  /** What the answer is about, shown as a row below it. */
  row: {
    title: string;
    note: string;
    badge?: { tone: 'positive' | 'caution'; text: string } | undefined;
    figure: string;
  };
}

export const wordCount = ({ answer }: Exchange) =>
  answer.reduce((count, { text }) => count + text.split(' ').length, 0);

/** The first words of an answer. */
function firstWords(answer: readonly Phrase[], count: number) {
  let left = count;
  return answer.map(({ text, strong }, index) => {
    const words = text.split(' ');
    const shown = words.slice(0, Math.max(left, 0)).join(' ');
    left -= words.length;
    return (
      shown && <Fragment key={text}>{[index > 0 && ' ', strong ? <b key="b">{shown}</b> : shown]}</Fragment>
    );
  });
}

export interface HeroExchangeProps {
  /** The question, its answer, and what it is about. */
  exchange: Exchange;
  /** The language of the question and the answer, where it differs from the page's. */
  lang?: string | undefined;
  /** How many words of the answer can be read: at 0 the agent thinks. */
  words: number;
  /** Changes with each question, so that the same answer is announced again. */
  asked?: number | undefined;
}

/** A question, its answer as far as it is typed, and what it is about. The answer is announced once, as a whole. */
export function HeroExchange({ exchange, lang, words, asked }: HeroExchangeProps) {
  const { question, answer, row } = exchange;
  const labels = useLabels('HeroConversation', english);
  const [before, after] = labels.answer.split('{answer}');
  const isDone = words >= wordCount(exchange);
  return (
    <>
      <ChatBubble from="user">
        <span lang={lang}>{question}</span>
      </ChatBubble>
      {/* While it is typed, a screen reader would read each word; it gets the whole answer below instead. */}
      <div aria-hidden>
        <ChatBubble from="assistant" state={isDone ? 'done' : 'streaming'}>
          {words > 0 && <span lang={lang}>{firstWords(answer, words)}</span>}
        </ChatBubble>
      </div>
      <div role="status" className={visuallyHidden}>
        {isDone && (
          <p key={asked}>
            {before}
            <span lang={lang}>{answer.map(({ text }) => text).join(' ')}</span>
            {after}
          </p>
        )}
      </div>
      {isDone && (
        <div className={styles.row}>
          <div className={styles.rowWords}>
            <p className={styles.rowTitle}>{row.title}</p>
            <p className={styles.note}>{row.note}</p>
          </div>
          {row.badge && <Badge tone={row.badge.tone}>{row.badge.text}</Badge>}
          <p className={styles.figure}>{row.figure}</p>
        </div>
      )}
    </>
  );
}
