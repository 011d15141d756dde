import { isBuiltin } from 'node:module';
import { dirname, join } from 'node:path/posix';
import { parseSync, Visitor, type ESTree } from 'vite';
import { rules } from './importRules.ts';

const testPackages = [
  'vitest',
  '@vitest/*',
  'node:*',
  'react-dom',
  'storybook',
  '@storybook/*',
  'msw',
  'fast-check',
];
const isTest = (file: string) => /\.(test|fixture|contract|stories|journey)\.tsx?$/.test(file);

const under = (path: string, place: string) => path === place || path.startsWith(`${place}/`);

/** `@scope/name/deep` → `@scope/name`; every builtin → `node:*`. */
function packageOf(specifier: string) {
  if (isBuiltin(specifier)) return 'node:*';
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}

const allowsPackage = (allowed: readonly string[], name: string) =>
  allowed.some(
    (entry) =>
      entry === '*' || entry === name || (entry.endsWith('/*') && name.startsWith(entry.slice(0, -1))),
  );

const ruleFor = (file: string) =>
  rules
    .filter(({ folder }) => under(file, folder))
    .toSorted((a, b) => b.folder.length - a.folder.length)
    .at(0);

/** Every import of a module: type-only, dynamic, side-effect and re-exported ones included. */
function importsOf(file: string, source: string) {
  const found: string[] = [];
  const add = (node: ESTree.Expression | null) => {
    if (node === null) return;
    found.push(
      node.type === 'Literal' && typeof node.value === 'string'
        ? node.value
        : source.slice(node.start, node.end),
    );
  };
  const { program, errors } = parseSync(file, source);
  if (errors[0]) throw new Error(`${file} cannot be parsed: ${errors[0].message}. Correct its syntax.`);
  new Visitor({
    ImportDeclaration: (node) => add(node.source),
    ExportAllDeclaration: (node) => add(node.source),
    ExportNamedDeclaration: (node) => add(node.source),
    ImportExpression: (node) => add(node.source),
    TSImportType: (node) => add(node.source),
  }).visit(program);
  return found;
}

/** One sentence for each import that the table forbids. */
export function forbiddenImports(file: string, source: string): string[] {
  const rule = ruleFor(file);
  if (!rule)
    return [`${file} lies in no folder of the import table. Move it, or add its folder to the table.`];
  const house = [rule.folder, ...rule.house];
  // A test of the app may use the fakes, and a test of the house its own scripts.
  if (isTest(file) && under(file, 'app')) house.push('mocks', 'server', 'build');
  // Stories show components in other languages. Code that imported a translation would bring it to everybody.
  if (isTest(file) && under(file, 'src/ui')) house.push('translations');
  // A function is tried against the adapter that calls it and the assistant that it calls.
  if (isTest(file) && under(file, 'supabase')) house.push('app/adapters', 'server');
  if (/\.test\.tsx?$/.test(file)) house.push('scripts');
  const packages = isTest(file) ? [...rule.packages, ...testPackages] : rule.packages;

  return importsOf(file, source).flatMap((specifier) => {
    const path = specifier.startsWith('.') && join(dirname(file), specifier.replace(/\?.*$/, ''));
    const allowed = path
      ? house.some((place) => under(path, place))
      : allowsPackage(packages, packageOf(specifier));
    return allowed ? [] : [`${file} imports ${path || specifier}, which ${rule.folder} may not.`];
  });
}
