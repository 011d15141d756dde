import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const read = (file: string) => readFileSync(file, 'utf8');

it('docs/development.md explains every script in package.json', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Readonly<Record<string, string>> };
  // `pre…` scripts run by themselves.
  const named = Object.keys(scripts).filter((name) => !(name.startsWith('pre') && name.slice(3) in scripts));
  const words = new Set(read('docs/development.md').match(/[\w:]+/g));
  expect(named.filter((name) => !words.has(name))).toEqual([]);
});

it.each(['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md', ...globSync('docs/*.md')])(
  '%s links to files that exist',
  (page) => {
    const links = [...read(page).matchAll(/\]\((?!https?:|#|\?)([^)#\s]+)/g)].map(([, to = '']) => to);
    expect(links.filter((to) => !existsSync(join(dirname(page), to)))).toEqual([]);
  },
);

it('CONTRIBUTING.md names files and folders that exist', () => {
  const named = [
    ...read('CONTRIBUTING.md').matchAll(/`((?:src|app|mocks|stories|supabase|docs|scripts)\/[\w/.-]+)`/g),
  ];
  expect(named.length).toBeGreaterThan(10);
  expect(named.map(([, path = '']) => path).filter((path) => !existsSync(path))).toEqual([]);
});

it('npm test with a word that it does not know runs nothing, and says what there is', () => {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/test.ts', 'Button'], { encoding: 'utf8' });
  expect(status).toBe(1);
  expect(stderr).toMatch(/no part 'Button'.*npm run test:unit -- Button/);
});
