import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { forcedColors, from, space, type, weight } from '../../theme/scale.ts';

/** As high as the bars and the text, which takes two lines on a phone: the button below must not move while somebody types. */
export const root = style({
  display: 'grid',
  gap: space.xs,
  alignContent: 'start',
  minHeight: '3.75rem',
  '@media': { [from('sm')]: { minHeight: '2.25rem' } },
});

export const bars = style({ display: 'grid', gridTemplateColumns: 'repeat(4, 1fr)', gap: space.xxs });

export const bar = style({
  blockSize: '0.375rem',
  borderRadius: '1rem',
  background: vars.color.line,
  '@media': { [forcedColors]: { border: '1px solid CanvasText' } },
});

const filled = (background: string) => ({
  background,
  '@media': { [forcedColors]: { background: 'Highlight' } },
});
export const fill = styleVariants({
  weak: filled(vars.color.critical),
  fair: filled(vars.color.caution),
  strong: filled(vars.color.positive),
});

export const text = style({ ...type.small, color: vars.color.muted, overflowWrap: 'anywhere' });
export const level = style({ color: vars.color.ink, fontWeight: weight.medium });
