import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { space, type, weight } from '../../theme/scale.ts';

/** Fills its place. `column-reverse` makes it scroll from its end, so that new lines are in sight without any code. */
export const box = style({
  display: 'flex',
  flexDirection: 'column-reverse',
  flex: 1,
  minHeight: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  width: '100%',
  textAlign: 'start',
  maskImage: `linear-gradient(transparent, black ${space.md})`,
  ':focus-visible': { outlineOffset: '-3px', maskImage: 'none' },
});
export const lines = style({ display: 'grid', gap: space.xs, flexShrink: 0, paddingBlockStart: space.sm });
export const line = style({
  ...type.small,
  display: 'grid',
  gridTemplateColumns: '3rem minmax(0, 1fr)',
  gap: space.xs,
  overflowWrap: 'anywhere',
});
export const speaker = style({ color: vars.color.muted, fontWeight: weight.medium });
export const partial = style({ color: vars.color.muted });
