import { describe, expect, it } from 'vitest';
import { compare, proofsIn, readLedger } from './proofs.ts';

const ids = (source: string) => proofsIn('a.test.tsx', source).map(({ id }) => id);

describe('what counts as a proof', () => {
  it.each([
    ["it('[S8] call-end resets the timer', () => {});", ['S8']],
    ["test('[S8, K8] the pulse', () => {});", ['S8', 'K8']],
    ["describe('[V5] landing', () => {});", ['V5']],
    ["it.each([1])('[S5] %s', () => {});", ['S5']],
    ["it.each`a\n${1}`('[S5] $a', () => {});", ['S5']],
    ['it(`[P2] ${table}`, () => {});', ['P2']],
    ["it.skipIf(!url)('[C4] hosted', () => {});", ['C4']],
    ["export const A = { parameters: { requirements: ['V6', 'R1'] } };", ['V6', 'R1']],
  ])('%s', (source, expected) => {
    expect(ids(source)).toEqual(expected);
  });

  it.each([
    ["// it('[S8] in a comment')"],
    ["it.skip('[S8] skipped', () => {});"],
    ["it.todo('[S8] some day');"],
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
    const proofs = proofsIn('a.test.ts', "it('[V1, V9] a', () => {});");
    expect(compare(ledger, proofs)).toEqual({
      unproved: ['V2'],
      unknown: [{ id: 'V9', file: 'a.test.ts', title: '[V1, V9] a' }],
    });
  });
});
