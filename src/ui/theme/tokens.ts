import { colorSchemeVariable } from './libraryNames.ts';
import { dark, light, shadows } from './palettes.ts';
import {
  breakpointPx,
  fontFamily,
  layoutSize,
  motion,
  radius,
  space,
  touchTarget,
  type as textStyles,
  weight,
  zIndex,
} from './scale.ts';

export type Mode = 'light' | 'dark';
type TokenType = 'color' | 'shadow' | 'dimension' | 'number' | 'fontFamily' | 'fontWeight' | 'transition';

/** A value that has a name: what design tools call a variable, and CSS a custom property. */
export interface Token {
  /** `['color', 'accent']`. The first part is the group. */
  path: readonly string[];
  type: TokenType;
  /** As CSS says it. Both modes are the same unless it is a colour or a shadow. */
  css: Readonly<Record<Mode, string>>;
  /** As the design tokens format says it. */
  value: Readonly<Record<Mode, unknown>>;
}

/** The CSS variable of a token: `--parley-color-accent`. */
export const variableOf = ({ path }: Pick<Token, 'path'>) => `--${['parley', ...path].join('-')}`;

const round = (value: number) => Math.round(value * 10_000) / 10_000;

/** A colour of three, four, six or eight digits, as parts of the sRGB colour space. */
function colorValue(css: string) {
  const digits = css.slice(1);
  const full = digits.length < 6 ? digits.replaceAll(/./g, '$&$&') : digits;
  const [red = 0, green = 0, blue = 0, alpha = 1] = (full.match(/../g) ?? []).map(
    (part) => Number.parseInt(part, 16) / 255,
  );
  const components = [red, green, blue].map(round);
  return { colorSpace: 'srgb', components, alpha: round(alpha), hex: `#${full.slice(0, 6)}` };
}

/** A length in px or rem; the format has no others. Of a fluid length, `clamp()`, the largest. */
function dimensionValue(css: string) {
  const last = css.match(/-?[\d.]+(?:px|rem)/g)?.at(-1) ?? '0rem';
  return { value: Number.parseFloat(last), unit: last.endsWith('px') ? 'px' : 'rem' };
}

const shadowValue = (css: string) =>
  css.split(', ').map((layer) => {
    const [offsetX = '', offsetY = '', blur = '', color = ''] = layer
      .split(' ')
      .map((part) => (part === '0' ? '0px' : part));
    const [x, y, radiusOfBlur] = [offsetX, offsetY, blur].map(dimensionValue);
    const spread = { value: 0, unit: 'px' };
    return { color: colorValue(color), offsetX: x, offsetY: y, blur: radiusOfBlur, spread };
  });

function transitionValue(css: string) {
  const [duration = 0, ...timingFunction] = (css.match(/[\d.]+/g) ?? []).map(Number);
  return { duration: { value: duration, unit: 'ms' }, delay: { value: 0, unit: 'ms' }, timingFunction };
}

const valueOf: Readonly<Record<TokenType, (css: string) => unknown>> = {
  color: colorValue,
  shadow: shadowValue,
  dimension: dimensionValue,
  number: Number,
  fontFamily: (css) => css.split(', ').map((name) => name.replaceAll("'", '')),
  fontWeight: Number,
  transition: transitionValue,
};

const inModes = (group: string, type: TokenType, values: Readonly<Record<Mode, Record<string, string>>>) =>
  Object.entries(values.light).map(([name, inLight]): Token => {
    const css = { light: inLight, dark: values.dark[name] ?? inLight };
    const value = { light: valueOf[type](css.light), dark: valueOf[type](css.dark) };
    return { path: [group, name], type, css, value };
  });

function same(path: readonly string[], type: TokenType, css: string | number, value?: unknown): Token {
  const text = String(css);
  const said = value ?? valueOf[type](text);
  return { path, type, css: { light: text, dark: text }, value: { light: said, dark: said } };
}

const scale = (
  group: string,
  type: TokenType,
  values: Readonly<Record<string, string | number>>,
  unit = '',
) => Object.entries(values).map(([name, value]) => same([group, name], type, `${value}${unit}`));

/** Apart from each other, because variables of design tools hold a number each. */
const textTokens = Object.entries(textStyles).flatMap(([name, { fontSize, lineHeight, letterSpacing }]) => {
  const { value: size } = dimensionValue(fontSize);
  const spacing = { value: round(Number.parseFloat(letterSpacing) * size), unit: 'rem' };
  return [
    same(['type', name, 'fontSize'], 'dimension', fontSize),
    same(['type', name, 'lineHeight'], lineHeight.endsWith('rem') ? 'dimension' : 'number', lineHeight),
    same(['type', name, 'letterSpacing'], 'dimension', letterSpacing, spacing),
  ];
});

/** Every token of the theme, from the palettes and the scale. Component code uses `vars` and the scale instead. */
export const tokens: readonly Token[] = [
  ...inModes('color', 'color', { light, dark }),
  ...inModes('shadow', 'shadow', shadows),
  ...scale('space', 'dimension', space),
  ...scale('radius', 'dimension', radius),
  ...textTokens,
  same(['fontFamily'], 'fontFamily', fontFamily),
  ...scale('weight', 'fontWeight', weight),
  ...scale('motion', 'transition', motion),
  same(['touchTarget'], 'dimension', touchTarget),
  ...scale('breakpoint', 'dimension', breakpointPx, 'px'),
  ...scale('layoutSize', 'dimension', layoutSize),
  ...scale('zIndex', 'number', zIndex),
];

interface TokenTree {
  [name: string]: unknown;
}

/**
 * The tokens in the W3C's design tokens format. With a mode, its values alone: design tools import a file for each mode. Without
 * one, the values are those of the light mode, and an extension has both.
 */
export function tokensJson(mode?: Mode) {
  const tree: TokenTree = {};
  for (const { path, type, css, value } of tokens) {
    let place = tree;
    for (const name of path.slice(0, -1)) place = (place[name] ??= {}) as TokenTree;
    const both = mode === undefined && css.light !== css.dark;
    place[path.at(-1)!] = {
      $type: type,
      $value: value[mode ?? 'light'],
      ...(css.light.startsWith('clamp') && { $description: `Grows with the window: ${css.light}` }),
      ...(both && { $extensions: { 'parley.modes': value } }),
    };
  }
  return `${JSON.stringify(tree, null, 2)}\n`;
}

/**
 * The tokens as CSS variables, and no other rule. `[data-theme]` or a class chooses the mode. Without one the system does, unless
 * `followsSystem` is false: then it is light. The page's own `color-scheme` stays as it is; a variable says which one fits.
 */
export function tokensCss({ followsSystem = true } = {}) {
  const lines = (mode: Mode, listed: readonly Token[]) => [
    `  ${colorSchemeVariable}: ${mode};`,
    ...listed.map((token) => `  ${variableOf(token)}: ${token.css[mode]};`),
  ];
  const changing = tokens.filter(({ css }) => css.light !== css.dark);
  const rule = (selector: string, body: readonly string[]) => `${selector} {\n${body.join('\n')}\n}\n`;
  const inDark = (query: string, selector: string) =>
    `@media ${query} {\n${rule(selector, lines('dark', changing)).replaceAll(/^(?=.)/gm, '  ')}}\n`;
  const system = inDark('screen and (prefers-color-scheme: dark)', ':root:not([data-theme], .light, .dark)');
  return [
    rule(':root', lines('light', tokens)),
    rule('[data-theme="light"], .light', lines('light', changing)),
    inDark('screen', '[data-theme="dark"], .dark'),
    ...(followsSystem ? [system] : []),
  ].join('\n');
}

/** The files that the library ships, by name. */
export const tokenFiles = () => ({
  'tokens.json': tokensJson(),
  'tokens.light.json': tokensJson('light'),
  'tokens.dark.json': tokensJson('dark'),
  'tokens.css': tokensCss(),
  'tokens.selector.css': tokensCss({ followsSystem: false }),
});
