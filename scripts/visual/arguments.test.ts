import { describe, expect, it } from 'vitest';
import { readArguments } from './arguments.ts';

describe('the arguments of npm run visual', () => {
  it.each([
    [['--base', 'HEAD~1'], { name: 'compare', base: 'HEAD~1', all: false, only: undefined, pages: 3 }],
    [
      ['--base', 'main', '--all', '--only', 'primitives-button', '--pages', '2'],
      { name: 'compare', base: 'main', all: true, only: 'primitives-button', pages: 2 },
    ],
    [['--approve', 'a--b', '--approve', 'a--c'], { name: 'approve', ids: ['a--b', 'a--c'] }],
    [['--approve-all'], { name: 'approve', ids: 'all' }],
  ])('%j', (args, task) => {
    expect(readArguments(args)).toEqual(task);
  });

  it.each([
    ['nothing', []],
    ['two tasks', ['--base', 'main', '--approve-all']],
    ['a base without a revision', ['--base']],
    ['an unknown option', ['--base', 'main', '--fast']],
    ['a stray word', ['main']],
    ['no pages', ['--base', 'main', '--pages', '0']],
    ['pages that are no number', ['--base', 'main', '--pages', 'many']],
  ])('refuses %s, and says how it is used', (_what, args) => {
    expect(() => readArguments(args)).toThrow(/Usage:/);
  });
});
