import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const root = `${import.meta.dirname}/../..`;

it('each bad thing at the payment provider that docs/faults.md lists has the test that it names [B5]', () => {
  const page = readFileSync(`${root}/docs/faults.md`, 'utf8');
  const named = [...page.matchAll(/\| `([\w./-]+\.test\.ts)` › (.+?) \|$/gm)];
  expect(named.length).toBeGreaterThan(14);
  const missing = named.filter(
    ([, file = '', title = '']) => !readFileSync(`${root}/${file}`, 'utf8').includes(`'${title} [`),
  );
  expect(missing.map(([row]) => row)).toEqual([]);
});

it('no two migrations have the same number, by which a hosted project knows them [O5]', () => {
  const numbers = readdirSync(`${root}/supabase/migrations`).map((name) => name.slice(0, 14));
  expect(numbers.filter((number, n) => numbers.indexOf(number) !== n)).toEqual([]);
});
