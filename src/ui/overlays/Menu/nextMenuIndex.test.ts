import { expect, it } from 'vitest';
import { nextMenuIndex } from './nextMenuIndex.ts';

const labels = ['Copy conversation', 'Download', 'clear', 'Éditer'];

it.each([
  ['ArrowDown', -1, 0],
  ['ArrowDown', 1, 2],
  ['ArrowDown', 3, 0],
  ['ArrowUp', -1, 3],
  ['ArrowUp', 0, 3],
  ['ArrowUp', 2, 1],
  ['Home', 2, 0],
  ['End', -1, 3],
  ['d', 0, 1],
  // A letter leads from an item that begins with it to the next such item, and from the last one to the first.
  ['C', 0, 2],
  ['c', 2, 0],
  ['é', 0, 3],
  // No item begins with this letter, so the focus stays.
  ['x', 1, -1],
])('in a menu, the key %s moves the focus from item %i to item %i', (key, from, to) => {
  expect(nextMenuIndex(key, from, labels)).toBe(to);
});

it.each(['Enter', ' ', 'Shift', 'F5', 'ArrowLeft', 'PageDown'])(
  'a menu leaves the key %s to the browser',
  (key) => {
    expect(nextMenuIndex(key, 0, labels)).toBeUndefined();
  },
);
