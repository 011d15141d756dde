import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { space, type } from '../../theme/scale.ts';

/** Below the text and the buttons, as wide as both. The count stands at the end, below the sentence where there is no room. */
export const note = style([
  type.caption,
  {
    flexBasis: '100%',
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    gap: `0 ${space.sm}`,
    padding: `0 ${space.sm} ${space.xs}`,
  },
]);

export const count = style({
  color: vars.color.muted,
  fontVariantNumeric: 'tabular-nums',
  marginInlineStart: 'auto',
});
