import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { forcedColors, from, radius, layoutSize, space, type, weight } from '../../theme/scale.ts';

export const page = style({
  maxWidth: layoutSize.page,
  marginInline: 'auto',
  paddingInline: 'clamp(1rem, 4vw, 2.5rem)',
});

export const top = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: space.xxxl,
});

export const notice = style({ marginTop: space.sm });

export const hero = style({
  display: 'grid',
  gap: space.xxl,
  alignItems: 'center',
  paddingBlock: `clamp(${space.xl}, 6vw, ${space.huge})`,
  '@media': { [from('lg')]: { gridTemplateColumns: '1.1fr 0.9fr', gap: space.xxxl } },
});

export const words = style({ minWidth: 0 });
export const headline = style({ ...type.display, textWrap: 'balance', outline: 'none' });
export const lead = style({
  ...type.lead,
  color: vars.color.muted,
  maxWidth: '33rem',
  marginBlock: `${space.lg} ${space.xl}`,
  textWrap: 'pretty',
});

export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: space.sm });
export const picture = style({ minWidth: 0 });

export const features = style({
  display: 'grid',
  borderBlock: `1px solid ${vars.color.line}`,
  '@media': { [from('md')]: { gridTemplateColumns: 'repeat(3, 1fr)' } },
});

export const closing = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.lg,
  marginBlock: `clamp(${space.xxl}, 7vw, ${space.huge})`,
  padding: `clamp(${space.xl}, 5vw, ${space.xxxl})`,
  borderRadius: radius.xl,
  background: vars.color.ink,
  color: vars.color.paper,
  '@media': { [forcedColors]: { border: '1px solid CanvasText' } },
});

export const closingTitle = style({ ...type.page, fontWeight: weight.strong });
export const closingText = style({ marginTop: space.xs, opacity: 0.8 });

export const footer = style({
  ...type.small,
  color: vars.color.muted,
  borderTop: `1px solid ${vars.color.line}`,
  paddingBlock: space.lg,
});
