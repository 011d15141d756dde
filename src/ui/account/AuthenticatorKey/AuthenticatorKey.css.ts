import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { radius, space, type, weight } from '../../theme/scale.ts';
import { matchParent } from '../../theme/matchParent.ts';

export const root = style({ display: 'flex', flexWrap: 'wrap', gap: `${space.md} ${space.lg}` });

export const code = style({
  flex: 'none',
  display: 'block',
  inlineSize: '11rem',
  blockSize: '11rem',
  borderRadius: radius.md,
  border: `1px solid ${vars.color.line}`,
  forcedColorAdjust: 'none',
});

export const text = style({
  flex: '1 1 12rem',
  minWidth: 0,
  display: 'grid',
  gap: space.xs,
  alignContent: 'start',
});

export const label = style({ ...type.small, color: vars.color.muted });

export const key = style({
  fontFamily: 'ui-monospace, monospace',
  fontWeight: weight.medium,
  letterSpacing: '0.04em',
  textAlign: matchParent,
  overflowWrap: 'anywhere',
  userSelect: 'all',
});

/** A gap that is not copied. */
export const four = style({ display: 'inline-block', marginInlineEnd: '0.5em' });

export const status = style({ ...type.small, color: vars.color.muted, minHeight: type.small.lineHeight });
