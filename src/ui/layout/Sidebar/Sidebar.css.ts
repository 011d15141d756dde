import { createVar, keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { modal } from '../../overlays/Dialog/Modal.css.ts';
import { vars } from '../../theme/contract.css.ts';
import {
  below,
  forcedColors,
  from,
  canHover,
  zIndex,
  motion,
  print,
  radius,
  layoutSize,
  space,
  touchTarget,
  type,
  weight,
} from '../../theme/scale.ts';
import { pressed, stateLayer } from '../../theme/states.ts';
import { waitingLine, waitingMotion } from '../../theme/waiting.ts';

const panel = {
  display: 'flex',
  flexDirection: 'column',
  gap: space.lg,
  padding: `${space.lg} ${space.sm} max(${space.sm}, env(safe-area-inset-bottom))`,
  overflowY: 'auto',
  background: vars.color.paper,
  borderInlineEnd: `1px solid ${vars.color.line}`,
} as const;

/** The panel beside the page, from 1024 px. [V11] */
export const fixed = style({
  ...panel,
  position: 'sticky',
  top: 0,
  width: layoutSize.sidebar,
  height: '100dvh',
  '@media': {
    [below('lg')]: { display: 'none' },
    [print]: { display: 'none' },
    [from('wide')]: { width: layoutSize.sidebarWide },
  },
});

/** The `translateX` of the closed drawer: out of the window, beyond the edge from which it slides in. */
const closedOffset = createVar();

/** The drawer's dialog: covers the page and dims it. [V11] */
export const drawerBackdrop = style([
  modal,
  {
    display: 'block',
    zIndex: zIndex.drawer,
    background: vars.color.backdrop,
    '@media': { [from('lg')]: { display: 'none' } },
  },
]);

export const drawer = style({
  ...panel,
  height: '100%',
  width: `min(${layoutSize.sidebar}, calc(100vw - ${space.xxl}))`,
  boxShadow: vars.shadow.high,
  transition: `transform ${motion.calm}`,
  vars: { [closedOffset]: '-100%' },
  '@starting-style': { transform: `translateX(${closedOffset})` },
  selectors: {
    '[dir="rtl"] &': { vars: { [closedOffset]: '100%' } },
    'dialog:not([open]) > &': { transform: `translateX(${closedOffset})` },
  },
});

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: touchTarget,
  paddingInlineStart: space.sm,
});

export const items = style({ display: 'grid', gap: space.xxs });

export const groupLabel = style({
  ...type.caption,
  padding: `${space.lg} ${space.sm} ${space.xs}`,
  color: vars.color.muted,
  fontWeight: weight.medium,
});

export const item = recipe({
  base: {},
  variants: { narrowOnly: { true: { '@media': { [from('agent')]: { display: 'none' } } } } },
});

export const link = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: space.sm,
  width: '100%',
  minHeight: touchTarget,
  paddingInline: space.sm,
  border: 'none',
  borderRadius: radius.md,
  background: 'transparent',
  color: vars.color.muted,
  fontWeight: weight.medium,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  transition: `background ${motion.quick}, color ${motion.quick}`,
  selectors: {
    [pressed]: { background: stateLayer.active, transitionDuration: '0s' },
    '&[aria-current="page"]': { background: vars.color.accentSoft, color: vars.color.ink },
    '&[aria-busy="true"]': { color: vars.color.ink, cursor: 'progress' },
    // A screen that comes at once is not announced by a flash.
    '&[aria-busy="true"]::after': {
      ...waitingLine(keyframes(waitingMotion)),
      color: vars.color.accent,
      animationDelay: '100ms',
    },
  },
  '@media': {
    [canHover]: {
      selectors: {
        '&:hover:not(:active, [aria-current])': { background: stateLayer.hover, color: vars.color.ink },
      },
    },
    [forcedColors]: {
      selectors: {
        '&[aria-current="page"]': {
          forcedColorAdjust: 'none',
          background: 'Highlight',
          color: 'HighlightText',
        },
      },
    },
  },
});

export const foot = style({ display: 'grid', gap: space.xs, marginBlockStart: 'auto' });

/**
 * Reaches into the panel's padding, so that the icons of quiet buttons, not their invisible edges, stand in line with the user's
 * picture.
 */
export const footer = style({ marginInline: `calc(-1 * ${space.xxs})` });
