/** `npm run build:lib`: builds the package that other teams install, in dist/lib. */
import { copyFileSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { englishLabels, type Labels } from '../words/english.ts';
import { bundleModules } from './bundle.ts';
import { markClientModules } from './clientModules.ts';
import { writeDeclarations, removeUnreached } from './declarations.ts';
import { inventory } from './inventory.ts';
import { unexportedTypes } from './publicTypes.ts';
import { removeRequirementIds } from './requirementIds.ts';
import { sheetNames, writeSheets } from './sheets.ts';
import { manifest, type RootManifest } from './manifest.ts';

const house = resolve(import.meta.dirname, '../..');

/** The translations of what the components say, without that of the app. */
async function writeTranslations(outDir: string) {
  const own = Object.keys(await englishLabels(join(house, 'src/ui')));
  mkdirSync(join(outDir, 'translations'));
  for (const file of globSync(join(house, 'translations/*.json'))) {
    const { labels } = JSON.parse(readFileSync(file, 'utf8')) as { labels: Labels };
    const ofLibrary = Object.fromEntries(own.map((name) => [name, labels[name]]));
    writeFileSync(join(outDir, 'translations', basename(file)), `${JSON.stringify(ofLibrary, null, 2)}\n`);
  }
}

export async function buildLibrary(outDir: string) {
  rmSync(outDir, { recursive: true, force: true });
  mkdirSync(join(outDir, 'ui'), { recursive: true });
  const write = (file: string, text: string) => writeFileSync(join(outDir, file), text);

  const all = inventory(house);
  const imported = await bundleModules(house, all, outDir);
  markClientModules(outDir);
  writeDeclarations(house, outDir);

  const entries: [name: string, modules: readonly string[]][] = [
    ['ui', [...[...all.ui.values()].flat(), ...all.shared]],
    ...[...all.ui].map(([name, modules]): [string, readonly string[]] => [`ui/${name}`, modules]),
    ['theme', all.theme],
    ['services', all.services],
  ];
  for (const [name, modules] of entries) {
    const path = (module: string) => {
      const to = relative(dirname(name), `modules/${module}.js`);
      return to.startsWith('.') ? to : `./${to}`;
    };
    const text = modules.map((module) => `export * from '${path(module)}';\n`).join('');
    write(`${name}.js`, text);
    // The same text serves as code and as its declarations, which also export the types that their signatures use.
    write(`${name}.d.ts`, text);
    const { missing } = unexportedTypes(outDir, `${name}.d.ts`);
    const types = [...missing].map(
      ([type, file]) => `export type { ${type} } from '${path(file.replace(/^modules\/|\.d\.ts$/g, ''))}';\n`,
    );
    write(`${name}.d.ts`, text + types.join(''));
  }
  removeUnreached(
    outDir,
    entries.map(([name]) => `${name}.d.ts`),
  );
  removeRequirementIds(outDir);

  await writeTranslations(outDir);
  await writeSheets(house, outDir);
  for (const sheet of sheetNames) write(`${sheet}.css.d.ts`, 'export {};\n');
  write(
    'package.json',
    `${JSON.stringify(manifest(JSON.parse(readFileSync(join(house, 'package.json'), 'utf8')) as RootManifest, imported), null, 2)}\n`,
  );
  const readme = readFileSync(join(house, 'docs/library.md'), 'utf8');
  // What lies beside the folder of documentation in the repository lies beside this file in the package.
  write('README.md', readme.replaceAll('](../', ']('));
  for (const file of ['LICENSE', 'CHANGELOG.md']) copyFileSync(join(house, file), join(outDir, file));
  copyFileSync(
    join(house, 'node_modules/@fontsource-variable/hanken-grotesk/LICENSE'),
    join(outDir, 'fonts/LICENSE'),
  );
  return all;
}

if (import.meta.main) {
  const { ui } = await buildLibrary(join(house, 'dist/lib'));
  console.log(`dist/lib: ${ui.size} components, their theme, and the services.`);
}
