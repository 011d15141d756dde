import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { from, zIndex, print, layoutSize, space } from '../../theme/scale.ts';

export const bar = style({
  position: 'sticky',
  top: 0,
  zIndex: zIndex.bar,
  containerType: 'inline-size',
  borderBottom: `1px solid ${vars.color.line}`,
  background: vars.color.paper,
  '@media': { [from('lg')]: { display: 'none' }, [print]: { display: 'none' } },
});

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.xs,
  minHeight: layoutSize.topBar,
  paddingInline: space.md,
});

/** Hidden first where the bar has no room for everything. */
export const brand = style({
  display: 'none',
  minWidth: 0,
  '@container': { '(min-width: 27rem)': { display: 'block' } },
});
export const end = style({ display: 'flex', alignItems: 'center', gap: space.xs, marginInlineStart: 'auto' });
