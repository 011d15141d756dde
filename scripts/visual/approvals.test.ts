import { describe, expect, it } from 'vitest';
import { approve, isApproved, type Comparison, type Difference } from './approvals.ts';

const difference = (id: string, mode: string, hash: string): Difference => ({
  id,
  mode,
  hash,
  kind: 'changed',
});
const busy = difference('button--busy', 'light-390', 'new-busy');
const empty = difference('form--empty', 'dark-390', 'new-empty');
const comparison: Comparison = {
  pictures: [
    { id: 'button--busy', mode: 'light-390' },
    { id: 'button--busy', mode: 'dark-390' },
    { id: 'form--empty', mode: 'dark-390' },
    { id: 'form--full', mode: 'dark-390' },
  ],
  differences: [busy, empty],
};

describe('the list of approved differences', () => {
  it('accepts one story and leaves the other open', () => {
    const list = approve({}, comparison, ['button--busy']);
    expect(list).toEqual({ 'button--busy': { 'light-390': 'new-busy' } });
    expect([busy, empty].map((found) => isApproved(list, found))).toEqual([true, false]);
  });

  it('accepts all of them, in order', () => {
    const list = approve({ 'z--z': { 'light-390': 'z' } }, comparison, 'all');
    expect(Object.keys(list)).toEqual(['button--busy', 'form--empty', 'z--z']);
    expect(list['form--empty']).toEqual({ 'dark-390': 'new-empty' });
  });

  it('is of one picture: the next change has to be accepted again', () => {
    const list = approve({}, comparison, 'all');
    expect(isApproved(list, { ...busy, hash: 'newer' })).toBe(false);
    expect(isApproved(list, { ...busy, mode: 'dark-390' })).toBe(false);
  });

  it('forgets what no longer differs, and keeps what was not looked at', () => {
    const old = {
      'button--busy': { 'dark-390': 'merged', 'light-1280': 'not looked at' },
      'form--full': { 'dark-390': 'merged' },
    };
    expect(approve(old, comparison, ['form--empty'])).toEqual({
      'button--busy': { 'light-1280': 'not looked at' },
      'form--empty': { 'dark-390': 'new-empty' },
    });
  });

  it('refuses a story that did not differ', () => {
    expect(() => approve({}, comparison, ['form--full'])).toThrow(/no difference in form--full/);
  });
});
