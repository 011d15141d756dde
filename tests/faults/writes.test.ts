import { expect, it } from 'vitest';
import { allWrites, writesOf } from './writes.ts';

it('every row of the writes is told by the port methods that it calls [R9]', () => {
  expect([...new Set(Object.values(writesOf).flat())].toSorted()).toEqual(allWrites.toSorted());
});
