import { memo } from 'react';
import { root } from './Markdown.css.ts';
import { MarkdownBlock, OffersContext, type MarkdownProps } from './Markdown.tsx';
import { splitIntoBlocks } from './streamingBlocks.ts';

export interface StreamingMarkdownProps {
  /** Untrusted, as in Markdown. It grows at its end; give the component another `key` for another text. */
  text: string;
  /** As in Markdown. */
  offers?: MarkdownProps['offers'] | undefined;
}

const Block = memo(MarkdownBlock);

/** Looks like Markdown of the same text at every moment, but parses only the last block again when the text grows. */
export const StreamingMarkdown = ({ text, offers }: StreamingMarkdownProps) => (
  <OffersContext value={offers}>
    <div className={root} dir="auto">
      {splitIntoBlocks(text).map((block, i) => (
        // Blocks are only ever added at the end, or joined into one, so that their index identifies them.
        <Block key={`block-${i}`} text={block} />
      ))}
    </div>
  </OffersContext>
);
