import { describe, expect, it } from 'vitest';
import { compare, proofsIn, readLedger } from './proofs.ts';

const ids = (source: string) => proofsIn('a.test.tsx', source).map(({ id }) => id);

describe('what counts as a proof', () => {
  it.each([
    ["it('call-end resets the timer [S8]', () => {});", ['S8']],
    ["test('the pulse [S8, K8]', () => {});", ['S8', 'K8']],
    ["describe('landing [V5]', () => {});", ['V5']],
    ["it.each([1])('%s [S5]', () => {});", ['S5']],
    ["it.each`a\n${1}`('$a [S5]', () => {});", ['S5']],
    ['it(`${table} [P2]`, () => {});', ['P2']],
    ["it.skipIf(!url)('hosted [C4]', () => {});", ['C4']],
    ["export const A = { parameters: { requirements: ['V6', 'R1'] } };", ['V6', 'R1']],
  ])('%s', (source, expected) => {
    expect(ids(source)).toEqual(expected);
  });

  it.each([
    ["// it('in a comment [S8]')"],
    ["it.skip('skipped [S8]', () => {});"],
    ["it.todo('some day [S8]');"],
    ["expect('[S8]').toBe(title);"],
    ["it('reads rows[0]', () => {});"],
  ])('not %s', (source) => {
    expect(ids(source)).toEqual([]);
  });
});

describe('the ledger', () => {
  it('is read row by row', () => {
    expect(
      readLedger('| Id | What | Mark |\n|---|---|---|\n| V1 | a `b` | done |\n| S10 | c | later |'),
    ).toEqual([
      { id: 'V1', mark: 'done' },
      { id: 'S10', mark: 'later' },
    ]);
  });

  it('knows two marks', () => {
    expect(() => readLedger('| V1 | a | soon |')).toThrow("marks V1 as 'soon'");
  });

  it('is compared both ways', () => {
    const ledger = readLedger('| V1 | a | done |\n| V2 | b | done |\n| V3 | c | later |');
    const proofs = proofsIn('a.test.ts', "it('a [V1, V9]', () => {});");
    expect(compare(ledger, proofs)).toEqual({
      unproved: ['V2'],
      unknown: [{ id: 'V9', file: 'a.test.ts', title: 'a [V1, V9]' }],
      misplaced: [],
    });
  });

  it('has no requirement twice', () => {
    expect(() => readLedger('| V1 | a | done |\n| V2 | b | done |\n| V1 | c | done |')).toThrow('V1 twice');
  });

  it.each(['[V1] a sentence', 'a [V1] sentence', '[V1]'])('finds the id before the end of "%s"', (title) => {
    const ledger = readLedger('| V1 | a | done |');
    const { misplaced } = compare(ledger, proofsIn('a.test.ts', `it('${title}', () => {});`));
    expect(misplaced.map(({ title: found }) => found)).toEqual([title]);
  });

  it.each(['a sentence [V1]', 'reads rows[0] [V1]'])('lets "%s" pass', (title) => {
    const ledger = readLedger('| V1 | a | done |');
    expect(compare(ledger, proofsIn('a.test.ts', `it('${title}', () => {});`)).misplaced).toEqual([]);
  });
});
