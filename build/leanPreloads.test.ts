import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { build, type Rolldown } from 'vite';
import { leanPreloads } from './leanPreloads.ts';

let root: string;
let output: Rolldown.RolldownOutput['output'];

const says = (text: string) => `console.log(${JSON.stringify(text)});`;
const files = {
  'index.html': '<script type="module" src="./main.js"></script>',
  'main.js': `import { here } from './here.js'; here(); import('./dialog.js'); import('./other.js');`,
  'here.js': `export const here = () => ${says('loaded with the page')}`,
  'dialog.js': `import { here } from './here.js'; import { parts } from './parts.js'; here(); parts(); export const dialog = 1;`,
  'other.js': `import { parts } from './parts.js'; parts(); export const other = 1;`,
  'parts.js': `export const parts = () => ${says('loaded with the dialog')}`,
};

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'parley-preloads-'));
  mkdirSync(root, { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(join(root, name), text);
  const built = await build({
    configFile: false,
    root,
    plugins: [leanPreloads()],
    build: {
      write: false,
      modulePreload: { polyfill: false },
      // What the page imports is a chunk of its own, as React is.
      rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'here', test: /\/here\.js$/ }] } } },
    },
    logLevel: 'silent',
  });
  ({ output } = built as Rolldown.RolldownOutput);
});
afterAll(() => rmSync(root, { recursive: true }));

it('a dynamic import fetches ahead what its chunk imports, and nothing that is there already', () => {
  const chunks = output.filter((each) => each.type === 'chunk');
  const fileOf = (module: string) =>
    chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)))?.fileName;
  const page = chunks.find(({ isEntry }) => isEntry);
  const [, listed = ''] = /m\.f=\[([^\]]*)\]/.exec(page?.code ?? '') ?? [];
  expect(page?.imports).toContain(fileOf('/here.js'));
  expect(listed).toContain(fileOf('/parts.js'));
  expect(listed).toContain(fileOf('/dialog.js'));
  expect(listed).not.toContain(fileOf('/here.js'));
});
