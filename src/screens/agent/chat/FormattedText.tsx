import { Suspense, useContext } from 'react';
import type { AnswerSource } from '../../../services/chat.ts';
import { SilencedUntilLive } from '../../../ui/agent/ChatLog/SilencedUntilLive.tsx';
import { lazyWithPreload } from '../../../ui/lazyWithPreload.tsx';
import { ShowSourceContext } from '../conversation/figures.ts';
import { OffersContext } from '../conversation/offers.ts';

export interface FormattedTextProps {
  /** Markdown of the agent. */
  text: string;
  /** The text still grows. */
  streaming?: boolean;
  /** The rows behind the figures of the text. They are there once the reply is complete. */
  sources?: readonly AnswerSource[] | undefined;
}

/**
 * The words of links and of what is bold, without the marks around them. `markdownToText` knows more of them, and would come with every
 * chat: this is read for a moment only.
 */
const withoutMarks = (markdown: string) =>
  markdown.replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1').replace(/\*\*([^*\n]+)\*\*/g, '$1');

/** What a copy of an answer needs. It comes with the renderers: browsers copy only what is there soon after the press. */
export const loadReadableText = () => import('../conversation/readableText.ts');

/** Both renderers come together: a reply that has just ended must not wait for the other one. */
const LazyMarkdown = lazyWithPreload(async () => {
  const [markdown, streamingMarkdown, figures] = await Promise.all([
    import('../../../ui/primitives/Markdown/Markdown.tsx'),
    import('../../../ui/primitives/Markdown/StreamingMarkdown.tsx'),
    import('../conversation/sourceAction.ts'),
    loadReadableText(),
  ]).catch(() => []);
  const useAction = figures?.useSourceAction ?? (() => () => '');
  return function Formatted({ text, streaming, sources }: FormattedTextProps) {
    const actionOf = useAction();
    const show = useContext(ShowSourceContext);
    const offers = useContext(OffersContext);
    // The code could not be fetched: the text can be read without formats too.
    if (!markdown || !streamingMarkdown) return withoutMarks(text);
    return streaming ? (
      <streamingMarkdown.StreamingMarkdown text={text} offers={offers} />
    ) : (
      <markdown.Markdown
        text={text}
        offers={offers}
        figureOf={(ref) => {
          const source = show && sources?.find((each) => each.ref === ref);
          return source && { action: actionOf(source), onOpen: (words) => show(source, words) };
        }}
      />
    );
  };
});

/** The plain text, until the code that formats it has loaded. Only one of the two is read out. */
export const FormattedText = (props: FormattedTextProps) => (
  <SilencedUntilLive>
    <Suspense fallback={<span aria-live="off">{withoutMarks(props.text)}</span>}>
      <LazyMarkdown {...props} />
    </Suspense>
  </SilencedUntilLive>
);
