import type { ReactNode } from 'react';
import Renderer, { type Components, type Options } from 'react-markdown';
import { root } from './Markdown.css.ts';

export interface MarkdownProps {
  /** Untrusted. HTML in it is shown as the text it is. */
  text: string;
}

const allowed = /^(https?:\/\/|mailto:)/i;
/** A heading in a message must not enter the page's outline. */
const paragraph = ({ children }: { children?: ReactNode }) => (
  <p>
    <strong>{children}</strong>
  </p>
);

const components: Components = {
  a: ({ href, children }) =>
    href ? (
      <a href={href} target="_blank" rel="noopener noreferrer nofollow">
        {children}
      </a>
    ) : (
      <span>{children}</span>
    ),
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
      urlTransform={(url) => (allowed.test(url) ? url : '')}
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
