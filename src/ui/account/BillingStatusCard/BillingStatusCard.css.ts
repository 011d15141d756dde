import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { space, type, weight } from '../../theme/scale.ts';

export const head = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: space.md,
  minHeight: '3.5rem',
  marginBlockEnd: space.md,
});

const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

export const plan = style({ ...oneLine, ...type.page, minWidth: 0, fontWeight: weight.strong });
export const status = style({ flexShrink: 0, maxWidth: '50%', overflow: 'hidden', display: 'flex' });

export const facts = style({
  ...type.small,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.xs,
  marginBlockEnd: space.lg,
});
export const fact = style({ display: 'flex', justifyContent: 'space-between', gap: space.md });
export const term = style({ color: vars.color.muted, flexShrink: 0 });
export const value = style({
  minWidth: 0,
  // In other languages it may need a second line.
  overflowWrap: 'anywhere',
  textAlign: 'end',
  minHeight: type.small.lineHeight,
  fontVariantNumeric: 'tabular-nums',
});
export const unset = style({ color: vars.color.muted });
export const failed = style({ marginBlockEnd: space.lg });
