import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { space, type } from '../../theme/scale.ts';

const line = { content: '', flex: 1, minWidth: space.md, height: 1, background: vars.color.line } as const;

export const divider = style([
  type.caption,
  {
    display: 'flex',
    alignItems: 'center',
    gap: space.sm,
    paddingBlock: space.xs,
    color: vars.color.muted,
    fontVariantNumeric: 'tabular-nums',
    '::before': line,
    '::after': line,
  },
]);

export const words = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: `0 ${space.xs}`,
  minWidth: 0,
  textAlign: 'center',
  overflowWrap: 'anywhere',
});

globalStyle(`${words} svg`, { width: '1rem', height: '1rem' });
