import { describe, expect, it } from 'vitest';
import { changedStories, formerStories, type Stats, type Story } from './changed.ts';

const story = (id: string, importPath: string, type: Story['type'] = 'story'): Story => ({
  id,
  type,
  importPath,
});
const button = './src/ui/primitives/Button/Button.stories.tsx';
const form = './src/ui/Form/Form.stories.tsx';
const stories = [
  story('button--docs', button, 'docs'),
  story('button--busy', button),
  story('button--plain', button),
  story('form--empty', form),
];
const imported = (name: string, ...by: string[]) => ({
  name,
  reasons: by.map((moduleName) => ({ moduleName })),
});
const stats: Stats = {
  modules: [
    imported('./src/ui/primitives/Button/Button.css.ts', './src/ui/primitives/Button/Button.tsx'),
    imported('./src/ui/primitives/Button/Button.tsx', button, './src/ui/Form/Form.tsx'),
    imported('./src/ui/Form/Form.tsx', form),
    imported(
      './src/ui/primitives/Field/Field.css.ts.vanilla.css',
      './src/ui/primitives/Field/Field.css.ts',
      './src/ui/Form/Form.css.ts',
    ),
    imported('./src/ui/Form/Form.css.ts', './src/ui/Form/Form.tsx'),
    // Modules may import each other.
    imported('./src/ui/Form/a.ts', './src/ui/Form/b.ts'),
    imported('./src/ui/Form/b.ts', './src/ui/Form/a.ts', form),
    imported('./.storybook/toolbar.ts', './.storybook/preview.tsx'),
    imported(button, '/virtual:/@storybook/builder-vite/storybook-stories.js'),
    { name: './src/ui/alone.ts' },
  ],
};
const changed = (...files: string[]) => [...changedStories(stories, stats, files)];
const everything = ['button--busy', 'button--plain', 'form--empty'];

describe('the stories that may look different', () => {
  it.each([
    [
      'a story file: its own, no docs page',
      ['src/ui/primitives/Button/Button.stories.tsx'],
      everything.slice(0, 2),
    ],
    ['a component: whoever uses it too', ['src/ui/primitives/Button/Button.css.ts'], everything],
    ['a component that nobody else uses', ['src/ui/Form/Form.tsx'], ['form--empty']],
    ['styles that other styles build on', ['src/ui/primitives/Field/Field.css.ts'], ['form--empty']],
    ['modules in a circle', ['src/ui/Form/a.ts'], ['form--empty']],
    ['what no story imports', ['src/ui/alone.ts', 'README.md', 'app/main.tsx'], []],
    ['nothing', [], []],
  ])('%s', (_what, files, ids) => {
    expect(changed(...files)).toEqual(ids);
  });

  it.each([
    '.storybook/toolbar.ts',
    '.storybook/main.ts',
    'package-lock.json',
    'vite.config.ts',
    'mocks/public/mockServiceWorker.js',
    'src/ui/theme/scale.ts',
  ])('are all of them when %s changed', (file) => {
    expect(changed(file)).toEqual(everything);
  });

  it('include, of the previous catalogue, those that are gone', () => {
    const before = [...stories, story('form--old', form), story('form--docs', form, 'docs')];
    const ids = formerStories(before, stories, new Set(['button--busy', 'button--new']));
    expect([...ids]).toEqual(['button--busy', 'form--old']);
  });
});
