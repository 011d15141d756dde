import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../theme/contract.css.ts';
import { coarse, hover, motion, radius, touch, weight } from '../theme/scale.ts';
import { hovered, pressed } from '../theme/states.ts';

export const textButton = recipe({
  base: {
    position: 'relative',
    maxWidth: '100%',
    padding: 0,
    border: 0,
    borderRadius: radius.sm,
    background: 'none',
    fontWeight: weight.strong,
    textAlign: 'start',
    overflowWrap: 'anywhere',
    textDecorationLine: 'underline',
    textDecorationThickness: '1px',
    textDecorationColor: 'color-mix(in oklab, currentColor 40%, transparent)',
    textUnderlineOffset: '0.22em',
    cursor: 'pointer',
    transition: `text-decoration-color ${motion.quick}, color ${motion.quick}`,
    selectors: {
      [pressed]: { textDecorationColor: 'currentColor' },
      '&:disabled': { color: vars.color.muted, textDecorationColor: 'transparent', cursor: 'not-allowed' },
    },
    '@media': {
      [hover]: { selectors: { [hovered]: { textDecorationColor: 'currentColor' } } },
      // The line stays as high as its text; only what a finger may hit grows.
      [coarse]: {
        selectors: {
          '&::after': {
            content: '',
            position: 'absolute',
            insetInline: '-0.5rem',
            top: '50%',
            height: `max(100%, ${touch})`,
            translate: '0 -50%',
          },
        },
      },
    },
  },
  variants: {
    tone: { accent: { color: vars.color.accent }, muted: { color: vars.color.muted } },
  },
});
