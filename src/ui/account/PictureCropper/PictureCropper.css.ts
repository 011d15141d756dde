import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { radius, shortScreen, space } from '../../theme/scale.ts';

export const root = style({ display: 'grid', justifyItems: 'center', gap: space.md });

/** The part that is used. It is square, whatever the picture's shape. */
export const square = style({
  position: 'relative',
  width: 'min(18rem, 100%)',
  aspectRatio: '1',
  overflow: 'hidden',
  border: `1px solid ${vars.color.edge}`,
  borderRadius: radius.lg,
  background: vars.color.sunken,
  cursor: 'grab',
  // The fingers move the picture, not the page.
  touchAction: 'none',
  selectors: { '&:active': { cursor: 'grabbing' } },
  '@media': { [shortScreen]: { width: 'min(9rem, 100%)' } },
});

export const picture = style({ position: 'absolute', maxWidth: 'none', userSelect: 'none' });

/** How the picture will be shown: round. */
export const ring = style({
  position: 'absolute',
  inset: 0,
  borderRadius: radius.full,
  boxShadow: `0 0 0 20rem ${vars.color.backdrop}`,
  pointerEvents: 'none',
});

export const sliders = style({ display: 'grid', gap: space.xxs, width: 'min(18rem, 100%)' });
