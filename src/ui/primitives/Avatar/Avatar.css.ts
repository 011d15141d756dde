import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { motion, radius, weight } from '../../theme/scale.ts';

const circle = (side: string, fontSize: string) => ({ width: side, height: side, fontSize });

export const avatar = recipe({
  base: {
    position: 'relative',
    display: 'inline-grid',
    placeItems: 'center',
    flexShrink: 0,
    overflow: 'hidden',
    borderRadius: radius.full,
    background: vars.color.accentSoft,
    color: vars.color.accent,
    fontWeight: weight.strong,
    lineHeight: 1,
    letterSpacing: 0,
    userSelect: 'none',
    // Forced colours drop the background but draw this outline, so that the circle stays visible.
    outline: '1px solid transparent',
    outlineOffset: '-1px',
  },
  variants: {
    size: {
      small: circle('2rem', '0.875rem'),
      medium: circle('2.5rem', '1rem'),
      large: circle('3.5rem', '1.3125rem'),
      hero: circle('7rem', '2.5rem'),
    },
  },
});

export const picture = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  background: vars.color.sunken,
  transition: `opacity ${motion.calm}`,
});
export const pending = style({ opacity: 0 });
