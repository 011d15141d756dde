import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { print, space, type, weight } from '../../theme/scale.ts';

export const header = style({ marginBottom: space.xl });
// Takes away the padding of a quiet button, so that its label starts where the title does.
export const action = style({ marginInlineStart: '-1.1875rem', marginBottom: space.xxs });
globalStyle(`[dir="rtl"] ${action} svg`, { transform: 'scaleX(-1)' });
export const title = style({ ...type.page, fontWeight: weight.strong });
export const text = style({
  marginTop: space.xs,
  color: vars.color.muted,
  '@media': { [print]: { display: 'none' } },
});
export const printed = style({
  display: 'none',
  marginTop: space.xs,
  '@media': { [print]: { display: 'block' } },
});
