import { createContext, useContext, type ReactNode } from 'react';
import Renderer, { type Components } from 'react-markdown';
import { visuallyHidden } from '../../theme/visuallyHidden.css.ts';
import { TextButton } from '../TextButton/TextButton.tsx';
import { figureRef, linkNote, linkOrFigure, offerAddress } from './linkTarget.ts';
import { offer, root } from './Markdown.css.ts';
import { MarkdownTable } from './MarkdownTable.tsx';
import { splitIntoBlocks } from './streamingBlocks.ts';
import { findTable } from './tables.ts';

/** What a figure of the text can show, such as the payments that were added up. */
export interface Figure {
  /** What pressing it does; read after the figure: 'show these payments'. */
  action: string;
  /** Called with the figure's words, such as '$87.00'. */
  onOpen: (words: string) => void;
}

/** What becomes of the offers of a text, such as `[What does Pro cost?](#ask)`. */
export interface Offers {
  /** One was pressed. Called with its words, which are not blank. */
  onAsk: (words: string) => void;
  /** Nothing can be asked just now: they stay where they are, and a press does nothing. */
  disabled: boolean;
}

export interface MarkdownProps {
  /** Untrusted. HTML in it is shown as text. */
  text: string;
  /** Finds what the link `[$87.00](#s1)` shows, by its ref 's1'. A link without such a figure is plain words. */
  figureOf?: ((ref: string) => Figure | undefined) | undefined;
  /** Makes the links to `#ask` buttons. Without it they are plain words. */
  offers?: Offers | undefined;
}

const FigureContext = createContext<MarkdownProps['figureOf']>(undefined);
/** The offers of the text around. A link to `#ask` in it is a button where they are given. */
export const OffersContext = createContext<Offers | undefined>(undefined);

/** The parts of a parsed node that are read here. */
interface TextNode {
  value?: string | undefined;
  children?: readonly TextNode[] | undefined;
}

const textOf = ({ value = '', children = [] }: TextNode): string => value + children.map(textOf).join('');

/** Stands in for headings, because a heading in a message must not enter the page's outline. */
const boldParagraph = ({ children }: { children?: ReactNode }) => (
  <p>
    <strong>{children}</strong>
  </p>
);

interface LinkProps {
  /** What the words say, without their formats. */
  words: string;
  href: string | undefined;
  children: ReactNode;
}

function Link({ words, href = '', children }: LinkProps) {
  const ref = figureRef(href);
  const figure = useContext(FigureContext)?.(ref);
  if (figure && words.trim())
    return (
      <TextButton data-printed onClick={() => figure.onOpen(words)}>
        {children}
        <span className={visuallyHidden}> {figure.action}</span>
      </TextButton>
    );
  if (href === offerAddress) return <Offer words={words.trim()}>{children}</Offer>;
  if (!href || ref) return <span>{children}</span>;
  const note = linkNote(words, href);
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
}

/** `aria-disabled` and not `disabled`: the button that was pressed keeps the focus while its answer is on its way. */
function Offer({ words, children }: Pick<LinkProps, 'words' | 'children'>) {
  const offers = useContext(OffersContext);
  if (!offers || !words) return <span>{children}</span>;
  return (
    <button
      type="button"
      className={offer}
      aria-disabled={offers.disabled}
      onClick={() => offers.disabled || offers.onAsk(words)}
    >
      {children}
    </button>
  );
}

const components: Components = {
  a: ({ node, href, children }) => (
    <Link words={textOf((node ?? {}) as TextNode)} href={href}>
      {children}
    </Link>
  ),
  // Fetching a picture would tell its server that somebody reads this, and from where.
  img: ({ alt }) => <span>{alt}</span>,
  h1: boldParagraph,
  h2: boldParagraph,
  h3: boldParagraph,
  h4: boldParagraph,
  h5: boldParagraph,
  h6: boldParagraph,
};

/** What a cell of a table may hold; of everything else its words are left. */
const inCells = ['a', 'code', 'em', 'strong', 'img'];

const formatCell = (text: string) => (
  <Renderer components={components} urlTransform={linkOrFigure} allowedElements={inCells} unwrapDisallowed>
    {text}
  </Renderer>
);

/** One block of a text, as `splitIntoBlocks` returns it, or a text without tables. */
export function MarkdownBlock({ text }: Pick<MarkdownProps, 'text'>) {
  const found = findTable(text);
  if (!found)
    return (
      <Renderer components={components} urlTransform={linkOrFigure}>
        {text}
      </Renderer>
    );
  const { before, after, ...table } = found;
  return (
    <>
      {before && <MarkdownBlock text={before} />}
      <MarkdownTable {...table} formatCell={formatCell} />
      {after.trim() && <MarkdownBlock text={after} />}
    </>
  );
}

/** A text with tables is drawn block by block: only there it is certain that a table is one. */
function blocksOf(text: string): readonly string[] {
  const blocks = splitIntoBlocks(text);
  return blocks.some(findTable) ? blocks : [text];
}

/** A text by a language model or a person, drawn as paragraphs, lists, tables, code, quotations and links. */
export const Markdown = ({ text, figureOf, offers }: MarkdownProps) => (
  <FigureContext value={figureOf}>
    <OffersContext value={offers}>
      <div className={root} dir="auto">
        {blocksOf(text).map((block, i) => (
          <MarkdownBlock key={`block-${i}`} text={block} />
        ))}
      </div>
    </OffersContext>
  </FigureContext>
);
