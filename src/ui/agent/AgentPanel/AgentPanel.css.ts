import { keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { contentOverflow } from '../../overlays/Dialog/Dialog.css.ts';
import { keyboardHeightVar, viewportOffsetVar } from '../../overlays/Dialog/Modal.css.ts';
import { vars } from '../../theme/contract.css.ts';
import {
  from,
  canHover,
  zIndex,
  layoutSize,
  motion,
  radius,
  shortScreen,
  space,
  type,
  weight,
} from '../../theme/scale.ts';
import { hovered, pressed, stateLayer } from '../../theme/states.ts';

const { color } = vars;

/** Fills its place; only the conversation in it scrolls, unless the window is too low for that. */
export const column = style({
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  '@media': { [shortScreen]: { height: 'auto', minHeight: '100%', vars: { [contentOverflow]: 'auto' } } },
});

const rise = keyframes({ from: { translate: '0 2rem' } });

/** Covers the page below the top bar, whose button hides it again; beside the sidebar in windows that show one. */
export const screen = style({
  position: 'fixed',
  insetBlockStart: `calc(${layoutSize.topBar} + 1px + var(${viewportOffsetVar}, 0px))`,
  insetBlockEnd: `calc(var(${keyboardHeightVar}, 0px) - var(${viewportOffsetVar}, 0px))`,
  insetInline: 0,
  zIndex: zIndex.screen,
  overflow: 'hidden auto',
  overscrollBehavior: 'contain',
  containerType: 'size',
  background: color.paper,
  outline: 'none',
  '@media': { [from('lg')]: { insetBlockStart: 0, insetInlineStart: layoutSize.sidebar } },
});
/** The sheet itself, which rises from below. */
export const sheet = style({
  display: 'flex',
  flexDirection: 'column',
  minHeight: '100%',
  height: '100%',
  borderRadius: `${radius.xl} ${radius.xl} 0 0`,
  background: color.surface,
  boxShadow: vars.shadow.high,
  paddingBlockEnd: 'env(safe-area-inset-bottom)',
  animation: `${rise} ${motion.calm}`,
  vars: { [contentOverflow]: 'auto' },
  '@media': {
    // The sheet scrolls as a whole: the conversation by itself would have a line or two.
    [shortScreen]: { height: 'auto', vars: { [contentOverflow]: 'visible' } },
    [from('lg')]: { borderRadius: 0 },
  },
});
export const bar = style({
  flexShrink: 0,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: layoutSize.topBar,
  paddingInline: `1.375rem ${space.xs}`,
});
export const barTitle = style({ ...type.title, fontWeight: weight.strong });

/** In the sheet the content is no wider than a conversation can be read. */
const inSheet = `${screen} &`;
const readable = { width: '100%', maxWidth: '46rem', marginInline: 'auto' } as const;

export const head = style({
  flexShrink: 0,
  display: 'grid',
  gap: space.sm,
  padding: `1.375rem 1.375rem ${space.md}`,
  borderBottom: `1px solid ${color.line}`,
  selectors: { [inSheet]: { ...readable, paddingBlockStart: 0 } },
  '@container': {
    // Above a phone's keyboard the conversation needs the room more.
    '(max-height: 30rem)': { selectors: { [`${sheet}:has(textarea:focus) &`]: { display: 'none' } } },
  },
});
export const who = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.sm });
export const name = style({ flex: '1 1 9rem', minWidth: 0, overflowWrap: 'anywhere' });

/** A line of text whose target reaches beyond it: 44 px high, without moving what is around it. */
export const phone = style({
  ...type.small,
  position: 'relative',
  display: 'inline-block',
  maxWidth: '100%',
  padding: 0,
  border: 0,
  background: 'none',
  color: color.muted,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'start',
  overflowWrap: 'anywhere',
  textDecoration: 'underline',
  textDecorationColor: color.line,
  textUnderlineOffset: '0.25em',
  cursor: 'pointer',
  transition: `color ${motion.quick}, text-decoration-color ${motion.quick}`,
  '::after': {
    content: '""',
    position: 'absolute',
    insetInline: `calc(-1 * ${space.xs})`,
    insetBlock: '-0.6875rem',
  },
  selectors: { [pressed]: { color: color.accent } },
  '@media': {
    [canHover]: { selectors: { [hovered]: { color: color.ink, textDecorationColor: 'currentColor' } } },
  },
});

/** Below each other where a word would be broken: in a narrow place, and with a large font. */
export const actions = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(7.5rem, 100%), 1fr))',
  gap: space.xs,
});

export const body = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minHeight: 0,
  paddingInline: `1.375rem ${space.xs}`,
  '@media': { [shortScreen]: { minHeight: '16rem' } },
  selectors: { [inSheet]: readable },
});
/** As the scroller and the content of ChatLog. */
export const introduction = style({
  flex: 1,
  minHeight: 0,
  overflowY: 'auto',
  scrollbarGutter: 'stable',
  paddingBlock: space.sm,
  paddingInlineEnd: space.xs,
});

/** A box of its own, without height while it is empty: a foot that grew upward would count as moved. */
export const aboveFoot = style({
  flexShrink: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.sm,
  paddingInline: '1.375rem',
  selectors: { [inSheet]: readable },
});

export const foot = style({
  flexShrink: 0,
  padding: `${space.sm} 1.375rem 1.375rem`,
  selectors: { [inSheet]: readable },
});

export const chips = style({ display: 'flex', flexWrap: 'wrap', gap: `${space.xxs} ${space.xs}` });
export const chip = style({
  ...type.small,
  position: 'relative',
  minHeight: '2.5rem',
  maxWidth: '100%',
  padding: `${space.xxs} ${space.sm}`,
  border: `1px solid ${color.line}`,
  borderRadius: radius.full,
  background: color.paper,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  transition: `background-color ${motion.quick}`,
  // 44 px high with the gap around it.
  '::after': { content: '""', position: 'absolute', insetInline: 0, insetBlock: '-0.1875rem' },
  selectors: { [pressed]: { background: stateLayer.active } },
  '@media': { [canHover]: { selectors: { [hovered]: { background: color.accentSoft } } } },
});

export const blurbs = style({ display: 'grid', gap: space.lg, paddingBlock: space.xs });
export const blurb = style({ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', gap: space.sm });
export const blurbIcon = style({ color: color.accent, paddingBlockStart: '0.125rem' });
export const blurbTitle = style({ ...type.body, fontWeight: weight.strong });
export const blurbText = style({ ...type.small, color: color.muted });

const appear = keyframes({ from: { opacity: 0 } });

/** In the middle of the conversation's place. */
export const note = recipe({
  base: { ...type.small, margin: 'auto', padding: space.md, color: color.muted, textAlign: 'center' },
  variants: {
    /** Only on a slow line is there time to see it. */
    late: { true: { animation: `${appear} ${motion.calm} 400ms backwards` }, false: {} },
  },
});
