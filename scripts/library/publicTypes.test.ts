import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { unexportedTypes } from './publicTypes.ts';

const folder = mkdtempSync(join(tmpdir(), 'parley-types-'));
mkdirSync(join(folder, 'modules'));
const write = (file: string, text: string) => writeFileSync(join(folder, file), text);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('types of signatures are found wherever they are declared, those of packages and parameters are not ours [Y5]', () => {
  write('ui.d.ts', "export * from './modules/a.js';\n");
  write(
    'modules/a.d.ts',
    `import type { ReactNode } from 'react';
import { type Level } from './b.js';
interface Local { words: string }
export interface AProps<T> extends Local { level: Level; tone: import('./c.js').Tone; rest: T; children: ReactNode; list: Array<T> }
export declare function A<T>(props: AProps<T>): ReactNode;
`,
  );
  write(
    'modules/b.d.ts',
    "import { type Deep } from './c.js';\nexport type Level = (deep: Deep) => void;\nexport type Other = Own;\n",
  );
  write('modules/c.d.ts', "export type Tone = 'a';\nexport interface Deep { a: number }\n");
  const { missing, hidden } = unexportedTypes(folder, 'ui.d.ts');
  expect(Object.fromEntries(missing)).toEqual({
    Level: 'modules/b.d.ts',
    Tone: 'modules/c.d.ts',
    Deep: 'modules/c.d.ts',
  });
  expect(hidden).toEqual(['modules/a.d.ts: Local']);

  write(
    'ui.d.ts',
    `export * from './modules/a.js';
export type { Level } from './modules/b.js';
export type { Tone } from './modules/c.js';
export type { Deep } from './modules/c.js';
`,
  );
  expect(unexportedTypes(folder, 'ui.d.ts').missing.size).toBe(0);
});
