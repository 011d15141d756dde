import type { ReactNode } from 'react';
import Renderer, { type Components } from 'react-markdown';
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

export function Markdown({ text }: MarkdownProps) {
  return (
    <div className={root} dir="auto">
      <Renderer components={components} urlTransform={(url) => (allowed.test(url) ? url : '')}>
        {text}
      </Renderer>
    </div>
  );
}

/** For `lazy`. */
export default Markdown;
