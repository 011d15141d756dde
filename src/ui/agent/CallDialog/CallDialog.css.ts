import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { visuallyHidden } from '../../theme/visuallyHidden.css.ts';
import { shortestScreen, shortScreen, radius, space, touchTarget, type, weight } from '../../theme/scale.ts';

/** Low windows, in which the agent's picture is smaller. */
const lower = 'screen and (max-height: 780px)';
/** Narrow windows, in which two buttons beside each other leave little room for their labels. */
const narrow = 'screen and (max-width: 389.98px)';
/** A phone in landscape, where captions and tasks stand beside each other. */
const landscape = `${shortScreen} and (min-width: 40rem)`;
const reducedMotion = '(prefers-reduced-motion: reduce)';

/** Between header and footer. It scrolls as a whole before a call; during one, captions and tasks scroll instead. */
export const body = recipe({
  base: {
    display: 'flex',
    flexDirection: 'column',
    flex: 1,
    gap: space.sm,
    minHeight: 0,
    // The negative margins put the scrollbar at the edge of the dialog.
    marginInline: `calc(-1 * ${space.lg})`,
    marginBlockEnd: `calc(-1 * ${space.lg})`,
    paddingInline: space.lg,
    paddingBlockEnd: space.sm,
    textAlign: 'center',
    '@media': { [shortestScreen]: { flex: 'none' } },
  },
  variants: { inCall: { false: { overflowY: 'auto', alignItems: 'center' }, true: {} } },
});

const spread = keyframes({
  '0%': { transform: 'scale(1)', opacity: 0.55 },
  '100%': { transform: 'scale(1.32)', opacity: 0 },
});
const turn = keyframes({ to: { transform: 'rotate(1turn)' } });
const ring = { content: '""', position: 'absolute', inset: 0, borderRadius: 'inherit' } as const;

const around = { display: 'grid', placeItems: 'center', flexShrink: 0 } as const;
const picture = style({
  ...around,
  position: 'relative',
  borderRadius: radius.full,
  '::before': { ...ring, border: `3px solid ${vars.color.line}` },
  selectors: {
    '&[data-phase="connecting"]::before': {
      borderTopColor: vars.color.accent,
      animation: `${turn} 1.1s linear infinite`,
    },
    '&[data-phase="in-call"]::before': { borderColor: vars.color.accent },
    // Two waves of 1 s each in the 2 s that the pulse lasts.
    '&[data-pulse="true"]::after': {
      ...ring,
      border: `3px solid ${vars.color.accent}`,
      animation: `${spread} 1s ease-out infinite`,
    },
  },
  '@media': {
    [reducedMotion]: {
      selectors: {
        '&[data-pulse="true"]::after': { animation: 'none', inset: `calc(-1 * ${space.xxs})` },
        '&[data-phase="connecting"]::before': { animation: 'none' },
      },
    },
  },
});

/** The ring around the agent's mark: grey when idle, a turning arc while connecting, accent during the call. */
export const avatar = {
  hero: style([
    picture,
    {
      width: '10rem',
      height: '10rem',
      marginBlock: `${space.lg} ${space.sm}`,
      '@media': {
        [lower]: { width: '8rem', height: '8rem', marginBlock: `${space.sm} ${space.xxs}` },
        // On a short screen it would leave no room for the text.
        [shortScreen]: { display: 'none' },
      },
    },
  ]),
  /** The picture in the header during a call. */
  medium: style([
    picture,
    {
      width: '2.5rem',
      height: '2.5rem',
      // The mark's own shape, which is ring enough.
      borderRadius: '32% 32% 32% 10%',
      '::before': { display: 'none' },
    },
  ]),
};

/** Lies behind the mark and grows with the level of the agent's voice. */
export const level = style({
  position: 'absolute',
  inset: '-0.125rem',
  borderRadius: 'inherit',
  background: vars.color.accent,
  opacity: 'calc(0.1 + 0.35 * var(--level, 0))',
  transform: 'scale(calc(0.85 + 0.35 * var(--level, 0)))',
  transition: 'transform 100ms linear, opacity 100ms linear',
  '@media': { [reducedMotion]: { transform: 'none' } },
});
export const face = style({ position: 'relative', display: 'grid' });

/** As high before a call as after it, so that nothing moves. Beside a timer it is there for screen readers alone. */
export const status = recipe({
  base: { flexShrink: 0, fontWeight: weight.medium },
  variants: { timed: { true: [visuallyHidden], false: {} } },
});
export const stage = style({
  ...type.caption,
  minHeight: '1.25rem',
  color: vars.color.muted,
  fontWeight: weight.regular,
});

/** In the header: the length of the call and the quality of the connection. */
export const progress = style({ display: 'flex', flexWrap: 'wrap', columnGap: space.sm });
export const timer = style({
  color: vars.color.ink,
  fontWeight: weight.strong,
  fontVariantNumeric: 'tabular-nums',
});

export const hint = style({
  ...type.small,
  color: vars.color.muted,
  textAlign: 'center',
  textWrap: 'balance',
  whiteSpace: 'pre-line',
});
/** Captions and tasks. Each scrolls by itself, so that neither hides the other. */
export const talk = recipe({
  base: { display: 'flex', flexDirection: 'column', gap: space.sm, width: '100%', textAlign: 'start' },
  variants: {
    inCall: {
      true: {
        flex: '1 1 5rem',
        minHeight: '5rem',
        '@media': { [landscape]: { flexDirection: 'row' }, [shortestScreen]: { flex: 'none' } },
      },
      false: {},
    },
  },
});
export const captions = style({
  display: 'flex',
  flex: '1 1 3rem',
  minWidth: 0,
  minHeight: '3rem',
  '@media': { [shortestScreen]: { flex: '1 0 5rem' } },
});
export const tasks = recipe({
  base: {},
  variants: {
    inCall: {
      true: {
        overflowY: 'auto',
        '@media': { [landscape]: { maxWidth: '50%' }, [shortestScreen]: { overflowY: 'visible' } },
      },
      false: {},
    },
  },
});
/** When the settings are open they shrink and scroll in favour of captions and tasks. */
export const sound = recipe({
  base: { width: '100%' },
  variants: {
    inCall: {
      // The margin and padding leave room for focus rings, which a scroller would cut off.
      true: {
        flex: '0 1 auto',
        minHeight: touchTarget,
        overflowY: 'auto',
        margin: '-0.375rem',
        padding: '0.375rem',
        width: 'auto',
      },
      false: { marginBlockStart: 'auto' },
    },
  },
});

/** Empty it takes no room, nor a gap. */
export const notice = style({ width: '100%', textAlign: 'start', ':empty': { position: 'absolute' } });

/** Composer and controls, below everything that scrolls and so always in sight; side by side in a wide dialog. */
export const foot = style({ display: 'flex', flexWrap: 'wrap', gap: space.sm, width: '100%' });
export const composer = style({ flex: '1 1 16rem', minWidth: 0 });
export const controls = style({
  display: 'flex',
  flex: '1 1 16rem',
  // Below each other where a word would be broken: in a narrow place, and with a large font.
  flexWrap: 'wrap',
  gap: space.sm,
  '@media': { [narrow]: { gap: space.xs } },
});
export const control = style({ position: 'relative', flex: '1 1 7rem', minWidth: 0, display: 'grid' });
// Keeps 'End call' and 'Unmute' on one line.
globalStyle(`${control} > button`, { '@media': { [narrow]: { paddingInline: space.xxs } } });

/** The level of the user's microphone, in the mute button. */
export const own = style({
  position: 'absolute',
  insetInline: space.md,
  bottom: '0.375rem',
  pointerEvents: 'none',
});
