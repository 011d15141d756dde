import { describe, expect, it } from 'vitest';
import { approve, differencesOf } from './approvals.ts';

const pictures = (files: Readonly<Record<string, string>>) =>
  new Map(Object.entries(files).map(([mode, text]) => [mode, Buffer.from(text)]));

describe('the differences of a story', () => {
  it('are the pictures that changed by a byte, are new or are gone', () => {
    const before = pictures({ 'light-390': 'same', 'dark-390': 'pixel a', 'light-320': 'old' });
    const after = pictures({ 'light-390': 'same', 'dark-390': 'pixel b', 'light-1280': 'new' });
    expect(differencesOf(before, after)).toEqual({
      'dark-390': expect.stringMatching(/^[\da-f]{16}$/),
      'light-1280': expect.stringMatching(/^[\da-f]{16}$/),
      'light-320': 'gone',
    });
  });

  it('change their hash with each change of the picture, so that it has to be approved again', () => {
    const before = pictures({ 'light-390': 'a' });
    const hashOf = (text: string) => differencesOf(before, pictures({ 'light-390': text }))['light-390'];
    expect(hashOf('b')).toBe(hashOf('b'));
    expect(hashOf('b')).not.toBe(hashOf('c'));
  });
});

describe('the list of approvals', () => {
  const differences = {
    'button--busy': { 'light-390': 'new-busy' },
    'form--empty': { 'dark-390': 'new-empty' },
    'form--full': {},
  };

  it('accepts one story and leaves the other open', () => {
    expect(approve({}, differences, ['button--busy'])).toEqual({
      'button--busy': { 'light-390': 'new-busy' },
    });
  });

  it('accepts all of them, in order', () => {
    const list = approve({ 'z--z': { 'light-390': 'z' } }, differences, 'all');
    expect(Object.keys(list)).toEqual(['button--busy', 'form--empty', 'z--z']);
    expect(list['form--empty']).toEqual({ 'dark-390': 'new-empty' });
  });

  it('forgets what no longer differs, and keeps what was not compared', () => {
    const old = {
      'a--a': { 'light-1280': 'not compared' },
      'button--busy': { 'dark-390': 'merged', 'light-390': 'still differs' },
      'form--full': { 'dark-390': 'merged' },
    };
    expect(approve(old, differences, ['form--empty'])).toEqual({
      'a--a': { 'light-1280': 'not compared' },
      'button--busy': { 'light-390': 'still differs' },
      'form--empty': { 'dark-390': 'new-empty' },
    });
  });

  it('refuses a story that did not differ', () => {
    expect(() => approve({}, differences, ['form--full'])).toThrow(/no difference in form--full/);
  });

  it('never accepts a story that failed, and keeps what was accepted of it [G13]', () => {
    const broken = { ...differences, 'button--busy': { failed: 'The story failed' } };
    expect(() => approve({}, broken, ['button--busy'])).toThrow('button--busy failed');
    const earlier = { 'button--busy': { 'light-390': 'old' } };
    expect(approve(earlier, broken, 'all')).toEqual({
      ...earlier,
      'form--empty': { 'dark-390': 'new-empty' },
    });
  });
});
