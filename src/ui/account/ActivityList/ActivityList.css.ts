import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { space, type, weight } from '../../theme/scale.ts';

/** Entries and their placeholders are at least two lines high. */
export const entry = style({
  display: 'grid',
  gridTemplateColumns: '1.875rem minmax(0, 1fr)',
  alignItems: 'center',
  columnGap: space.sm,
  minHeight: '4rem',
  paddingBlock: space.xs,
  selectors: { '& + &': { borderTop: `1px solid ${vars.color.line}` } },
});

export const mark = style({ display: 'grid', justifyItems: 'center', color: vars.color.muted });

/** Long words break rather than widen the list. */
export const words = style({ minWidth: 0, overflowWrap: 'anywhere' });

export const title = style({ fontWeight: weight.medium });
export const detail = style({ ...type.small });
export const facts = style({ ...type.small, color: vars.color.muted, fontVariantNumeric: 'tabular-nums' });
