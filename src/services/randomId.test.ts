import { afterEach, expect, it, vi } from 'vitest';
import { randomId, randomUuid } from './randomId.ts';

afterEach(() => vi.unstubAllGlobals());

it('a random id has 32 characters, and no two are the same', () => {
  const ids = Array.from({ length: 1000 }, randomId);
  expect(new Set(ids).size).toBe(1000);
  for (const id of ids) expect(id).toMatch(/^[\da-f]{32}$/);
});

it('a random id can be made on a page over plain http, where crypto has no randomUUID [X11]', () => {
  const { crypto } = globalThis;
  vi.stubGlobal('crypto', {
    getRandomValues: (array: Uint8Array<ArrayBuffer>) => crypto.getRandomValues(array),
  });
  expect(randomId()).toMatch(/^[\da-f]{32}$/);
});

it('a random UUID is one', () => {
  expect(randomUuid()).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
});
