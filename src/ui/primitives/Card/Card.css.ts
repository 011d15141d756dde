import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { below, radius, space } from '../../theme/scale.ts';

export const card = recipe({
  base: {
    minWidth: 0,
    background: vars.color.surface,
    border: `1px solid ${vars.color.line}`,
  },
  variants: {
    emphasis: {
      plain: { borderRadius: radius.lg, padding: `1.375rem ${space.lg}` },
      raised: { borderRadius: radius.xl, padding: space.xl, boxShadow: vars.shadow.high },
    },
  },
  compoundVariants: [
    { variants: { emphasis: 'plain' }, style: { '@media': { [below('sm')]: { padding: '1.125rem' } } } },
    { variants: { emphasis: 'raised' }, style: { '@media': { [below('sm')]: { padding: space.lg } } } },
  ],
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space.xs} ${space.md}`,
  marginBottom: '0.875rem',
});

/**
 * Negative margins take away the padding of a quiet button: its label ends where the card's content does, and the title's
 * line does not become higher. In a line of its own, below a long title, it ends there too.
 */
export const headAction = style({
  marginBlock: '-0.625rem',
  marginInline: 'auto -1.1875rem',
  // No further than the card's own edge.
  '@media': { [below('sm')]: { marginInlineEnd: '-1.125rem' } },
});
