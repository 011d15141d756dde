import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { parseSync, Visitor } from 'vite';
import { describe, expect, it } from 'vitest';
import { icons } from '../stories/docs/foundations/icons.ts';
import { requirementIndex, storiesNaming } from '../stories/docs/requirementIndex.ts';
import { proofsIn, readLedger } from './proofs.ts';

const read = (file: string) => readFileSync(file, 'utf8');
const storyFiles = globSync('{stories,src/ui}/**/*.stories.tsx').toSorted();
const pages = globSync('stories/docs/**/*.mdx').toSorted();

const titleOf = (source: string) => /\btitle: '([^']+)'/.exec(source)?.[1] ?? '';

function exportsOf(file: string) {
  const names: string[] = [];
  new Visitor({
    ExportNamedDeclaration: ({ declaration }) => {
      if (declaration?.type !== 'VariableDeclaration') return;
      for (const { id } of declaration.declarations) if (id.type === 'Identifier') names.push(id.name);
    },
  }).visit(parseSync(file, read(file)).program);
  return names;
}

/** A page is named by its own title, or by the stories beside it. */
function pageId(file: string) {
  const source = read(file);
  const own = /<Meta title="([^"]+)"/.exec(source)?.[1];
  const beside = join(dirname(file), `${basename(file, '.mdx')}.stories.tsx`);
  return toId(own ?? titleOf(read(beside)), 'docs');
}

const destinations = new Set([
  ...pages.map((file) => `docs/${pageId(file)}`),
  ...storyFiles.flatMap((file) => {
    const source = read(file);
    const title = titleOf(source);
    const stories = exportsOf(file).map((name) => `story/${toId(title, storyNameFromExport(name))}`);
    const onlyAlone = /^stories\/(screens|flows)\/|PointerStates\.stories/.test(file);
    return onlyAlone || source.includes("'!autodocs'")
      ? stories
      : [`docs/${toId(title, 'docs')}`, ...stories];
  }),
]);

describe('the pages', () => {
  const links = globSync('stories/docs/**/*.{mdx,ts,tsx}').flatMap((file) =>
    [...read(file).matchAll(/['"=]\/((?:docs|story)\/[\w-]+)/g)].map(([, to = '']) => `${file}: ${to}`),
  );

  it('link to what is there', () => {
    expect(links.length).toBeGreaterThan(20);
    expect(links.filter((link) => !destinations.has(link.replace(/^.*: /, '')))).toEqual([]);
  });

  it('link relatively, so that the catalogue works below a sub-path', () => {
    const absolute = pages.filter((file) => /\]\((?:\/|https?:\/\/localhost)|href="\//.test(read(file)));
    expect(absolute).toEqual([]);
  });

  it('name the tests and sources that are there', () => {
    const named = pages.flatMap((file) =>
      [
        ...read(file).matchAll(
          /`((?:src|scripts|app|build|docs|mocks|server|stories|supabase|tests)\/[\w/.-]+)`/g,
        ),
      ].map(([, path = '']) => path),
    );
    expect(named.length).toBeGreaterThan(10);
    // `app/adapters/x` stands for any of them.
    const missing = named.filter((path) => !path.endsWith('/x') && !existsSync(path));
    expect(missing).toEqual([]);
  });
});

describe('the index of requirements', () => {
  const shown = storyFiles.filter((file) => !file.startsWith('stories/docs/'));

  it('names each one of the ledger, once', () => {
    const ledger = read('docs/requirements.md');
    const rows = requirementIndex(ledger, []).flatMap((section) => section.rows);
    expect(rows.map(({ id }) => id)).toEqual(readLedger(ledger).map(({ id }) => id));
    expect(rows.every(({ text }) => text.length > 10)).toBe(true);
  });

  it.each(shown)('finds what %s names, and links to its stories', (file) => {
    const source = read(file);
    const found = storiesNaming(source);
    const proved = proofsIn(file, source).map(({ id }) => id);
    expect(new Set(found.map(({ requirement }) => requirement))).toEqual(new Set(proved));
    expect(found.filter(({ story }) => !destinations.has(`story/${story.id}`))).toEqual([]);
  });

  it('gives a story what its own text and its meta name, and nothing of its neighbours', () => {
    const source = `const meta = { title: 'UI/A', parameters: { requirements: ['S1'] } };
export const One: Story = { parameters: { requirements: ['S2', 'S3'] } };
export const TwoMore: Story = {
  name: 'Two',
};`;
    expect(
      storiesNaming(source).map(({ requirement, story }) => `${requirement} ${story.id} ${story.name}`),
    ).toEqual([
      'S1 ui-a--one UI/A: One',
      'S2 ui-a--one UI/A: One',
      'S3 ui-a--one UI/A: One',
      'S1 ui-a--two-more UI/A: Two',
    ]);
  });
});

describe('the list of icons', () => {
  const imported = globSync('src/{ui,screens}/**/*.tsx')
    .filter((file) => !/\.(stories|guide|test)\.tsx$/.test(file))
    .flatMap((file) =>
      [...read(file).matchAll(/import \{([^}]+)\} from 'lucide-react'/g)].flatMap(([, names = '']) =>
        names.split(',').map((name) => name.trim()),
      ),
    )
    .filter((name) => name !== '' && !name.startsWith('type '));

  it('holds what the product imports, and nothing else', () => {
    const named = Object.keys(icons);
    const used = new Set(imported);
    expect(
      [...used].filter((name) => !named.includes(name)),
      'Say what it means in icons.ts.',
    ).toEqual([]);
    expect(
      named.filter((name) => !used.has(name)),
      'Take it out of icons.ts.',
    ).toEqual([]);
  });

  it('gives each its own meaning', () => {
    const meanings = Object.values(icons).map(({ means }) => means);
    expect(meanings.filter((meaning, at) => meanings.indexOf(meaning) !== at)).toEqual([]);
  });
});
