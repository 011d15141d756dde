import { execFileSync, spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { describe, expect, inject, it } from 'vitest';
import { packageName } from '../../src/ui/packageName.ts';
import { dark, light } from '../../src/ui/theme/palettes.ts';
import { unexportedTypes } from './publicTypes.ts';
import { weigh } from './weigh.ts';

const house = resolve(import.meta.dirname, '../..');
const { app, components, lib, tarball } = inject('library');
const installed = join(app, 'node_modules', packageName);

describe('the package', () => {
  it('has nothing that publint would change', async () => {
    const { messages } = await publint({ pkgDir: installed, strict: true });
    expect(messages).toEqual([]);
  });

  it('gives every entry types that fit what runs, for bundlers and for Node', async () => {
    const result = await checkPackage(createPackageFromTarballData(readFileSync(tarball)), {
      entrypoints: ['.', './theme', './services', ...components.map((name) => `./${name}`)],
    });
    expect(result.types).toBeTruthy();
    const problems = 'problems' in result ? result.problems : [{ kind: 'no types' }];
    // A package of ES modules supports neither `require` nor versions of Node that do not know `exports`.
    const left = problems.filter(
      (problem) =>
        problem.kind !== 'CJSResolvesToESM' &&
        !('resolutionKind' in problem && problem.resolutionKind === 'node10'),
    );
    expect(left).toEqual([]);
  });

  it('says in theme.css what tokens.css, reset.css and fonts.css say [G5]', () => {
    const read = (sheet: string) =>
      readFileSync(join(lib, `${sheet}.css`), 'utf8').replace(/^@layer .*;\n/, '');
    const theme = read('theme');
    for (const sheet of ['tokens', 'reset', 'fonts']) expect(theme).toContain(read(sheet));
    for (const palette of [light, dark])
      for (const [name, value] of Object.entries(palette))
        expect(read('tokens')).toContain(`--parley-color-${name}: ${value};`);
  });

  it('exports every type that a signature of an entry uses, from the same entry [Y5]', () => {
    const entries = ['ui', 'theme', 'services', ...components.map((name) => `ui/${name}`)];
    const found = entries.flatMap((entry) => {
      const { missing, hidden } = unexportedTypes(lib, `${entry}.d.ts`);
      return [...missing.keys(), ...hidden].map((type) => `${entry}: ${type}`);
    });
    expect(found).toEqual([]);
    const exported = readFileSync(join(lib, 'ui.d.ts'), 'utf8');
    for (const type of ['Theme', 'LevelSource', 'CallControlsProps'])
      expect(exported).toContain(`{ ${type} }`);
  });

  it('is compiled for production', () => {
    const files = globSync('modules/**/*.js', { cwd: lib });
    expect(files.filter((file) => readFileSync(join(lib, file), 'utf8').includes('jsxDEV'))).toEqual([]);
  });

  it('ships neither stories nor tests, and no style sheet that a module forgot', () => {
    const files = execFileSync('tar', ['-tzf', tarball], { encoding: 'utf8' }).split('\n');
    expect(
      files.filter(
        (file) => /\.(stories|test|guide|contract)\./.test(file) && !file.includes('theme/contract.'),
      ),
    ).toEqual([]);
    const sheets = files.filter((file) => /modules\/ui\/.*\/.*\.css$/.test(file));
    expect(sheets.length).toBeGreaterThan(40);
    for (const sheet of sheets) {
      const module = readFileSync(
        join(lib, sheet.replace('package/', '').replace(/\.css$/, '.css.js')),
        'utf8',
      );
      expect(module).toContain(`import './${sheet.split('/').at(-1)}';`);
    }
  });
});

describe.each(['bundler', 'node16'])('the types, resolved as by %s', (resolution) => {
  const check = (project: string) =>
    spawnSync(join(house, 'node_modules/.bin/tsc'), ['--project', join(app, `${project}.json`)], {
      encoding: 'utf8',
    });

  it('fit, with every declaration checked', () => {
    expect(check(resolution).stdout).toBe('');
  });

  it('refuse a tone that there is not', () => {
    expect(check(`${resolution}-wrong`).stdout).toContain(`Type '"red"' is not assignable`);
  });
});

describe('one import', () => {
  it('of Button ships Button alone', async () => {
    const { modules, js, css } = await weigh(installed, `export { Button } from '${packageName}';`, {
      own: true,
    });
    expect(modules.filter((name) => !name.startsWith('vendor/')).toSorted()).toEqual([
      'ui/primitives/Button/Button',
      'ui/primitives/Button/Button.css',
      'ui/primitives/Button/preloadHandlers',
      'ui/primitives/Spinner/Spinner',
      'ui/primitives/Spinner/Spinner.css',
      'ui/theme/icon.css',
    ]);
    expect(js.brotli).toBeLessThan(1_500);
    // 500 of them are the base, which is there once, however many components follow, and 90 mirror icons in pages from right to left.
    expect(css.brotli).toBeLessThan(1_400);
  });

  it('of a function of the services ships no component and no style', async () => {
    const { modules, css } = await weigh(
      installed,
      `export { formatMoney } from '${packageName}/services';`,
      {
        own: true,
      },
    );
    expect(modules).toEqual(['services/formats', 'services/money']);
    expect(css.raw).toBe(0);
  });
});
