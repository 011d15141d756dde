import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { radius, space } from '../../theme/scale.ts';

export const question = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.xs,
  maxWidth: '84%',
  minWidth: 0,
  marginInlineEnd: 'auto',
  padding: `${space.xs} ${space.sm}`,
  borderInlineStart: `2px solid ${vars.color.line}`,
  borderRadius: radius.sm,
  overflowWrap: 'anywhere',
});

export const answers = style({ display: 'flex', flexWrap: 'wrap', gap: space.xs });
