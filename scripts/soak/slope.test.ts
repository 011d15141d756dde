import { expect, it } from 'vitest';
import { slope } from './slope.ts';

it('memory that grows has a slope, and memory that goes up and down has none', () => {
  expect(slope([1, 2, 3, 4].map((minute) => [minute, 100 + 2.5 * minute]))).toBeCloseTo(2.5);
  expect(slope([1, 2, 3, 4].map((minute) => [minute, minute === 1 || minute === 4 ? 90 : 110]))).toBeCloseTo(
    0,
  );
  expect(slope([[1, 5]])).toBe(0);
});
