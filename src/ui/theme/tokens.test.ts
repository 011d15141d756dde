import { describe, expect, it } from 'vitest';
import { vars } from './contract.css.ts';
import { colorSchemeVariable } from './libraryNames.ts';
import { dark, light, shadows } from './palettes.ts';
import * as scale from './scale.ts';
import { tokenFiles, tokens, tokensCss, tokensJson, variableOf } from './tokens.ts';

type Tree = Readonly<Record<string, unknown>>;

/** What a tree holds, by the path to it. */
function leaves(tree: unknown, path: readonly string[] = []): [path: string, value: unknown][] {
  if (typeof tree !== 'object' || tree === null || '$value' in tree) return [[path.join('.'), tree]];
  return Object.entries(tree).flatMap(([name, value]) => leaves(value, [...path, name]));
}

/** Media queries are no values that a design tool could hold. */
const queries = [
  'from',
  'below',
  'shortScreen',
  'shortestScreen',
  'coarsePointer',
  'canHover',
  'print',
  'forcedColors',
];
const ofScale = Object.fromEntries(
  Object.entries(scale)
    .filter(([name]) => !queries.includes(name))
    .map(([name, value]) => [name === 'breakpointPx' ? 'breakpoint' : name, value]),
);
const theme = (mode: 'light' | 'dark'): Tree => ({
  color: { light, dark }[mode],
  shadow: shadows[mode],
  ...ofScale,
});

describe('the tokens', () => {
  it.each(['light', 'dark'] as const)(
    'hold every value of the theme in %s, and nothing else [G5]',
    (mode) => {
      const found = tokens.map(({ path, css }) => [path.join('.'), css[mode]]);
      const expected = leaves(theme(mode)).map(([path, value]) => [
        path,
        path.startsWith('breakpoint.') ? `${String(value)}px` : String(value),
      ]);
      expect(Object.fromEntries(found)).toEqual(Object.fromEntries(expected));
      expect(found).toHaveLength(expected.length);
    },
  );

  it('have the names of the contract as CSS variables [G5]', () => {
    const named = tokens
      .filter(({ path: [group] }) => group === 'color' || group === 'shadow')
      .map((token) => [token.path.join('.'), `var(${variableOf(token)})`]);
    expect(named).toEqual(leaves(vars));
  });
});

describe('tokens.json', () => {
  const read = (text: string) => leaves(JSON.parse(text)) as [string, Tree][];

  it.each(Object.entries(tokenFiles()).filter(([name]) => name.endsWith('.json')))(
    '%s has every token with its type and value [G5]',
    (_name, text) => {
      const found = read(text);
      expect(found.map(([path]) => path)).toEqual(tokens.map(({ path }) => path.join('.')));
      const incomplete = found.filter(([, { $type, $value }]) => {
        const value = JSON.stringify($value);
        return typeof $type !== 'string' || !/\d|Hanken/.test(value) || value.includes('null');
      });
      expect(incomplete).toEqual([]);
    },
  );

  it('says colours, lengths, shadows and transitions as the format does [G5]', () => {
    const found = new Map(read(tokensJson('light')).map(([path, { $value }]) => [path, $value]));
    expect(found.get('color.backdrop')).toEqual({
      colorSpace: 'srgb',
      components: [0.1098, 0.1059, 0.0941],
      alpha: 0.502,
      hex: '#1c1b18',
    });
    expect(found.get('space.md')).toEqual({ value: 1, unit: 'rem' });
    expect(found.get('space.none')).toEqual({ value: 0, unit: 'rem' });
    expect(found.get('breakpoint.lg')).toEqual({ value: 1024, unit: 'px' });
    expect(found.get('type.page.fontSize')).toEqual({ value: 2, unit: 'rem' });
    expect(found.get('type.page.letterSpacing')).toEqual({ value: -0.048, unit: 'rem' });
    expect(found.get('shadow.low')).toMatchObject([
      { offsetX: { value: 0, unit: 'px' }, blur: { value: 2, unit: 'px' }, color: { alpha: 0.051 } },
    ]);
    expect(found.get('motion.quick')).toEqual({
      duration: { value: 120, unit: 'ms' },
      delay: { value: 0, unit: 'ms' },
      timingFunction: [0.2, 0, 0.2, 1],
    });
  });

  it('has both modes of a colour, and the dark one alone in a file of its own [G5]', () => {
    const both = new Map(read(tokensJson())).get('color.paper');
    expect(both?.['$extensions']).toMatchObject({
      'parley.modes': { light: { hex: light.paper }, dark: { hex: dark.paper } },
    });
    const alone = new Map(read(tokensJson('dark'))).get('color.paper');
    expect(alone?.['$value']).toMatchObject({ hex: dark.paper });
  });
});

it('tokens.css declares every token at the root, and what differs again for each mode [G5]', () => {
  const declared = tokensCss()
    .split('}\n')
    .map((rule) =>
      [...rule.matchAll(/(--[\w-]+): ([^;]+);/g)]
        .filter(([, name]) => name !== colorSchemeVariable)
        .map(([, name, value]) => `${name} ${value}`),
    );
  const [root, ...modes] = declared.filter((rule) => rule.length > 0);
  expect(root).toEqual(tokens.map((token) => `${variableOf(token)} ${token.css.light}`));
  const changing = tokens.filter(({ css }) => css.light !== css.dark);
  expect(modes).toEqual(
    (['light', 'dark', 'dark'] as const).map((mode) =>
      changing.map((token) => `${variableOf(token)} ${token.css[mode]}`),
    ),
  );
});
