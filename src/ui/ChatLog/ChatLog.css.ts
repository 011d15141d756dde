import { style } from '@vanilla-extract/css';
import { space } from '../theme/scale.ts';

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
  padding: space.md,
});

export const jump = style({
  position: 'absolute',
  insetInline: 0,
  bottom: space.sm,
  display: 'flex',
  justifyContent: 'center',
  pointerEvents: 'none',
});
export const jumpButton = style({ pointerEvents: 'auto' });
