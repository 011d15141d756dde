import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { canHover, motion, radius, space, touchTarget } from '../../theme/scale.ts';
import { hovered, pressed, stateLayer } from '../../theme/states.ts';

const { color } = vars;

/** Looks like the field that it opens. */
export const bar = style({
  display: 'flex',
  alignItems: 'center',
  width: '100%',
  minWidth: 0,
  border: `1px solid ${color.edge}`,
  borderRadius: radius.lg,
  background: color.surface,
  boxShadow: vars.shadow.high,
});

const control = {
  minHeight: '3.25rem',
  border: 0,
  borderRadius: radius.lg,
  background: 'transparent',
  cursor: 'pointer',
  touchAction: 'manipulation',
  transition: `background-color ${motion.quick}`,
  selectors: { [pressed]: { background: stateLayer.active } },
  '@media': { [canHover]: { selectors: { [hovered]: { background: stateLayer.hover } } } },
} as const;

export const ask = style({
  ...control,
  flex: 1,
  minWidth: 0,
  paddingInline: space.md,
  color: color.muted,
  textAlign: 'start',
});
/** Cut off at the end of its line, as in a field. */
export const draft = style({
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const talk = style({
  ...control,
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  width: `calc(${touchTarget} + ${space.xs})`,
  padding: 0,
});
