import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Markdown } from '../src/ui/primitives/Markdown/Markdown.tsx';
import { splitIntoBlocks } from '../src/ui/primitives/Markdown/streamingBlocks.ts';
import { StreamingMarkdown } from '../src/ui/primitives/Markdown/StreamingMarkdown.tsx';

// This test stands in scripts/ because src/ui may not import react-dom/server.
const seed = 20_260_109;
const runs = 40;

/** Characters that mean something in Markdown, and words around them. */
const pieces = [
  [
    'word',
    'two words',
    ' ',
    ' ',
    '\n',
    '\n\n',
    '\n\n\n',
    '  \n',
    '    ',
    '\n    ',
    '\t',
    '\r\n',
    'é',
    'שלום',
    '👋',
  ],
  ['1', '2.', '.', ',', '!', ':', '"', "'", '|', '~', '&', '&amp', ';', '\\', 'https://example.com'],
  [
    '*',
    '**',
    '_',
    '__',
    '***',
    '`',
    '```',
    '\n```\n',
    '\n````js\n',
    '\n~~~\n',
    '# ',
    '\n## ',
    ' #',
    '\n---\n',
    '\n===\n',
  ],
  ['- ', '\n- ', '\n\n- ', '\n1. ', '\n\n2) ', '\n  - ', '\n    - ', '> ', '\n> ', '\n\n> ', '\n> - '],
  ['[', ']', '](', ')', '[a]: ', '\n[a]: ', '![', '[a]', '<', '>', '<b>', '<div>', '\n<!-- ', '-->', '<pre>'],
].flat();
const text = fc.array(fc.constantFrom(...pieces), { maxLength: 30, size: 'max' });

/** White space between blocks and at their ends is not visible, so that it is left out of the comparison. */
const visible = (markup: string) =>
  markup
    .split(/(<pre>.*?<\/pre>)/s)
    .map((part, i) =>
      i % 2
        ? part.replace(/\s+(?=<\/code>)/, '')
        : part
            .replaceAll(/\s+/g, ' ')
            .replaceAll(/ ?(<\/?(?:div|p|[uo]l|li|blockquote|hr|br)\b[^>]*>|<\/strong><\/p>|$|^) ?/g, '$1'),
    )
    .join('');
const asWhole = (text: string) => visible(renderToStaticMarkup(<Markdown text={text} />));
const asStreamed = (text: string) => visible(renderToStaticMarkup(<StreamingMarkdown text={text} />));

/** The moments at which a text that grows by these pieces does not look like its Markdown. */
function differences(pieces: Iterable<string>) {
  let text = '';
  return Array.from(pieces, (piece) => {
    text += piece;
    return asStreamed(text) === asWhole(text) ? [] : [text];
  }).flat();
}

const answers = [
  'Words *so* **strong**, a_b_c, _d_e and **f.**g, 2 * 3 * 4.',
  'See `code a`, [our guide](https://example.com "A guide") and <https://example.com> &amp; more!',
  '1. One\n2. Two words\n\n   still two\n\n- a\n  - b c\n\nAfter\n===\n\n> quoted words\nlazy words',
  'A\n\n```js\nconst a = 1;\n\nconst b = 2;\n```\n\n1\\. No list\n\n# Head words #\n\n---\nEnd',
];

/** Texts in which a block could end too early or too late, which random texts seldom contain. */
const corners = [
  'Wait\\. So\\-so',
  'Nul \0 byte',
  'One\r- two',
  'One\r```\n\ntwo',
  '~~~js\ncode\n\nmore\n~~~',
  '  ```\na\n\nb\n  ```',
  '```a`b\n\n```\nc\n\nd\n```',
  '````\n~~~\n\na\n```\n\nb\n````',
  '```\na\n    ```\n\nb\n```',
  '- a\n  ```\n  b\n\nAfter\n\n```\nc\n\nd\n```',
  '> ```\n> a\n\nAfter\n\n```\nb\n\nc\n```',
  'See [it].\n\n[it]: https://example.com/a',
  'See [it].\n\n> - [it]: https://example.com/a',
  '<!-- a\n\nb -->',
  '1) a\n\n2) b',
  '- a\n\n-\n\n- b',
  ' - a\n\n- b',
  '    code\n\n2) two',
  '\tcode\n\n2) two',
  '>     code\n\n2) two',
  '- a\n\nAfter\n\n    code\n\n2) two',
];

describe('StreamingMarkdown', () => {
  it.each([...answers, ...corners])('looks like Markdown after every letter of %j [R6]', (answer) => {
    expect(differences(answer)).toEqual([]);
  });

  it('looks like Markdown after every piece of a random text [R6]', () => {
    fc.assert(
      fc.property(text, (pieces) => {
        expect(differences(pieces)).toEqual([]);
      }),
      { seed, numRuns: runs },
    );
  });

  it('parses only the last block of a growing text again [R6]', () => {
    const answer = 'You are on **Pro**.\n\n- Billing, on the first\n- Support\n\n```\na\n\nb\n```\n\nEnd';
    let before: readonly string[] = [''];
    for (let end = 1; end <= answer.length; end++) {
      const blocks = splitIntoBlocks(answer.slice(0, end));
      expect(blocks.slice(0, before.length - 1)).toEqual(before.slice(0, -1));
      before = blocks;
    }
    expect(before).toHaveLength(4);
    expect(splitIntoBlocks('- a\n\n    b\n\nAfter')).toHaveLength(2);
  });
});
