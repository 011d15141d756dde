import { useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { StreamedWords } from './StreamedWords.tsx';
import { streamingText, type TextSource } from './streamingText.ts';

export interface StreamingMarkdownProps {
  /** Untrusted, as in Markdown. Keep it constant: its text grows by its end. */
  source: TextSource;
}

/** Looks at every moment as Markdown would, and costs as much as what is new. */
export function StreamingMarkdown({ source }: StreamingMarkdownProps) {
  const [{ get, subscribe, hold, write }] = useState(() => streamingText(source));
  const read = useSyncExternalStore(subscribe, get);
  const [end] = useState(<wbr ref={hold} />);
  useLayoutEffect(write, [read, write]);
  return <StreamedWords read={read} end={end} />;
}
