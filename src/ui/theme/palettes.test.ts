import { expect, it } from 'vitest';
import { contrast } from './contrast.ts';
import { dark, light, moreContrast, type Palette } from './palettes.ts';

const text: [keyof Palette, keyof Palette][] = [
  ...(['paper', 'surface', 'sunken', 'accentSoft'] as const).map(
    (on) => ['ink', on] as [keyof Palette, keyof Palette],
  ),
  ...(['paper', 'surface', 'sunken'] as const).flatMap((on) => [
    ['muted', on] as [keyof Palette, keyof Palette],
    ['accent', on] as [keyof Palette, keyof Palette],
    ['critical', on] as [keyof Palette, keyof Palette],
  ]),
  ['onAccent', 'accent'],
  ['onAccent', 'accentHover'],
  ['accent', 'accentSoft'],
  ['positive', 'positiveSoft'],
  ['caution', 'cautionSoft'],
  ['critical', 'criticalSoft'],
  ['onCritical', 'critical'],
  ['onCritical', 'criticalHover'],
  ['paper', 'ink'],
];
const edges: [keyof Palette, keyof Palette][] = [
  ['edge', 'paper'],
  ['edge', 'surface'],
  ['accent', 'paper'],
  ['accent', 'surface'],
];

for (const [name, palette] of Object.entries({ light, dark })) {
  it.each(text)(`in the ${name} theme, text in %s on %s has a contrast of at least 4.5 : 1`, (fore, back) => {
    expect(contrast(palette[fore], palette[back])).toBeGreaterThanOrEqual(4.5);
  });
  it.each(edges)(
    `in the ${name} theme, an edge in %s on %s has a contrast of at least 3 : 1`,
    (fore, back) => {
      expect(contrast(palette[fore], palette[back])).toBeGreaterThanOrEqual(3);
    },
  );
}

for (const [name, palette] of Object.entries({
  light: { ...light, ...moreContrast.light },
  dark: { ...dark, ...moreContrast.dark },
})) {
  it.each(text)(
    `with more contrast, in the ${name} theme, text in %s on %s has at least 7 : 1 [H6]`,
    (fore, back) => {
      expect(contrast(palette[fore], palette[back])).toBeGreaterThanOrEqual(7);
    },
  );
  it(`with more contrast, in the ${name} theme, edges have at least 4.5 : 1, and lines 3 : 1 [H6]`, () => {
    for (const back of ['paper', 'surface'] as const) {
      expect(contrast(palette.edge, palette[back])).toBeGreaterThanOrEqual(4.5);
      expect(contrast(palette.line, palette[back])).toBeGreaterThanOrEqual(3);
    }
  });
}

it('a contrast is computed of short and long colours, and of nothing else', () => {
  expect(contrast('#000', '#fff')).toBe(21);
  expect(contrast('#000', '#FFFFFF')).toBe(21);
  for (const colour of ['#12', '#12345g', '#00000080', 'white', ''])
    expect(() => contrast(colour, '#ffffff')).toThrow(`'${colour}' is no colour`);
});
