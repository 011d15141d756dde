import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { radius, space, type, weight } from '../../theme/scale.ts';

const { color } = vars;

export const alert = recipe({
  base: {
    ...type.small,
    display: 'flex',
    gap: space.sm,
    minWidth: 0,
    // Also in a place whose text is in the middle: its mark and its button are at the start.
    textAlign: 'start',
    padding: '0.75rem 0.875rem',
    border: '1px solid transparent',
    borderRadius: radius.md,
    color: color.ink,
  },
  variants: {
    tone: {
      critical: { background: color.criticalSoft },
      caution: { background: color.cautionSoft },
      positive: { background: color.positiveSoft },
      neutral: { background: color.sunken, borderColor: color.line },
    },
  },
});

export const mark = recipe({
  base: { paddingTop: '0.0625rem' },
  variants: {
    tone: {
      critical: { color: color.critical },
      caution: { color: color.caution },
      positive: { color: color.positive },
      neutral: { color: color.muted },
    },
  },
});

export const textAndAction = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.xs} ${space.md}`,
  flex: 1,
  minWidth: 0,
});
export const content = style({ flex: '1 1 12rem', minWidth: 0, overflowWrap: 'anywhere' });
export const title = style({ fontWeight: weight.strong });
