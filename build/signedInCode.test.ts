import { expect, it } from 'vitest';
import { signedInCode } from './signedInCode.ts';

/** Who imports whom, statically and dynamically. */
const modules: Record<string, { importedIds: string[]; dynamicallyImportedIds: string[] }> = {
  main: { importedIds: ['button'], dynamicallyImportedIds: ['visitor', 'signed-in'] },
  visitor: { importedIds: ['field'], dynamicallyImportedIds: ['captcha'] },
  captcha: { importedIds: ['spinner'], dynamicallyImportedIds: [] },
  'signed-in': {
    importedIds: ['account', 'button', 'field', 'spinner'],
    dynamicallyImportedIds: ['billing'],
  },
  account: { importedIds: ['query', 'query-pages'], dynamicallyImportedIds: [] },
  'query-pages': { importedIds: [], dynamicallyImportedIds: [] },
  // Two modules that import each other.
  query: { importedIds: ['account'], dynamicallyImportedIds: [] },
  billing: { importedIds: ['account', 'plans'], dynamicallyImportedIds: [] },
};

const shared = signedInCode({ entry: 'main', signedIn: 'signed-in', without: /pages$/ });
const graph = { getModuleInfo: (id: string) => modules[id] ?? null } as Parameters<typeof shared.name>[1];

it.each([
  ['comes with the signed-in view alone', 'query', 'signedInShared'],
  ['the page loads', 'button', null],
  ['a visitor’s view loads', 'field', null],
  ['a visitor’s view loads later', 'spinner', null],
  ['only a later view loads', 'plans', null],
  ['only a later view uses of a package', 'query-pages', null],
])('a module that %s goes into its chunk', (_who, id, chunk) => {
  expect(shared.name(id, graph)).toBe(chunk);
});
