import { expect, it } from 'vitest';
import { tokenFiles } from '../../src/ui/theme/tokens.ts';
import { packageName } from '../../src/ui/packageName.ts';
import { manifest } from './manifest.ts';

const house = {
  version: '1.2.3',
  description: 'A house.',
  license: 'MIT',
  repository: { type: 'git', url: 'git+https://git.example/house.git' },
  homepage: 'https://git.example/house',
  bugs: { url: 'https://git.example/house/issues' },
  dependencies: {
    react: '19.3.1',
    'react-dom': '19.3.1',
    '@base-ui/react': '1.9.0',
    '@sentry/react': '11.0.0',
  },
};

it('the library accepts no React that lacks what it calls, and depends on what its modules import', () => {
  const { peerDependencies, dependencies } = manifest(house, ['@base-ui/react', 'react']);
  expect(peerDependencies).toEqual({ react: '^19.2', 'react-dom': '^19.2', '@types/react': '*' });
  expect(dependencies).toEqual({ '@base-ui/react': '^1.9.0' });
});

it('the library says under which license it is, where its sources are, and where to report a fault [Y1]', () => {
  const { license, repository, homepage, bugs } = house;
  expect(manifest(house, [])).toMatchObject({ license, repository, homepage, bugs });
});

it('the library has a scoped name, and is published for everybody with its provenance [Y1]', () => {
  const { name, publishConfig } = manifest(house, []);
  expect(name).toBe(packageName);
  expect(name).toMatch(/^@[a-z-]+\/[a-z-]+$/);
  expect(publishConfig).toEqual({ access: 'public', provenance: true });
});

it('the library refuses to import a package that nobody would install', () => {
  expect(() => manifest(house, ['left-pad'])).toThrow('The library imports left-pad');
});

it('the library exports each file of tokens [G5]', () => {
  const entries = Object.keys(manifest(house, []).exports);
  expect(entries).toEqual(expect.arrayContaining(Object.keys(tokenFiles()).map((file) => `./${file}`)));
});
