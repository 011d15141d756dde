import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { radius, space } from '../theme/scale.ts';

export const frame = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minHeight: 0,
  height: '100%',
});

export const scroller = style({
  flex: 1,
  minHeight: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollbarGutter: 'stable',
  ':focus-visible': { outlineOffset: '-3px' },
});

export const content = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.sm,
  paddingBlock: space.sm,
  paddingInlineEnd: space.xs,
});

/** Floats over the messages, at the end. */
export const jump = style({
  position: 'absolute',
  bottom: space.sm,
  left: '50%',
  transform: 'translateX(-50%)',
  borderRadius: radius.md,
  background: vars.color.surface,
  boxShadow: vars.shadow.high,
  whiteSpace: 'nowrap',
});
