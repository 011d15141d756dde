import type { ReactNode } from 'react';
import Renderer, { type Components, type Options } from 'react-markdown';
import { linkNote, linkTarget } from './linkTarget.ts';
import { root } from './Markdown.css.ts';

export interface MarkdownProps {
  /** Untrusted. HTML in it is shown as the text it is. */
  text: string;
}

interface Words {
  value?: string;
  children?: readonly Words[];
}

const wordsOf = ({ value = '', children = [] }: Words): string => value + children.map(wordsOf).join('');

/** A heading in a message must not enter the page's outline. */
const paragraph = ({ children }: { children?: ReactNode }) => (
  <p>
    <strong>{children}</strong>
  </p>
);

const components: Components = {
  a({ node, href, children }) {
    if (!href) return <span>{children}</span>;
    const note = linkNote(wordsOf((node ?? {}) as Words), href);
    return (
      <a href={href} target="_blank" rel="noopener noreferrer nofollow">
        {/* Isolated: what turns the direction of the words must not turn that of the host. */}
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
  // A picture from elsewhere would tell its server who reads this.
  img: ({ alt }) => <span>{alt}</span>,
  h1: paragraph,
  h2: paragraph,
  h3: paragraph,
  h4: paragraph,
  h5: paragraph,
  h6: paragraph,
};

export interface RenderedProps extends MarkdownProps {
  plugins?: Options['rehypePlugins'];
  /** Besides, or instead of, those of all Markdown. */
  components?: Components;
}

/** The blocks alone: they stand in what has the styles of Markdown. */
export function Rendered({ text, plugins, components: more }: RenderedProps) {
  return (
    <Renderer
      components={more ? { ...components, ...more } : components}
      rehypePlugins={plugins}
      urlTransform={linkTarget}
    >
      {text}
    </Renderer>
  );
}

export function Markdown({ text }: MarkdownProps) {
  return (
    <div className={root} dir="auto">
      <Rendered text={text} />
    </div>
  );
}

/** For `lazy`. */
export default Markdown;
