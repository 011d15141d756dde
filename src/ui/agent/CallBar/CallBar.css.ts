import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import {
  canHover,
  forcedColors,
  motion,
  print,
  radius,
  space,
  touchTarget,
  type,
  weight,
} from '../../theme/scale.ts';
import { hovered, pressed } from '../../theme/states.ts';

const { color } = vars;

/** Dark in the light theme and light in the dark one: it stays in sight above whatever the page shows. */
export const bar = style({
  display: 'grid',
  gap: space.xs,
  width: '100%',
  minWidth: 0,
  padding: space.xxs,
  borderRadius: radius.lg,
  background: color.ink,
  color: color.paper,
  boxShadow: vars.shadow.high,
  '@media': {
    [print]: { display: 'none' },
    [forcedColors]: { border: '1px solid CanvasText' },
  },
});

export const row = style({ display: 'flex', alignItems: 'center', gap: space.xxs, minWidth: 0 });

/** What lies on `ink` when pointed at or pressed. */
const over = `color-mix(in oklab, ${color.paper} 14%, transparent)`;
const down = `color-mix(in oklab, ${color.paper} 24%, transparent)`;
const control = {
  minHeight: touchTarget,
  border: 0,
  borderRadius: radius.md,
  background: 'transparent',
  color: 'inherit',
  cursor: 'pointer',
  touchAction: 'manipulation',
  transition: `background-color ${motion.quick}`,
} as const;
/** The ring lies inside: between the buttons there is no room for it. */
const ring = { outlineColor: color.paper, outlineOffset: '-3px' } as const;

/** The mark, the time and the state: a press opens the call's dialog again. */
export const open = style({
  ...control,
  display: 'flex',
  flex: 1,
  alignItems: 'center',
  gap: space.sm,
  minWidth: 0,
  padding: `${space.xxs} ${space.xs}`,
  textAlign: 'start',
  selectors: { [pressed]: { background: down }, '&:focus-visible': ring },
  '@media': { [canHover]: { selectors: { [hovered]: { background: over } } } },
});
export const words = style({ display: 'grid', minWidth: 0, lineHeight: 1.2 });
export const elapsed = style({ fontWeight: weight.strong, fontVariantNumeric: 'tabular-nums' });
/** One line during the call; as many as it needs about a call that has ended. */
export const status = recipe({
  base: { ...type.caption, overflowWrap: 'anywhere' },
  variants: {
    ended: {
      true: { ...type.small },
      false: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    },
  },
});

export const button = recipe({
  base: {
    ...control,
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    minWidth: touchTarget,
    padding: 0,
    selectors: {
      [pressed]: { background: down },
      '&:focus-visible': ring,
      '&:disabled': { opacity: 0.5, cursor: 'not-allowed' },
    },
    '@media': { [canHover]: { selectors: { [hovered]: { background: over } } } },
  },
  variants: {
    tone: {
      plain: {},
      /** A switch that is on. */
      on: {
        background: color.paper,
        color: color.ink,
        '@media': {
          [canHover]: { selectors: { [hovered]: { background: color.sunken } } },
          [forcedColors]: { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' },
        },
        selectors: { '&:focus-visible': { outlineColor: color.ink } },
      },
      end: {
        ...type.small,
        padding: `0 ${space.sm}`,
        background: color.critical,
        color: color.onCritical,
        fontWeight: weight.strong,
        '@media': {
          [canHover]: { selectors: { [hovered]: { background: color.criticalHover } } },
          [forcedColors]: { border: '1px solid ButtonText' },
        },
        selectors: {
          [pressed]: { background: color.criticalHover },
          '&:focus-visible': { outlineColor: color.onCritical },
        },
      },
    },
  },
});

/** Two or three lines of what is said, on the page's own ground. */
export const captions = style({
  display: 'flex',
  height: '6rem',
  minWidth: 0,
  padding: `0 ${space.xs} ${space.xs} ${space.sm}`,
  overflow: 'hidden',
  borderRadius: radius.md,
  background: color.surface,
  color: color.ink,
});

/** The rows behind an answer. On a low window they scroll, so that the bar leaves the page in sight. */
export const rows = style({
  minWidth: 0,
  maxHeight: 'min(16rem, 40dvh)',
  overflowY: 'auto',
  color: color.ink,
  ':empty': { display: 'none' },
});

export const place = style({ display: 'contents' });
