import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { space, type } from '../../theme/scale.ts';

export const group = style({ display: 'grid', gap: space.sm, marginBlockStart: space.lg });

const line = { content: '', flex: 1, borderTop: `1px solid ${vars.color.line}` } as const;

/** The word between two lines. */
export const divider = style({
  ...type.small,
  display: 'flex',
  alignItems: 'center',
  gap: space.sm,
  color: vars.color.muted,
  '::before': line,
  '::after': line,
});
