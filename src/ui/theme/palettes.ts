/** The light theme's colours. Hex values only: `palettes.test.ts` computes the contrast of every pair in use. */
export const light = {
  paper: '#faf8f4',
  surface: '#fffefb',
  sunken: '#f2efe8',
  ink: '#1c1b18',
  muted: '#5f5b52',
  line: '#e3ded3',
  edge: '#8a8477',
  accent: '#0c6349',
  accentHover: '#094d39',
  onAccent: '#fdfcf8',
  accentSoft: '#e0efe7',
  positive: '#0c6349',
  positiveSoft: '#e0efe7',
  caution: '#7a5200',
  cautionSoft: '#fbefd3',
  critical: '#a3261b',
  criticalHover: '#841c13',
  onCritical: '#fffefb',
  criticalSoft: '#fae4e0',
  backdrop: '#1c1b1880',
  dimmed: '#8b8a86',
};

/** A colour for each name of the theme contract. */
export type Palette = typeof light;

/** The dark theme's colours. */
export const dark: Palette = {
  paper: '#141512',
  surface: '#1c1d19',
  sunken: '#0f100d',
  ink: '#f3f0e8',
  muted: '#a9a597',
  line: '#33342d',
  edge: '#7d7d71',
  accent: '#6fd3a7',
  accentHover: '#8de2bd',
  onAccent: '#0b2219',
  accentSoft: '#1e3329',
  positive: '#6fd3a7',
  positiveSoft: '#1e3329',
  caution: '#f0c674',
  cautionSoft: '#382d14',
  critical: '#ff9c8f',
  criticalHover: '#ffb5ab',
  onCritical: '#2a0f0b',
  criticalSoft: '#3d1f1b',
  backdrop: '#000000a6',
  dimmed: '#070706',
};

/** What is different for readers who ask for more contrast: text has at least 7 : 1, edges 6 : 1, and lines 3 : 1. */
export const moreContrast = {
  light: {
    muted: '#46433b',
    line: '#8a8477',
    edge: '#5f5b52',
    accent: '#094d39',
    accentHover: '#063a2b',
    positive: '#094d39',
    caution: '#5c3d00',
    critical: '#841c13',
    criticalHover: '#66140d',
  },
  dark: { muted: '#cfccc0', line: '#7d7d71', edge: '#a9a597' },
} satisfies Record<'light' | 'dark', Partial<Palette>>;

/** The shadows of each theme: `low` for what one takes hold of, `high` for what floats. */
export const shadows = {
  light: { low: '0 1px 2px #1c1b180d', high: '0 1px 2px #1c1b180d, 0 12px 32px #1c1b181f' },
  dark: { low: '0 1px 2px #0006', high: '0 1px 2px #0006, 0 16px 40px #000a' },
} as const;
