import { expect, it } from 'vitest';
import { slope } from './slope.ts';

it('memory that grows shows as a slope, and memory that swings does not', () => {
  expect(slope([1, 2, 3, 4].map((minute) => [minute, 100 + 2.5 * minute]))).toBeCloseTo(2.5);
  expect(slope([1, 2, 3, 4].map((minute) => [minute, minute === 1 || minute === 4 ? 90 : 110]))).toBeCloseTo(
    0,
  );
  expect(slope([[1, 5]])).toBe(0);
});
