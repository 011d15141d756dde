import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const relativeImport = /(?<=\bfrom '|\bimport\(")(\.[^'"]+?)\.tsx?(?=['"])/g;

/** Writes the declarations of every module of `ui` and `services` beside the modules. */
export function writeDeclarations(root: string, outDir: string) {
  const modules = join(outDir, 'modules');
  const compiler = join(root, 'node_modules/.bin/tsc');
  execFileSync(compiler, ['--project', join(root, 'scripts/library'), '--outDir', modules], {
    stdio: 'inherit',
  });
  for (const file of globSync('**/*.d.ts', { cwd: modules })) {
    const path = join(modules, file);
    // Node's resolution wants the name of the module that runs.
    writeFileSync(path, readFileSync(path, 'utf8').replaceAll(relativeImport, '$1.js'));
  }
}

/** Removes the declarations that no entry reaches. Those of styles would need vanilla-extract's types. */
export function removeUnreached(outDir: string, entries: readonly string[]) {
  const kept = new Set<string>();
  const keep = (path: string) => {
    if (kept.has(path) || !existsSync(path)) return;
    kept.add(path);
    for (const [, to = ''] of readFileSync(path, 'utf8').matchAll(/(?:from '|import\(")(\.[^'"]+)\.js['"]/g))
      keep(resolve(path, '..', `${to}.d.ts`));
  };
  for (const entry of entries) keep(resolve(outDir, entry));
  for (const file of globSync('modules/**/*.d.ts', { cwd: outDir }))
    if (!kept.has(resolve(outDir, file))) rmSync(join(outDir, file));
}
