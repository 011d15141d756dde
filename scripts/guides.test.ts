import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { parseSync, Visitor } from 'vite';
import { describe, expect, it } from 'vitest';
import type { Guide } from '../src/ui/guide.ts';
import { inventory } from './library/inventory.ts';

/** One component a folder: the file that bears the folder's name. */
const components = globSync('src/ui/*/*/*.tsx')
  .filter((file) => basename(file, '.tsx') === basename(dirname(file)))
  .toSorted();
const modules = import.meta.glob<{ guide: Guide }>('../src/ui/*/*/*.guide.tsx', { eager: true });

/** The properties of a component's `…Props` that the catalogue shows without a description: it does not look into a Pick or an Omit. */
function undescribed(file: string) {
  const source = readFileSync(file, 'utf8');
  const { program, comments } = parseSync(file, source);
  const found: string[] = [];
  new Visitor({
    TSInterfaceDeclaration({ id, body, extends: bases }) {
      if (id.name !== `${basename(file, '.tsx')}Props`) return;
      for (const { expression } of bases)
        if (expression.type === 'Identifier' && ['Pick', 'Omit'].includes(expression.name))
          found.push(`${file}: what comes by ${expression.name}`);
      for (const member of body.body) {
        if (member.type !== 'TSPropertySignature' || member.key.type !== 'Identifier') continue;
        const before = comments.filter(({ end }) => end <= member.start).at(-1);
        const described =
          before?.value.startsWith('*') && source.slice(before.end, member.start).trim() === '';
        if (!described) found.push(`${file}: ${member.key.name}`);
      }
    },
  }).visit(program);
  return found;
}

describe('the page of each component', () => {
  it('is there for every one of them', () => {
    expect(components.length).toBeGreaterThan(50);
    const missing = components.filter((file) => !existsSync(file.replace(/\.tsx$/, '.guide.tsx')));
    expect(missing).toEqual([]);
  });

  it('is shown: its stories name it', () => {
    const silent = components.filter((file) => {
      const stories = file.replace(/\.tsx$/, '.stories.tsx');
      return !existsSync(stories) || !/parameters: \{[^}]*\bguide\b/.test(readFileSync(stories, 'utf8'));
    });
    expect(silent).toEqual([]);
  });

  it.each(Object.entries(modules))('%s says everything', (_file, { guide }) => {
    expect(guide.use).toMatch(/\.$/);
    expect(guide.avoid).toMatch(/\.$/);
    for (const list of [guide.anatomy, guide.do, guide.dont, guide.accessibility])
      expect(list.length).toBeGreaterThan(0);
  });

  // Whoever installs the package reads it too, and cannot import the rest.
  it('names parts that others may import', () => {
    const open = new Set([...inventory(process.cwd()).ui.values()].flat());
    const own = globSync('src/ui/*/*/*.{ts,tsx}').filter((file) => /^[^.]+\.tsx?$/.test(basename(file)));
    const exportedBy = (isPublic: boolean) =>
      own
        .filter((file) => open.has(file.replace(/^src\/|\.tsx?$/g, '')) === isPublic)
        .flatMap((file) => [
          ...readFileSync(file, 'utf8').matchAll(/^export (?:const|function) ([A-Z]\w+)/gm),
        ])
        .map(([, name]) => name!);
    const offered = new Set(exportedBy(true));
    const hidden = new Set(exportedBy(false).filter((name) => !offered.has(name)));
    const named = Object.entries(modules).flatMap(([file, { guide }]) =>
      (guide.anatomy.flat().join(' ').match(/\w+/g) ?? [])
        .filter((word) => hidden.has(word))
        .map((word) => `${file}: ${word}`),
    );
    expect(named).toEqual([]);
  });

  // The docstring is what an editor shows to whoever imports the component.
  it('describes every component that others may import', () => {
    const open = [...inventory(process.cwd()).ui.values()].flat().map((module) => `src/${module}.tsx`);
    const undescribedIn = (file: string) => {
      const source = readFileSync(file, 'utf8');
      return [...source.matchAll(/^export (?:const|function) ([A-Z]\w+)/gm)]
        .filter(({ index }) => !source.slice(0, index).endsWith('*/\n'))
        .map(([, name]) => `${file}: ${name}`);
    };
    expect(open.filter((file) => existsSync(file)).flatMap(undescribedIn)).toEqual([]);
  });

  it('describes every prop', () => {
    expect(components.flatMap(undescribed)).toEqual([]);
  });
});
