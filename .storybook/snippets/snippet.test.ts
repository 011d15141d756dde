import { execFileSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join, relative, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { snippetOf } from './snippet.ts';
import { sourceModule } from './sourceModule.ts';
import { NoSnippet } from './story.ts';
import { withControls, type Snippet } from './withControls.ts';
import { inventory } from '../../scripts/library/inventory.ts';
import { packageName } from '../../src/ui/packageName.ts';

const files = globSync('src/ui/**/*.stories.tsx').toSorted();

const snippets = new Map<string, Snippet>();
const without: string[] = [];

beforeAll(async () => {
  for (const file of files)
    for (const name of sourceModule(resolve(file)).exported) {
      const story = `${basename(file, '.stories.tsx')} ${name}`;
      try {
        snippets.set(story, await snippetOf(file, name));
      } catch (error) {
        if (!(error instanceof NoSnippet)) throw error;
        without.push(`${story}: ${error.message}`);
      }
    }
}, 60_000);

describe('the code of each story', () => {
  // The compiler looks for packages from where the files are.
  mkdirSync('dist', { recursive: true });
  const folder = mkdtempSync('dist/snippets-');
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  /** Writes what the library's entries export, without building it. */
  function writeLibrary() {
    const { ui, shared, theme, services } = inventory('.');
    const entries = { ui: [...[...ui.values()].flat(), ...shared], theme, services };
    return Object.entries(entries).map(([entry, modules]) => {
      const lines = modules.map((module) => {
        const source = `src/${module}${existsSync(`src/${module}.tsx`) ? '.tsx' : '.ts'}`;
        return `export * from '${relative(folder, source)}';\n`;
      });
      writeFileSync(join(folder, `${entry}.ts`), lines.join(''));
      return [entry === 'ui' ? packageName : `${packageName}/${entry}`, [`./${entry}.ts`]];
    });
  }

  it('compiles as it is, with its imports, in an app that has the library [G7]', () => {
    const paths = Object.fromEntries(writeLibrary()) as object;
    for (const [story, { code }] of snippets)
      writeFileSync(join(folder, `${story.replace(' ', '.')}.tsx`), `${code}\n`);
    const config = {
      extends: resolve('tsconfig.json'),
      compilerOptions: { paths, types: ['vite/client'] },
      include: ['*.tsx'],
    };
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
    let said = '';
    try {
      execFileSync('npx', ['tsc', '--noEmit', '-p', folder], { encoding: 'utf8' });
    } catch (error) {
      said = (error as { stdout: string }).stdout;
    }
    expect(said).toBe('');
    expect(snippets.size).toBeGreaterThan(550);
  }, 120_000);

  it('imports from packages only, and calls nothing of the catalogue [G7]', () => {
    const imports = new RegExp(`^import [^;]+ from '${packageName}';$`, 'm');
    const ofCatalogue = /from '(\.|\/|storybook)|\bfn\(|function [A-Z]{2}\(/;
    const wrong = [...snippets].filter(([, { code }]) => !imports.test(code) || ofCatalogue.test(code));
    expect(wrong).toEqual([]);
  });

  it('is missing only where a story shows a part that the library does not export [G7]', () => {
    expect(
      without.filter((story) => !/: '\w+' is a part that the library keeps to itself$/.test(story)),
    ).toEqual([]);
    expect(without.length).toBeLessThan(35);
  });
});

describe('the code of a story', () => {
  const code = (story: string) => snippets.get(story)?.code.split('\n') ?? [];

  it('has the props that the story gives, and those of its file [G7]', () => {
    expect(code('Button Primary')).toEqual([
      `import { Button } from '${packageName}';`,
      '',
      '<Button onClick={() => {}} onPreload={() => {}} tone="primary">',
      '  Get Started',
      '</Button>',
    ]);
  });

  it('has them wherever a story passes them on [G7]', () => {
    expect(code('Avatar Sizes').slice(2)).toEqual([
      '<Stack gap="md" direction="row" align="center">',
      '  <Avatar name="Grace Hopper" size="small" />',
      '  <Avatar name="Grace Hopper" size="medium" />',
      '  <Avatar name="Grace Hopper" size="large" />',
      '  <Avatar name="Grace Hopper" size="hero" />',
      '</Stack>',
    ]);
  });

  it('is a component where the story has a state, with the constants that it needs [G7]', () => {
    const text = code('PaymentChart Loading').join('\n');
    expect(text).toContain("import { type ComponentProps, useState } from 'react';");
    expect(text).toContain('const ready: PaymentChartProps[');
    expect(text).toMatch(
      /export function Arriving\(\) \{\n {2}const \[chart, setChart\] = useState\(args.chart\);/,
    );
  });

  it('follows the controls [G7]', () => {
    const initial = { children: 'Get Started', tone: 'primary', disabled: false };
    const shown = (args: object) =>
      withControls(snippets.get('Button Primary')!, { ...initial, ...args }, initial).split('\n');
    expect(shown({})).toEqual(code('Button Primary'));
    expect(shown({ tone: 'quiet', disabled: true, children: 'Go "on"' })).toEqual([
      `import { Button } from '${packageName}';`,
      '',
      '<Button',
      '  onClick={() => {}}',
      '  onPreload={() => {}}',
      '  tone="quiet"',
      '  disabled',
      '>',
      '  {"Go \\"on\\""}',
      '</Button>',
    ]);
    expect(shown({ tone: undefined }).join()).not.toContain('tone');
  });
});
