import { expect, it } from 'vitest';
import { withoutRequirementIds } from './requirementIds.ts';

it('comments of the package lose the ids of our ledger, and code keeps what looks like one [Y1]', () => {
  const source = `/**
 * What a call says. [S8, X10]
 *
 * Its end. [K1] Then nothing.
 */
export const call = cells[A1]; // Kept for a minute. [K2]
const text = '/** Not a comment. [S8] */';
`;
  expect(withoutRequirementIds('call.ts', source)).toBe(`/**
 * What a call says.
 *
 * Its end. Then nothing.
 */
export const call = cells[A1]; // Kept for a minute.
const text = '/** Not a comment. [S8] */';
`);
});
