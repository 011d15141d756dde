import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { forcedColors, radius, space, type, weight } from '../../theme/scale.ts';

const { color } = vars;

export const card = style({
  display: 'flex',
  gap: space.sm,
  width: '100%',
  minWidth: 0,
  padding: '0.875rem',
  border: `1px solid ${color.line}`,
  borderRadius: radius.lg,
  background: color.surface,
  textAlign: 'start',
  ':focus-visible': { outlineOffset: '-3px' },
});

export const mark = recipe({
  base: {
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    width: '2.25rem',
    height: '2.25rem',
    // Contrast themes drop backgrounds but draw this border, so that the circle stays visible.
    border: '1px solid transparent',
    borderRadius: radius.full,
  },
  variants: {
    state: {
      waiting: { background: color.sunken, color: color.muted },
      asked: { background: color.accentSoft, color: color.accent },
      running: { background: color.accentSoft, color: color.accent },
      done: { background: color.positiveSoft, color: color.positive },
      undone: { background: color.sunken, color: color.muted },
      failed: { background: color.criticalSoft, color: color.critical },
      skipped: { background: color.sunken, color: color.muted },
    },
  },
});

export const words = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });
export const title = style([type.small, { fontWeight: weight.strong }]);
export const status = recipe({
  base: { ...type.caption },
  variants: {
    state: {
      waiting: { color: color.muted },
      asked: { color: color.muted },
      running: { color: color.muted },
      done: { color: color.positive },
      undone: { color: color.muted },
      failed: { color: color.critical },
      skipped: { color: color.muted },
    },
  },
});
export const result = style([type.small, { marginTop: space.xs }]);

export const details = style([
  type.small,
  {
    display: 'grid',
    gap: space.xs,
    marginBlock: `${space.xs} 0`,
    padding: `${space.xs} ${space.sm}`,
    borderRadius: radius.sm,
    background: color.sunken,
    '@media': { [forcedColors]: { border: '1px solid CanvasText' } },
  },
]);
export const label = style([type.caption, { color: color.muted }]);
/** What was, and what it becomes: beside each other, or below where there is no room. */
export const change = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space.xs,
  minWidth: 0,
});
export const before = style({ minWidth: 0, color: color.muted, whiteSpace: 'pre-wrap' });
export const arrow = style({
  alignSelf: 'center',
  lineHeight: 0,
  color: color.muted,
  selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
});
globalStyle(`${arrow} svg`, { width: '1rem', height: '1rem' });
/** Shown in full and with its line breaks, because the user agrees to exactly this text. */
export const value = recipe({
  base: { minWidth: 0, whiteSpace: 'pre-wrap' },
  variants: { replaces: { true: { fontWeight: weight.strong } } },
});

export const answers = style({ display: 'flex', flexWrap: 'wrap', gap: space.xs, marginTop: space.sm });
/** On a line of its own below the buttons. */
export const hint = style([type.caption, { flexBasis: '100%', color: color.muted }]);
