import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../theme/contract.css.ts';
import { below, layer, motion, radius, space, type } from '../theme/scale.ts';
import { modal } from './Modal.css.ts';

const { color } = vars;
const phone = below('sm');

/**
 * The backdrop as well. It scrolls when the box is higher than the screen, so that the box never has to. Where the browser
 * takes it from the top layer at once, it fades out in its place.
 */
export const dialog = recipe({
  base: [
    modal,
    {
      inset: 0,
      zIndex: layer.dialog,
      display: 'grid',
      paddingBlock: space.md,
      overflow: 'hidden auto',
      overscrollBehavior: 'contain',
      background: color.backdrop,
    },
  ],
  variants: {
    size: {
      small: {},
      medium: { '@media': { [phone]: { padding: 0 } } },
      large: { '@media': { [phone]: { padding: 0 } } },
    },
  },
});

export const box = recipe({
  base: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    margin: 'auto',
    minWidth: 0,
    background: color.surface,
    border: `1px solid ${color.line}`,
    borderRadius: radius.xl,
    boxShadow: vars.shadow.high,
    transition: `translate ${motion.calm}, scale ${motion.calm}`,
    '@starting-style': { translate: '0 0.5rem', scale: '0.985' },
    selectors: { 'dialog:not([open]) > &': { scale: '0.985' } },
  },
  variants: {
    size: {
      small: { width: `min(26rem, 100% - ${space.xl})` },
      medium: { width: `min(34rem, 100% - ${space.xl})` },
      /** Of constant height: what it holds scrolls by itself. */
      large: { width: `min(46rem, 100% - ${space.xl})`, height: `min(46rem, 100dvh - ${space.xxl})` },
    },
  },
  compoundVariants: (['medium', 'large'] as const).map((size) => ({
    variants: { size },
    style: {
      '@media': {
        [phone]: {
          width: '100%',
          minHeight: '100dvh',
          margin: 0,
          border: 0,
          borderRadius: 0,
          paddingBottom: 'env(safe-area-inset-bottom)',
          ...(size === 'large' && { height: '100dvh' }),
        },
      },
    },
  })),
});

export const head = style({
  position: 'sticky',
  top: 0,
  zIndex: 1,
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: space.md,
  padding: space.sm,
  paddingInlineStart: space.lg,
  background: color.surface,
  borderRadius: 'inherit',
});
export const words = style({ display: 'grid', gap: space.xxs, minWidth: 0, paddingBlock: '0.625rem 0' });
export const title = style([type.title, { overflowWrap: 'anywhere' }]);
export const description = style([type.small, { color: color.muted, overflowWrap: 'anywhere' }]);

export const body = style({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 auto',
  minHeight: 0,
  padding: `${space.xxs} ${space.lg} ${space.lg}`,
});

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: space.sm,
  padding: `${space.md} ${space.lg}`,
  borderTop: `1px solid ${color.line}`,
});
