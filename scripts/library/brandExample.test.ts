import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { vars } from '../../src/ui/theme/contract.css.ts';
import { acme } from '../../stories/docs/acme.ts';
import { brandExample } from './brandExample.ts';

const { css, palette, names } = brandExample(
  readFileSync(resolve(import.meta.dirname, '../../docs/library.md'), 'utf8'),
);

it('fills the contract, name by name', () => {
  const contract = [...Object.values(vars.color), ...Object.values(vars.shadow)];
  expect(names.map((name) => `var(${name})`)).toEqual(contract);
});

it('is the theme that the catalogue shows', () => {
  expect(palette).toEqual(acme.color);
  for (const shadow of Object.values(acme.shadow)) expect(css).toContain(`: ${shadow};`);
});

it('says what is missing when the example has gone', () => {
  expect(() => brandExample('# Nothing')).toThrow("shows no theme 'acme'");
});
