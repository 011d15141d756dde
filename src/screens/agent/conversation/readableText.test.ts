import { describe, expect, it } from 'vitest';
import { readableText, withoutPageLinks } from './readableText.ts';

describe('the text of an answer for a copy', () => {
  it.each([
    ['a figure', 'You paid [**$87.00**](#s1) in all.', 'You paid $87.00 in all.'],
    ['an offer', '- [What does Pro cost?](#ask)', '- What does Pro cost?'],
    ['a link to nowhere', '[up](#top)', 'up'],
    ['brackets in the words', '[a \\[b\\] c](#s1) and [d [e]](#s2)', 'a [b] c and d [e]'],
    ['strong words', 'On **Pro**, *today*, **[x](#s1)**', 'On Pro, today, x'],
    ['signs that were escaped', '5 \\* 3 \\_ \\$2 \\# C:\\dir', '5 * 3 _ $2 # C:\\dir'],
    ['signs that are no format', '2 * 3 * 4 ** 5, a_b_c', '2 * 3 * 4 ** 5, a_b_c'],
    ['a list with stars', '* one\n* two *x*', '* one\n* two x'],
    ['a web address', '[the guide](https://example.com/a)', '[the guide](https://example.com/a)'],
    [
      'code in a line',
      'Call `[a](#s1) **b**`, or ``c ` [d](#s2)``',
      'Call `[a](#s1) **b**`, or ``c ` [d](#s2)``',
    ],
    ['a backtick alone', 'a ` b [c](#s1)', 'a ` b c'],
    ['a code block', '```js\n[a](#s1)\n**b**\n```\n[c](#s2)', '```js\n[a](#s1)\n**b**\n```\nc'],
    ['a code block without an end', '~~~\n[a](#s1)', '~~~\n[a](#s1)'],
    [
      'a table',
      '| Date | Sum |\n|---|--:|\n| May 1 | [$29.00](#s1) |',
      '| Date | Sum |\n|---|--:|\n| May 1 | $29.00 |',
    ],
    ['nothing', '', ''],
  ])('has only what a person reads of %s [A94]', (_what, text, read) => {
    expect(readableText(text)).toBe(read);
  });

  it('keeps the formats for a file of Markdown, without the links of the page [A94]', () => {
    expect(withoutPageLinks('On [**Pro**](#s1), \\*really\\*: `[a](#s2)`')).toBe(
      'On **Pro**, \\*really\\*: `[a](#s2)`',
    );
  });

  it.each([
    ['brackets', '['.repeat(50_000)],
    ['links without an end', '[a](#'.repeat(20_000)],
    ['stars', '*a'.repeat(50_000)],
    ['backticks', Array.from({ length: 400 }, (_, i) => '`'.repeat(i + 1)).join(' ')],
  ])('is there at once for many %s [A94]', (_what, text) => {
    const began = performance.now();
    readableText(text);
    expect(performance.now() - began).toBeLessThan(1000);
  });
});
