import type { Palette } from '../../src/ui/theme/palettes.ts';

const color: Palette = {
  paper: '#f7f8fc',
  surface: '#ffffff',
  sunken: '#eceff7',
  ink: '#14172b',
  muted: '#525873',
  line: '#dadfec',
  edge: '#7a819c',
  accent: '#3b3fd4',
  accentHover: '#2c2fae',
  onAccent: '#ffffff',
  accentSoft: '#e6e7fc',
  positive: '#0a6b4f',
  positiveSoft: '#dcf1e9',
  caution: '#7c4f00',
  cautionSoft: '#fdeecb',
  critical: '#b0183f',
  criticalHover: '#8c1232',
  onCritical: '#ffffff',
  criticalSoft: '#fce3e9',
  backdrop: '#14172b80',
  dimmed: '#858793',
};

/** The theme of an example brand, as docs/library.md prints it; `brandExample.test.ts` compares the two. */
export const acme = {
  color,
  shadow: { low: '0 1px 2px #14172b14', high: '0 1px 2px #14172b14, 0 12px 32px #14172b24' },
};
