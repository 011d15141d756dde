import { useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { Grown } from './StreamedWords.tsx';
import { growth, type TextSource } from './streamingText.ts';

export interface GrowingMarkdownProps {
  /** Untrusted, as in Markdown. Keep it constant: its text grows by its end. */
  source: TextSource;
}

/** Looks at every moment as Markdown would, and costs as much as what is new. */
export function GrowingMarkdown({ source }: GrowingMarkdownProps) {
  const [{ get, subscribe, hold, write }] = useState(() => growth(source));
  const read = useSyncExternalStore(subscribe, get);
  const [end] = useState(<wbr ref={hold} />);
  useLayoutEffect(write, [read, write]);
  return <Grown read={read} end={end} />;
}
