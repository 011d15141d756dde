import { describe, expect, it } from 'vitest';
import { quote } from './figures.ts';

describe('what people typed is text', () => {
  it.each([
    ['Ada *Lovelace*', 'Ada \\*Lovelace\\*'],
    ['[click](https://evil.example)', '\\[click\\]\\(https\u200b://evil.example\\)'],
    ['line\nbreak\u202e', 'line break'],
    ['1. first', '1\\. first'],
    ['- item', '\\- item'],
    ['<img src=x>', '\\<img src=x\\>'],
    ['x'.repeat(200), `${'x'.repeat(80)}…`],
    ['👩‍💻'.repeat(50), expect.stringMatching(/…$/)],
  ])('%s is never Markdown, and never long [A2]', (text, quoted) => expect(quote(text)).toEqual(quoted));
});
