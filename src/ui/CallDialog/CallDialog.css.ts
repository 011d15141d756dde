import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { radius, space, type, weight } from '../theme/scale.ts';

/** Phones that are held across, or small ones. */
const low = 'screen and (max-height: 780px)';
/** Two buttons beside each other leave their labels little room. */
const narrow = 'screen and (max-width: 389.98px)';
const still = '(prefers-reduced-motion: reduce)';

/** As high in every phase, so that nothing moves when the call begins: what is spoken takes the rest. */
export const body = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space.md,
  minHeight: 'min(40rem, 100dvh - 8.25rem)',
  textAlign: 'center',
  '@media': { [low]: { gap: space.sm } },
});

const spread = keyframes({
  '0%': { transform: 'scale(1)', opacity: 0.55 },
  '100%': { transform: 'scale(1.32)', opacity: 0 },
});
const turn = keyframes({ to: { transform: 'rotate(1turn)' } });
const ring = { content: '""', position: 'absolute', inset: 0, borderRadius: radius.full } as const;

/** Around the avatar: a line when idle, a turning arc while connecting, the accent during the call. */
export const avatar = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  width: '10rem',
  height: '10rem',
  // The waves reach 26 px beyond it.
  marginBlock: `${space.lg} ${space.sm}`,
  borderRadius: radius.full,
  '::before': { ...ring, border: `3px solid ${vars.color.line}` },
  selectors: {
    '&[data-phase="connecting"]::before': {
      borderTopColor: vars.color.accent,
      animation: `${turn} 1.1s linear infinite`,
    },
    '&[data-phase="in-call"]::before': { borderColor: vars.color.accent },
    // K8: two waves in the 2 s.
    '&[data-pulse="true"]::after': {
      ...ring,
      border: `3px solid ${vars.color.accent}`,
      animation: `${spread} 1s ease-out infinite`,
    },
  },
  '@media': {
    [low]: { width: '8rem', height: '8rem', marginBlock: `${space.md} ${space.xxs}` },
    [still]: {
      selectors: {
        '&[data-pulse="true"]::after': { animation: 'none', inset: `calc(-1 * ${space.xs})` },
        '&[data-phase="connecting"]::before': { animation: 'none' },
      },
    },
  },
});

/** Behind the avatar, as wide as the agent is loud. */
export const level = style({
  position: 'absolute',
  inset: '1rem',
  borderRadius: radius.full,
  background: vars.color.accent,
  opacity: 'calc(0.1 + 0.35 * var(--level, 0))',
  transform: 'scale(calc(0.85 + 0.35 * var(--level, 0)))',
  transition: 'transform 100ms linear, opacity 100ms linear',
  '@media': { [low]: { inset: '0.5rem' }, [still]: { transform: 'none' } },
});
export const face = style({ position: 'relative', display: 'grid' });

/** As high as the timer and the line below it: nothing moves between the phases. */
export const status = style({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  flexShrink: 0,
  minHeight: '3.75rem',
  fontWeight: weight.medium,
});
export const timer = style({
  ...type.page,
  fontWeight: weight.strong,
  fontVariantNumeric: 'tabular-nums',
});
export const below = style({
  ...type.caption,
  minHeight: '1.25rem',
  color: vars.color.muted,
  fontWeight: weight.regular,
});

/** What happens and what is said: the notice at the top, the words at the bottom. */
export const stage = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.xs,
  flex: '1 0 5.5rem',
  width: '100%',
  minWidth: 0,
});
export const hint = style({
  ...type.small,
  color: vars.color.muted,
  textWrap: 'balance',
  whiteSpace: 'pre-line',
});
export const captions = style({
  display: 'flex',
  flex: '1 1 3rem',
  minHeight: '2.75rem',
  position: 'relative',
});
/** Taken out of the flow, so that words never make their place higher. */
export const words = style({ position: 'absolute', inset: 0, display: 'flex' });

export const full = style({ width: '100%', textAlign: 'start' });

/** Always in sight, however low the screen. */
export const controls = style({
  position: 'sticky',
  // Over the gap below the dialog, too, where what scrolls would show.
  bottom: `calc(-1 * ${space.md})`,
  zIndex: 1,
  display: 'flex',
  gap: space.sm,
  width: '100%',
  paddingBlock: `${space.xs} ${space.md}`,
  marginBlockEnd: `calc(-1 * ${space.md})`,
  background: vars.color.surface,
  '@media': { [narrow]: { gap: space.xs } },
});
export const control = style({ position: 'relative', flex: 1, minWidth: 0, display: 'grid' });
// 'End call' and 'Unmute' stay on one line.
globalStyle(`${control} > button`, { '@media': { [narrow]: { paddingInline: space.xxs } } });

/** The user's own level, within the mute button. */
export const own = style({
  position: 'absolute',
  insetInline: space.md,
  bottom: '0.375rem',
  pointerEvents: 'none',
});
