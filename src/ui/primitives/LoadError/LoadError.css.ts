import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { space, type } from '../../theme/scale.ts';

export const root = style([
  type.small,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `${space.sm} ${space.md}`,
  },
]);
export const message = style({
  display: 'flex',
  gap: space.xs,
  flex: '1 1 12rem',
  minWidth: 0,
  overflowWrap: 'anywhere',
});
export const mark = style({ color: vars.color.critical });
