import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { tmpdir } from 'node:os';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { build, resolveConfig } from 'vite';
import { publishedSecrets } from './secretsPlugin.ts';
import { sourceMaps } from './sourceMapsPlugin.ts';

let folder: string;
const read = (file: string) => readFileSync(`${folder}/${file}`, 'utf8');
const write = (file: string, text: string) => writeFileSync(`${folder}/${file}`, text);

beforeEach(() => {
  folder = mkdtempSync(`${tmpdir()}/parley-maps-`);
  mkdirSync(`${folder}/app`);
  write('app/index.html', '<script type="module" src="./main.js"></script>');
  write('app/main.css', 'a { color: red }');
  write('app/late.js', "import './main.css';\n\nexport const late = 'said late';\n");
  // Vite writes a line of its own before a script that loads another one with its styles.
  write(
    'app/main.js',
    "const load = () => import('./late.js');\n\nif (!document.body) throw new Error('said first');\nload();\n",
  );
});
afterEach(() => rmSync(folder, { recursive: true }));

async function run(variables: string) {
  write('.env', variables);
  await build({
    configFile: false,
    root: `${folder}/app`,
    envDir: folder,
    logLevel: 'silent',
    plugins: [sourceMaps(), publishedSecrets()],
    build: {
      outDir: `${folder}/dist/app`,
      emptyOutDir: true,
      rolldownOptions: { output: { postBanner: '//# allFunctionsCalledOnLoad' } },
    },
  });
}

it('source maps lie beside what is published, with their scripts and the release’s name [O6]', async () => {
  await run('SOURCE_MAPS=1\nSOURCE_COMMIT=1a2b3c4\n');
  expect(globSync('**/*.map*', { cwd: `${folder}/dist/app` })).toEqual([]);
  const scripts = globSync('**/*.js', { cwd: `${folder}/dist/app` });
  expect(scripts).toHaveLength(2);
  for (const script of scripts) {
    expect(read(`dist/app/${script}`)).not.toContain('sourceMappingURL');
    expect(read(`dist/sourcemaps/${script}`)).toBe(read(`dist/app/${script}`));
    expect(existsSync(`${folder}/dist/sourcemaps/${script}.map`)).toBe(true);
  }
  expect(read('dist/sourcemaps/release')).toMatch(/^\d+\.\d+\.\d+\+1a2b3c4$/);
});

it.each([
  ['said first', 'main.js'],
  ['said late', 'late.js'],
])('a map leads from a place in a script to its line of the sources: %s [O6]', async (words, source) => {
  await run('SOURCE_MAPS=1\n');
  const script = globSync('**/*.js', { cwd: `${folder}/dist/app` }).find((file) =>
    read(`dist/app/${file}`).includes(words),
  );
  const lines = read(`dist/app/${script}`).split('\n');
  const line = lines.findIndex((text) => text.includes(words));
  const map = new SourceMap(JSON.parse(read(`dist/sourcemaps/${script}.map`)));
  const entry = map.findEntry(line, lines[line]?.indexOf(words) ?? 0);
  expect(entry).toMatchObject({ originalSource: expect.stringMatching(source), originalLine: 2 });
});

it('a build without source maps writes none, and removes those of an earlier build [O6]', async () => {
  await run('SOURCE_MAPS=1\n');
  await run('');
  expect(existsSync(`${folder}/dist/sourcemaps`)).toBe(false);
  expect(globSync('**/*.map', { cwd: `${folder}/dist` })).toEqual([]);
});

it('the app’s own build takes the maps away before it looks for published ones [O6]', async () => {
  const { plugins } = await resolveConfig(
    { configFile: `${import.meta.dirname}/../vite.config.ts` },
    'build',
  );
  const names = plugins.map(({ name }) => name);
  expect(names.indexOf('parley:source-maps')).toBeGreaterThan(-1);
  expect(names.indexOf('parley:source-maps')).toBeLessThan(names.indexOf('parley:published-secrets'));
});
