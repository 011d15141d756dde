import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { TestProject } from 'vitest/node';
import { blankApp } from './blankApp.ts';
import { brandExample } from './brandExample.ts';
import { buildLibrary } from './build.ts';

/** The library as every test of `npm run test:library` meets it: built and packed once. */
export interface PackedLibrary {
  /** A folder for the tests' own files, removed at the end. */
  work: string;
  /** The built library, before it is packed. */
  lib: string;
  tarball: string;
  /** The packages that whoever installs it gets as well, and their peers. */
  packages: readonly string[];
  /** Where the blank Vite app is, which has the library installed. */
  app: string;
  /** The names of the entries of one component. */
  components: readonly string[];
}

declare module 'vitest' {
  interface ProvidedContext {
    library: PackedLibrary;
  }
}

const house = resolve(import.meta.dirname, '../..');

export async function setup(project: TestProject) {
  const work = mkdtempSync(join(tmpdir(), 'parley-library-'));
  const lib = join(work, 'lib');
  const { ui } = await buildLibrary(lib);
  const packed = execFileSync('npm', ['pack', '--json', '--pack-destination', work], {
    cwd: lib,
    encoding: 'utf8',
  });
  const [{ filename }] = JSON.parse(packed) as [{ filename: string }];
  const tarball = join(work, filename);
  const { dependencies, peerDependencies } = JSON.parse(
    readFileSync(join(lib, 'package.json'), 'utf8'),
  ) as Record<'dependencies' | 'peerDependencies', Record<string, string>>;
  const packages = [...Object.keys(dependencies), ...Object.keys(peerDependencies), '@types/react-dom'];
  const { css } = brandExample(readFileSync(join(house, 'docs/library.md'), 'utf8'));
  const app = join(work, 'app');
  blankApp(app, tarball, house, packages, css);
  project.provide('library', { work, lib, tarball, packages, app, components: [...ui.keys()] });
  return () => rmSync(work, { recursive: true, force: true });
}
