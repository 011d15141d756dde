import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';

const sources = resolve(import.meta.dirname, '../../src');

/** Optional properties whose type does not say `undefined`. A ReactNode says so itself. */
const refusing = (source: string) =>
  [...source.matchAll(/\b(\w+)\?: ([^;{}()]+)[;}]/g)]
    .filter(([, , type = '']) => !/\bundefined\b|^ReactNode$|^unknown$/.test(type.trim()))
    .map(([, name = '']) => name);

it('a planted property that refuses undefined is found', () => {
  expect(
    refusing('interface A { a?: string; b?: { c?: number }; d?: ReactNode; e?: string | undefined; }'),
  ).toEqual(['a', 'c']);
});

it('an app with exactOptionalPropertyTypes can give undefined to each optional prop of a component [Y5]', () => {
  const found = globSync('ui/*/[A-Z]*/*.tsx', { cwd: sources })
    .filter((file) => /\/[^./]+\.tsx$/.test(file))
    .flatMap((file) =>
      refusing(readFileSync(`${sources}/${file}`, 'utf8')).map((name) => `${file}: ${name}`),
    );
  expect(found).toEqual([]);
});
