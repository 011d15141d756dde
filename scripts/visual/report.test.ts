import { describe, expect, it } from 'vitest';
import { differencesOf, hashOf } from './compare.ts';
import { openOf, reportPage, reviewed, type Review } from './report.ts';

const result = {
  failedItems: ['button--busy/light-390.png', 'button--plain/light-390.png'],
  newItems: ['button--new/light-390.png'],
  deletedItems: ['button--old/dark-390.png'],
  passedItems: ['form--empty/dark-390.png'],
  actualDir: './after',
};
const review: Review = {
  ...differencesOf(result, (file) => `hash of ${file}`),
  base: 'main <1>',
  approvals: {
    'button--busy': { 'light-390': 'hash of button--busy/light-390.png' },
    'button--old': { 'dark-390': 'gone' },
  },
  failures: ['form--full/dark-390.png: it never stands still'],
};

describe('the report', () => {
  it('knows changed, new and gone pictures, by the hash of what is there now', () => {
    expect(review.differences).toEqual([
      { id: 'button--busy', mode: 'light-390', kind: 'changed', hash: 'hash of button--busy/light-390.png' },
      {
        id: 'button--plain',
        mode: 'light-390',
        kind: 'changed',
        hash: 'hash of button--plain/light-390.png',
      },
      { id: 'button--new', mode: 'light-390', kind: 'new', hash: 'hash of button--new/light-390.png' },
      { id: 'button--old', mode: 'dark-390', kind: 'gone', hash: 'gone' },
    ]);
    expect(review.pictures).toHaveLength(5);
    expect(hashOf(Buffer.from('a'))).not.toBe(hashOf(Buffer.from('b')));
  });

  it('leaves open what is not approved', () => {
    expect(openOf(review).map(({ id }) => id)).toEqual(['button--plain', 'button--new']);
  });

  it('shows an approved change as passed', () => {
    expect(reviewed(result, review)).toEqual({
      ...result,
      failedItems: ['button--plain/light-390.png'],
      passedItems: ['button--busy/light-390.png', 'form--empty/dark-390.png'],
    });
  });

  it('says what is open, how to approve it, and what could not be taken', () => {
    const page = reportPage(
      '<link href="https://fonts.example/css" rel="x" /><body><div id="app"></div>',
      review,
    );
    expect(page).toContain('2 open, 2 approved');
    expect(page).toContain('npm run visual -- --approve button--plain');
    expect(page).not.toContain('--approve button--busy');
    expect(page).toContain('changed: button--busy/light-390');
    expect(page).toContain('it never stands still');
    expect(page).toContain('main &lt;1&gt;');
    expect(page).toMatch(/<\/section><div id="app">/);
    expect(page).not.toContain('https:');
  });
});
