import { describe, expect, it } from 'vitest';
import { answerRows } from './answerRows.ts';
import type { AnswerSource } from './chat.ts';

const source = (
  ref: string,
  ids: readonly string[],
  table: AnswerSource['table'] = 'payment_history',
): AnswerSource => ({ ref, table, ids });

describe('the payments behind an answer', () => {
  it('are those of its figure, with the figure as it is written [A67]', () => {
    expect(answerRows('You paid [**$87.00**](#s1) in all.', [source('s1', ['a', 'b'])])).toEqual({
      ids: ['a', 'b'],
      figures: ['$87.00'],
    });
  });

  it('are those of all its figures, each once, in the order of the figures [A67]', () => {
    const sources = [source('s1', ['b']), source('s2', ['a', 'b']), source('s3', ['c'])];
    expect(answerRows('[$1](#s2) and [$2](#s1)', sources)).toEqual({
      ids: ['a', 'b'],
      figures: ['$1', '$2'],
    });
    expect(answerRows('- [$1](#s2)\n- [$2](#s1)\n- [$3](#s3)', sources)).toEqual({
      ids: ['a', 'b', 'c'],
      figures: ['$1', '$2', '$3'],
    });
  });

  it('are none where a figure has no source, or one of the plan or the profile [A67]', () => {
    expect(answerRows('You paid [$87.00](#s1).')).toBeUndefined();
    expect(answerRows('You paid $87.00.', [source('s1', ['a'])])).toBeUndefined();
    expect(answerRows('[$87.00](https://example.com/#s1)', [source('s1', ['a'])])).toBeUndefined();
    expect(
      answerRows('On [Pro](#s1), as [Ada](#s2).', [
        source('s1', ['a'], 'billing_info'),
        source('s2', ['a'], 'profiles'),
      ]),
    ).toBeUndefined();
  });

  it('are as many as can be read at once [A67]', () => {
    const ids = (of: string) => Array.from({ length: 400 }, (_, i) => `${of}${i}`);
    const rows = answerRows('[$1](#s1) [$2](#s2)', [source('s1', ids('a')), source('s2', ids('b'))]);
    expect(rows?.ids).toHaveLength(500);
  });
});
