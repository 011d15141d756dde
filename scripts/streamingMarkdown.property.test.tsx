import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { StreamedWords } from '../src/ui/primitives/Markdown/StreamedWords.tsx';
import { blocksOf, readUntil } from '../src/ui/primitives/Markdown/streamingBlocks.ts';
import { Markdown } from '../src/ui/primitives/Markdown/Markdown.tsx';

/** Here, since src/ui may not import what renders without a browser. */
const seed = 20_260_109;
const runs = 40;

/** What Markdown gives a meaning to, and words around it. */
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

/** Blank space between blocks and at their ends has no meaning. */
const shown = (markup: string) =>
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
const whole = (markdown: string) => shown(renderToStaticMarkup(<Markdown text={markdown} />));

/** Grows piece by piece, and tells where it did not look as its Markdown does. */
function differences(grown: Iterable<string>) {
  let now = '';
  let read = '';
  return Array.from(grown, (piece) => {
    now += piece;
    read = readUntil(now, read);
    const look = shown(renderToStaticMarkup(<StreamedWords read={read} end={now.slice(read.length)} />));
    return look === whole(now) && readUntil(now, read) === read ? [] : [now];
  }).flat();
}

const answers = [
  'Words *so* **strong**, a_b_c, _d_e and **f.**g, 2 * 3 * 4.',
  'See `code a`, [our guide](https://example.com "A guide") and <https://example.com> &amp; more!',
  '1. One\n2. Two words\n\n   still two\n\n- a\n  - b c\n\nAfter\n===\n\n> quoted words\nlazy words',
  'A\n\n```js\nconst a = 1;\n\nconst b = 2;\n```\n\n1\\. No list\n\n# Head words #\n\n---\nEnd',
];

/** Where blocks end, what reaches into others, and what changes words that are there: each is seldom found by chance. */
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

describe('a growing answer', () => {
  it.each([...answers, ...corners])('looks at every letter as its Markdown does: %j [R6]', (answer) => {
    expect(differences(answer)).toEqual([]);
  });

  it('looks at every moment as its Markdown does [R6]', () => {
    fc.assert(
      fc.property(text, (grown) => {
        expect(differences(grown)).toEqual([]);
      }),
      { seed, numRuns: runs },
    );
  });

  it('is read again only where something can have changed [R6]', () => {
    const answer = 'You are on **Pro** and pay $29 a month.\n\n- Billing, on the first';
    let read = '';
    const times = Array.from(answer, (_, i) => {
      const next = readUntil(answer.slice(0, i + 1), read);
      const again = next !== read;
      read = next;
      return again;
    }).filter(Boolean);
    expect(times.length).toBeLessThan(answer.length / 4);
    expect(blocksOf(answer)).toHaveLength(2);
    expect(blocksOf('- a\n\n    b\n\nAfter')).toHaveLength(2);
  });

  it.each([
    ['Plan B2', 'Plan B2 now', 'Plan B2'],
    ['', 'One word ', 'One word'],
    ['Some', 'Other words', 'Other words'],
  ])('read as %j and grown to %j, it is read as %j [R6]', (before, now, after) => {
    expect(readUntil(now, before)).toBe(after);
  });
});
