import { expect, it } from 'vitest';
import { cacheControl } from './cacheHeaders.ts';

it.each([
  ['/assets/main-1a2b3c.js', 'public, max-age=31536000, immutable'],
  ['/assets/deeper/font-1a2b3c.woff2', 'public, max-age=31536000, immutable'],
  ['/', 'no-cache'],
  ['/index.html', 'no-cache'],
  ['/boot.js', 'no-cache'],
  ['/assets', 'no-cache'],
  ['/some/assets/main.js', 'no-cache'],
])('%s may be kept as: %s [V1]', (path, expected) => {
  expect(cacheControl(path)).toBe(expected);
});
