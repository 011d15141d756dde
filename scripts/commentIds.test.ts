import { expect, it } from 'vitest';
import { commentsLedByIds, sqlCommentsLedByIds } from './commentIds.ts';

const ids = new Set(['E7', 'K2', 'S4', 'S8', 'X1', 'X10']);
const linesFound = (source: string) =>
  commentsLedByIds('a.tsx', source, ids).map((found) => Number(/^a\.tsx:(\d+): /.exec(found)?.[1]));

it.each([
  ['/** E7, K2. */'],
  ['/** [S8] */'],
  ['/** S8: the dialog. */'],
  ["/** S4's margin, and a little. */"],
  ['/** X1–X10, letter for letter. */'],
  ['/**\n * K2, in ms.\n */'],
  ['// S8. Follows the events.'],
  ['const a = 1; // S8'],
  ['const a = { /* S8 */ };'],
  ['const a = <p>{/* [S8] The dialog. */}</p>;'],
])('a comment that begins with an id is found: %j', (source) => {
  expect(linesFound(source)).toEqual([1]);
});

it.each([
  ['/** The voice dialog. [S8] */'],
  ['/**\n * A sentence that fills its line to the end.\n * [S8]\n */'],
  ['// The timer goes on, as\n// S8 asks.'],
  ['/** F6 moves the focus to the toasts. */'],
  ["const a = '/** S8. */';"],
])('a comment whose id comes after the sentence is left alone: %j', (source) => {
  expect(linesFound(source)).toEqual([]);
});

it('the finding names file, line and what to do', () => {
  expect(commentsLedByIds('src/a.ts', '\n\n/** E7, K2. */', ids)).toEqual([
    "src/a.ts:3: the comment begins with E7. Say first, in a sentence, what a reader needs to know, then '[E7]'.",
  ]);
});

it('a comment of a new migration that begins with an id is found, and one of an applied migration is left alone', () => {
  const source =
    '-- S8. The calls.\nselect 1;\n  -- [K2] A length.\n-- It goes on, as\n-- S8 asks.\n\n-- A call. [S8]';
  const found = (name: string) => sqlCommentsLedByIds(`supabase/migrations/${name}`, source, ids);
  expect(found('20990101000000_calls.sql')).toEqual(
    [
      [1, 'S8'],
      [3, 'K2'],
    ].map(([line, id]) => expect.stringContaining(`_calls.sql:${line}: the comment begins with ${id}.`)),
  );
  expect(found('20250101000200_billing.sql')).toEqual([]);
});
