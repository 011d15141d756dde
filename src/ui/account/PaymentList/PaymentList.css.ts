import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { space, type, weight } from '../../theme/scale.ts';

/** Rows are laid out by the list's width, not the window's. */
export const container = style({ containerType: 'inline-size' });

const roomy = '(min-width: 30rem)';

/** One height for rows and their skeletons: two lines of text either way. */
export const row = style({
  display: 'grid',
  gridTemplateAreas: `'name amount' 'date status'`,
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gridTemplateRows: '1.5rem 1.5rem',
  columnGap: space.md,
  alignItems: 'center',
  alignContent: 'center',
  minHeight: '4.25rem',
  paddingBlock: space.sm,
  breakInside: 'avoid',
  selectors: { '& + &': { borderTop: `1px solid ${vars.color.line}` } },
  '@container': {
    [roomy]: {
      gridTemplateAreas: `'name status amount' 'date status amount'`,
      gridTemplateColumns: 'minmax(0, 1fr) minmax(7rem, 0.5fr) minmax(5rem, 0.5fr)',
    },
  },
});

/** Cut off at its own end; a right-to-left name stands where the others do. */
const oneLine = {
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  textAlign: 'match-parent',
  whiteSpace: 'nowrap',
} as const;

export const name = style({ ...oneLine, gridArea: 'name', fontWeight: weight.strong });
export const date = style({ ...oneLine, ...type.small, gridArea: 'date', color: vars.color.muted });
export const status = style({
  ...oneLine,
  gridArea: 'status',
  justifySelf: 'end',
  maxWidth: '12rem',
  display: 'flex',
  '@container': { [roomy]: { justifySelf: 'start' } },
});
export const amount = style({
  ...oneLine,
  gridArea: 'amount',
  maxWidth: '10rem',
  justifySelf: 'end',
  fontVariantNumeric: 'tabular-nums',
  fontWeight: weight.medium,
});
