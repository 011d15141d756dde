import { expect, it } from 'vitest';
import { dark, light, type Palette } from './palettes.ts';

/** Relative luminance, WCAG 2.2. */
function luminance(hex: string) {
  const [r, g, b] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
}

function contrast(a: string, b: string) {
  const [high, low] = [luminance(a), luminance(b)].toSorted((x, y) => y - x);
  return (high! + 0.05) / (low! + 0.05);
}

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
  it.each(text)(`${name}: text %s on %s is readable (4.5:1)`, (fore, back) => {
    expect(contrast(palette[fore], palette[back])).toBeGreaterThanOrEqual(4.5);
  });
  it.each(edges)(`${name}: the edge %s shows on %s (3:1)`, (fore, back) => {
    expect(contrast(palette[fore], palette[back])).toBeGreaterThanOrEqual(3);
  });
}
