import { createContext, memo, type ReactNode, useContext, useMemo } from 'react';
import { blocksOf } from './streamingBlocks.ts';
import { root } from './Markdown.css.ts';
import { Rendered } from './Markdown.tsx';

const End = createContext<ReactNode>(null);

function AtEnd() {
  return useContext(End);
}

interface Node {
  type: string;
  tagName?: string;
  value?: string;
  properties?: object;
  children?: Node[];
}

const hold = new Set(['p', 'ul', 'ol', 'li', 'blockquote', 'pre', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6']);

/** Makes a place right behind the last word, however deep in lists and quotations that is. */
const endPlugin = () => (tree: Node) => {
  let node = tree;
  for (;;) {
    const last = node.children?.findLast(({ type, value }) => type !== 'text' || value?.trim());
    if (last?.type !== 'element') break;
    if (!hold.has(last.tagName ?? '') && node.tagName !== 'pre') break;
    node = last;
  }
  if (node.tagName === 'code')
    for (const text of node.children ?? []) if (text.value) text.value = text.value.trimEnd();
  // Beside the blocks words never go on, and even an empty place would take up a row.
  if (node === tree) return;
  // No Markdown makes such an element.
  node.children?.push({ type: 'element', tagName: 'wbr', properties: {}, children: [] });
};

const withEnd = { plugins: [endPlugin], components: { wbr: AtEnd } };

/** Memoised: what is settled is not read again. */
const Block = memo(function Block({ text, last }: { text: string; last: boolean }) {
  return <Rendered text={text} {...(last && withEnd)} />;
});

export interface StreamedWordsProps {
  /** To be read as Markdown. */
  read: string;
  /** Stands right behind its last word. */
  end: ReactNode;
}

export function StreamedWords({ read, end }: StreamedWordsProps) {
  const blocks = useMemo(() => blocksOf(read), [read]);
  return (
    <div className={root} dir="auto">
      <End value={end}>
        {blocks.map((block, i) => (
          // Blocks neither move nor go, but at the end.
          <Block key={`block-${i}`} text={block} last={i === blocks.length - 1} />
        ))}
      </End>
    </div>
  );
}
