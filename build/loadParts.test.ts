import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { build, type Plugin, type Rolldown } from 'vite';
import { addOnlyFiles, loadParts } from './loadParts.ts';

let root: string;

const files = {
  'index.html': '<script type="module" src="./main.js"></script>',
  'main.js': `import('./alone.js'); import('./back.js'); import('./dialog.js');
    export const here = () => console.log(2);`,
  'alone.js': 'export const alone = 1;',
  'back.js': `import { here } from './main.js'; here(); export const back = 1;`,
  'dialog.js': `import './dialog.css'; import { shared } from './shared.js'; export const dialog = shared;`,
  'dialog.css': 'p { color: red }',
  'shared.js': 'export const shared = console.log(1);',
};

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'parley-parts-'));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(root, name), text);
});
afterAll(() => rmSync(root, { recursive: true }));

/** The code of the page's first script. */
async function entryOf(base: string, ...others: Plugin[]) {
  const built = await build({
    configFile: false,
    root,
    base,
    plugins: [...others, loadParts()],
    build: { write: false, modulePreload: { polyfill: false } },
    logLevel: 'silent',
  });
  const { output } = built as Rolldown.RolldownOutput;
  return output.find((each) => each.type === 'chunk' && each.isEntry) as Rolldown.OutputChunk;
}

it('every dynamic import of a build waits for its files, also for its only one [X13]', async () => {
  const { code } = await entryOf('/');
  expect(code).toContain('could not be fetched.');
  expect(code).not.toContain('vite:preloadError');
  for (const name of ['alone', 'back']) {
    const [, file] = new RegExp(`import\\(\`\\./(${name}-[^\`]+)\`\\)`).exec(code)!;
    expect(code).toContain(`[],\`assets/${file}\`)`);
  }
  expect(code).toMatch(/m\.f=\["assets\/dialog-[^"]+\.js","assets\/dialog-[^"]+\.css"\]/);
});

it('pages whose files name each other by their way from each other, such as the catalogue’s, keep what Vite does', async () => {
  const { code } = await entryOf('./');
  expect(code).toContain('vite:preloadError');
  expect(code).not.toContain('could not be fetched.');
});

it('a build fails whose dynamic imports are not wrapped [X13]', async () => {
  const other: Plugin = {
    name: 'other',
    enforce: 'pre',
    load: {
      filter: { id: /preload-helper/ },
      handler: () => 'export const __vitePreload = (load) => load();',
    },
  };
  await expect(entryOf('/', other)).rejects.toThrow('Dynamic imports are not wrapped.');
  const renaming: Plugin = {
    name: 'renaming',
    enforce: 'pre',
    renderChunk: (code) => ({ code: code.replaceAll('__VITE_PRELOAD__', 'void 0'), map: null }),
  };
  await expect(entryOf('/', renaming)).rejects.toThrow('Dynamic imports are not wrapped.');
});

it('an import within another one gets its own file', () => {
  const onlyFileOf = (specifier: string) => (specifier === './a.js' ? 'assets/a.js' : undefined);
  const outer = 'wrap(() => import("./a.js").then(() => wrap(() => import("./b.js"), __VITE_PRELOAD__)), ';
  const inner = 'wrap(() => import("./b.js").then(() => wrap(() => import("./a.js"), __VITE_PRELOAD__';
  expect(addOnlyFiles(`${outer}__VITE_PRELOAD__)`, onlyFileOf)).toBe(
    `${outer}__VITE_PRELOAD__, "assets/a.js")`,
  );
  expect(addOnlyFiles(`${inner})), __VITE_PRELOAD__)`, onlyFileOf)).toBe(
    `${inner}, "assets/a.js")), __VITE_PRELOAD__)`,
  );
});
