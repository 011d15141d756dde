import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { from, space, type } from '../../theme/scale.ts';

const hairline = `1px solid ${vars.color.line}`;

/** Draws the hairline between two neighbours. The lines above the first and below the last one belong to LandingLayout. */
export const card = style({
  minWidth: 0,
  display: 'flex',
  flexDirection: 'column',
  gap: space.xs,
  paddingBlock: space.xl,
  selectors: { '& + &': { borderTop: hairline } },
  '@media': {
    [from('md')]: {
      paddingInline: space.xl,
      selectors: {
        '&:first-child': { paddingInlineStart: 0 },
        '&:last-child': { paddingInlineEnd: 0 },
        '& + &': { borderTop: 'none', borderInlineStart: hairline },
      },
    },
  },
});

export const icon = style({
  color: vars.color.accent,
  marginBlockEnd: space.xs,
  width: space.lg,
  height: space.lg,
});

export const title = style({ ...type.title });
export const text = style({ color: vars.color.muted, textWrap: 'pretty' });
