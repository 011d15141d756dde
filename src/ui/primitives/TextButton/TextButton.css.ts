import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { coarsePointer, canHover, motion, radius, touchTarget, weight } from '../../theme/scale.ts';
import { hovered, pressed } from '../../theme/states.ts';

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
      // An invisible layer makes the touch target larger while the line keeps its height.
      '&::after': {
        content: '',
        position: 'absolute',
        // At least `touchTarget` wide: only a word that is shorter gets extra width.
        insetInline: `min(0px, (100% - ${touchTarget}) / 2)`,
        top: '50%',
        height: 'max(100%, 1.5rem)',
        translate: '0 -50%',
      },
      '&:disabled': { color: vars.color.muted, textDecorationColor: 'transparent', cursor: 'not-allowed' },
    },
    '@media': {
      [canHover]: { selectors: { [hovered]: { textDecorationColor: 'currentColor' } } },
      [coarsePointer]: { selectors: { '&::after': { height: `max(100%, ${touchTarget})` } } },
    },
  },
  variants: {
    tone: { accent: { color: vars.color.accent }, muted: { color: vars.color.muted } },
  },
});
