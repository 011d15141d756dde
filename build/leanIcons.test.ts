import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build, type Rolldown } from 'vite';
import { expect, it } from 'vitest';
import { leanIcons } from './leanIcons.ts';

const bell = fileURLToPath(import.meta.resolve('lucide-react')).replace(/\/cjs\/.*/, '/esm/icons/bell.mjs');

const attributes = (code: string) => [...code.matchAll(/\b(\w+): "([^"]*)"/g)].map(([, name]) => name);

it('an icon is built with its lines, and without their keys', async () => {
  expect(attributes(readFileSync(bell, 'utf8'))).toEqual(['name', 'd', 'key', 'd', 'key']);
  const built = (await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [leanIcons()],
    build: {
      write: false,
      minify: false,
      lib: { entry: bell, formats: ['es'] },
      rolldownOptions: { external: /createLucideIcon/ },
    },
  })) as Rolldown.RolldownOutput | Rolldown.RolldownOutput[];
  const [{ output }] = [built].flat() as [Rolldown.RolldownOutput];
  expect(attributes(output[0].code)).toEqual(['name', 'd', 'd']);
});
