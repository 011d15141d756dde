import type { ReactNode } from 'react';
import Renderer, { type Components } from 'react-markdown';
import { linkNote, linkTarget } from './linkTarget.ts';
import { root } from './Markdown.css.ts';

export interface MarkdownProps {
  /** Untrusted. HTML in it is shown as text. */
  text: string;
}

/** The parts of a parsed node that are read here. */
interface TextNode {
  value?: string;
  children?: readonly TextNode[];
}

const textOf = ({ value = '', children = [] }: TextNode): string => value + children.map(textOf).join('');

/** Stands in for headings, because a heading in a message must not enter the page's outline. */
const boldParagraph = ({ children }: { children?: ReactNode }) => (
  <p>
    <strong>{children}</strong>
  </p>
);

const components: Components = {
  a({ node, href, children }) {
    if (!href) return <span>{children}</span>;
    const note = linkNote(textOf((node ?? {}) as TextNode), href);
    return (
      <a href={href} target="_blank" rel="noopener noreferrer nofollow">
        {/* Isolated, because a right-to-left override in the words must not reverse the host after them. */}
        <bdi>{children}</bdi>
        {note && (
          <>
            {' ('}
            <bdi dir="ltr">{note}</bdi>)
          </>
        )}
      </a>
    );
  },
  // Fetching a picture would tell its server that somebody reads this, and from where.
  img: ({ alt }) => <span>{alt}</span>,
  h1: boldParagraph,
  h2: boldParagraph,
  h3: boldParagraph,
  h4: boldParagraph,
  h5: boldParagraph,
  h6: boldParagraph,
};

/** The blocks of a text, without the element that styles them. */
export const MarkdownBlocks = ({ text }: MarkdownProps) => (
  <Renderer components={components} urlTransform={linkTarget}>
    {text}
  </Renderer>
);

/** A text by a language model or a person, drawn as paragraphs, lists, code, quotations and links. */
export const Markdown = ({ text }: MarkdownProps) => (
  <div className={root} dir="auto">
    <MarkdownBlocks text={text} />
  </div>
);
