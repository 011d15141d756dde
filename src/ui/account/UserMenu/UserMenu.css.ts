import { style } from '@vanilla-extract/css';
import { matchParent } from '../../theme/matchParent.ts';
import { canHover, motion, radius, space, type, weight } from '../../theme/scale.ts';
import { vars } from '../../theme/contract.css.ts';
import { hovered, pressed, stateLayer } from '../../theme/states.ts';

export const trigger = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.sm,
  width: '100%',
  minHeight: '3.75rem',
  padding: space.xs,
  border: 'none',
  borderRadius: radius.md,
  background: 'transparent',
  textAlign: 'start',
  cursor: 'pointer',
  transition: `background ${motion.quick}`,
  selectors: {
    '&[aria-expanded="true"]': { background: stateLayer.hover },
    // Without a transition the press is visible in the next frame.
    [pressed]: { background: stateLayer.active, transitionDuration: '0s' },
  },
  '@media': { [canHover]: { selectors: { [hovered]: { background: stateLayer.hover } } } },
});

/** Text is cut off at its own end; `match-parent` keeps a right-to-left name beside the picture. */
const oneLine = {
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  textAlign: matchParent,
  whiteSpace: 'nowrap',
} as const;

export const who = style({ display: 'grid', flex: 1, minWidth: 0 });
export const name = style({ ...type.small, ...oneLine, fontWeight: weight.strong });
export const email = style({ ...type.caption, ...oneLine, color: vars.color.muted });
/** The icon has empty space at its sides, so the address, which is often long, may come closer. */
export const arrow = style({ marginInlineStart: `calc(-1 * ${space.xs})`, color: vars.color.muted });
