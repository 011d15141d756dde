import { expect, it } from 'vitest';
import { initial } from './initial.ts';

it.each([
  ['grace hopper', 'G'],
  ['', 'U'],
  [' \t\n ', 'U'],
  ['\u200B\u200F\u202Eada', 'A'],
  ['\u2066\u05D3\u05D5\u05D3', '\u05D3'],
  ['👩‍💻 Ada', '👩‍💻'],
  ['e\u0301milie', 'E\u0301'],
  ['\u0301\u0301zoe', 'Z'],
  ['ßen', 'S'],
  ['<b>', '<'],
])('the avatar of a user named %j without a picture shows the letter %j [V7]', (name, letter) => {
  expect(initial(name)).toBe(letter);
});
