import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import {
  from,
  canHover,
  zIndex,
  motion,
  radius,
  layoutSize,
  space,
  touchTarget,
  type,
  weight,
} from '../../theme/scale.ts';
import { hovered, pressed, stateLayer } from '../../theme/states.ts';

export const column = style({ padding: `${space.xl} ${space.lg}`, minHeight: '100%' });

/** Covers the page below the top bar, whose button hides it again; beside the sidebar in windows that show one. */
export const screen = style({
  position: 'fixed',
  insetBlock: `calc(${layoutSize.topBar} + 1px) 0`,
  insetInline: 0,
  zIndex: zIndex.screen,
  display: 'flex',
  flexDirection: 'column',
  background: vars.color.surface,
  outline: 'none',
  '@media': { [from('lg')]: { insetBlockStart: 0, insetInlineStart: layoutSize.sidebar } },
});
export const bar = style({
  flexShrink: 0,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: layoutSize.topBar,
  paddingInline: `${space.md} ${space.xs}`,
  borderBottom: `1px solid ${vars.color.line}`,
});
export const barTitle = style({ ...type.title, fontWeight: weight.strong });
export const scroller = style({
  flex: 1,
  minHeight: 0,
  overflowY: 'auto',
  padding: `${space.lg} ${space.md} max(${space.lg}, env(safe-area-inset-bottom))`,
});

export const panel = style({
  display: 'grid',
  gap: space.lg,
  width: '100%',
  maxWidth: '30rem',
  marginInline: 'auto',
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: space.xs,
});

export const phone = style({
  ...type.heading,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.sm,
  width: '100%',
  minHeight: touchTarget,
  marginBlockStart: space.sm,
  padding: `${space.sm} ${space.md}`,
  border: `1px solid ${vars.color.edge}`,
  borderRadius: radius.md,
  background: 'transparent',
  fontWeight: weight.strong,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'start',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  transition: `background ${motion.quick}`,
  selectors: { [pressed]: { background: stateLayer.active, transitionDuration: '0s' } },
  '@media': { [canHover]: { selectors: { [hovered]: { background: stateLayer.hover } } } },
});
export const phoneIcon = style({ color: vars.color.accent });

export const actions = style({ display: 'grid', gap: space.sm });

export const blurbs = style({
  display: 'grid',
  gap: space.lg,
  paddingBlockStart: space.lg,
  borderTop: `1px solid ${vars.color.line}`,
});
export const blurb = style({ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', gap: space.sm });
export const blurbIcon = style({ color: vars.color.accent, paddingBlockStart: '0.125rem' });
export const blurbTitle = style({ ...type.body, fontWeight: weight.strong });
export const blurbText = style({ ...type.small, color: vars.color.muted });
