import type { Palette } from '../../../src/ui/theme/palettes.ts';

type Name = keyof Palette;

/** What each name of the theme contract means. A name without a meaning does not compile. */
const meanings: Readonly<Record<Name, string>> = {
  paper: 'The page',
  surface: 'Cards, dialogs, menus',
  sunken: 'Wells, and what is off',
  ink: 'Text',
  muted: 'Text that matters less',
  line: 'Divides; never bounds a control',
  edge: 'Bounds a control',
  accent: 'What can be pressed',
  accentHover: 'The same under the pointer',
  onAccent: 'Text on accent',
  accentSoft: 'Where one is',
  positive: 'In order',
  positiveSoft: 'Its ground',
  caution: 'Not yet, or worth a look',
  cautionSoft: 'Its ground',
  critical: 'Failed, or destroys',
  criticalHover: 'The same under the pointer',
  onCritical: 'Text on critical',
  criticalSoft: 'Its ground',
  backdrop: 'Over the page, behind a dialog',
  dimmed: 'Paper behind backdrop, as one opaque colour',
};

export const colours = Object.entries(meanings) as readonly [Name, string][];
