import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { space } from '../../theme/scale.ts';

export const box = style({ position: 'relative', minWidth: 0 });

export const select = style({
  appearance: 'none',
  paddingInlineEnd: '2.5rem',
  textOverflow: 'ellipsis',
  cursor: 'pointer',
});
globalStyle(`${select} > option`, { background: vars.color.surface, color: vars.color.ink });

export const arrow = style({
  position: 'absolute',
  insetInlineEnd: space.sm,
  top: '50%',
  translate: '0 -50%',
  color: vars.color.muted,
  pointerEvents: 'none',
});
