import { describe, expect, it } from 'vitest';
import { streamingMarkdownToText, markdownToText } from './markdownToText.ts';

describe('plainWords', () => {
  it.each([
    [
      '**Pro** costs $29:\n\n- API access\n- `code`\n\n[Read](https://x.test) on',
      'Pro costs $29: API access. code. Read on.',
    ],
    ['Hello \\<b\\>\\*you\\*!', 'Hello <b>*you*!'],
    ['# Plans\n> quoted\n```js\nx()\n```', 'Plans. quoted.'],
    ['', ''],
  ])('says %j [S8]', (markdown, words) => expect(markdownToText(markdown)).toBe(words));
});

describe('growingWords', () => {
  it.each([
    ['You are on **Pro', 'You are on Pro'],
    ['Plans:\n- Free\n- Pr', 'Plans: Free. Pr'],
    ['See [the pl', 'See the pl'],
    ['See [the plans](https://x.te', 'See the plans'],
    ['See [the plans](https://x.test) or', 'See the plans or'],
  ])('shows %j while it grows [S8]', (markdown, words) =>
    expect(streamingMarkdownToText(markdown)).toBe(words),
  );
});
