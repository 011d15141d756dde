import type { Palette } from '../../../src/ui/theme/palettes.ts';

type Name = keyof Palette;

/** Two colours that appear together. `least`: the contrast that WCAG asks for text, or for the edge of a control. */
export interface Pair {
  fore: Name;
  on: Name;
  least: 3 | 4.5;
  use: string;
}

const pair = (fore: Name, on: Name, use: string, least: Pair['least'] = 4.5): Pair => ({
  fore,
  on,
  least,
  use,
});

const grounds = [
  ['paper', 'on the page'],
  ['surface', 'on a card'],
  ['sunken', 'in a well'],
] as const;

/** The pairs that docs/library.md requires of a theme. */
export const pairs: readonly Pair[] = [
  ...grounds.flatMap(([on, where]) => [
    pair('ink', on, `Text ${where}`),
    pair('muted', on, `What matters less ${where}`),
    pair('accent', on, `What can be pressed ${where}`),
    pair('critical', on, `What went wrong ${where}`),
  ]),
  pair('ink', 'accentSoft', 'Text where one is'),
  pair('accent', 'accentSoft', 'The mark of where one is'),
  pair('positive', 'positiveSoft', 'It went well'),
  pair('caution', 'cautionSoft', 'It asks for attention'),
  pair('critical', 'criticalSoft', 'It failed'),
  pair('onAccent', 'accent', 'The one main action'),
  pair('onAccent', 'accentHover', 'The main action under the pointer'),
  pair('onCritical', 'critical', 'What destroys or ends'),
  pair('onCritical', 'criticalHover', 'What destroys, under the pointer'),
  pair('paper', 'ink', 'The closing panel of the landing page'),
  pair('edge', 'paper', 'The edge of a control on the page', 3),
  pair('edge', 'surface', 'The edge of a control on a card', 3),
];
