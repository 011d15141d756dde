import { Suspense } from 'react';
import { SilencedUntilLive } from '../../../ui/agent/ChatLog/SilencedUntilLive.tsx';
import { lazyWithPreload } from '../../../ui/lazyWithPreload.tsx';

export interface FormattedTextProps {
  /** Markdown of the agent. */
  text: string;
  /** The text still grows. */
  streaming?: boolean;
}

/** Both renderers come together: a reply that has just ended must not wait for the other one. */
const LazyMarkdown = lazyWithPreload(async () => {
  const [markdown, streamingMarkdown] = await Promise.all([
    import('../../../ui/primitives/Markdown/Markdown.tsx'),
    import('../../../ui/primitives/Markdown/StreamingMarkdown.tsx'),
  ]).catch(() => []);
  return ({ text, streaming }: FormattedTextProps) => {
    // The code could not be fetched: the text can be read without formats too.
    if (!markdown || !streamingMarkdown) return text;
    return streaming ? (
      <streamingMarkdown.StreamingMarkdown text={text} />
    ) : (
      <markdown.Markdown text={text} />
    );
  };
});

/** The plain text, until the code that formats it has loaded. Only one of the two is read out. */
export const FormattedText = (props: FormattedTextProps) => (
  <SilencedUntilLive>
    <Suspense fallback={<span aria-live="off">{props.text}</span>}>
      <LazyMarkdown {...props} />
    </Suspense>
  </SilencedUntilLive>
);
