import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { from, layer, paper, size, space } from '../../theme/scale.ts';

export const bar = style({
  position: 'sticky',
  top: 0,
  zIndex: layer.bar,
  containerType: 'inline-size',
  borderBottom: `1px solid ${vars.color.line}`,
  background: vars.color.paper,
  '@media': { [from('lg')]: { display: 'none' }, [paper]: { display: 'none' } },
});

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.xs,
  minHeight: size.topBar,
  paddingInline: space.md,
});

/** The first to go when there is no room. */
export const brand = style({
  display: 'none',
  minWidth: 0,
  '@container': { '(min-width: 27rem)': { display: 'block' } },
});
export const end = style({ display: 'flex', alignItems: 'center', gap: space.xs, marginInlineStart: 'auto' });
