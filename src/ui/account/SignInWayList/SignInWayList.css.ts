import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { space, type, weight } from '../../theme/scale.ts';

/** As high as one way, so that the page does not move when they have loaded. */
export const body = style({ minHeight: '4rem' });

export const list = style({ display: 'grid' });

export const way = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.xs} ${space.sm}`,
  minHeight: '4rem',
  paddingBlock: space.xs,
  selectors: { '& + &': { borderTop: `1px solid ${vars.color.line}` } },
});

export const icon = style({ color: vars.color.muted });

/** The button goes below the words where they would be narrower than this. */
export const words = style({ flex: '1 1 10rem', minWidth: 0, overflowWrap: 'anywhere' });

export const name = style({ fontWeight: weight.medium });

export const facts = style({ ...type.small, color: vars.color.muted, fontVariantNumeric: 'tabular-nums' });
