import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { radius, space, type, weight } from '../theme/scale.ts';

export const body = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space.md,
  textAlign: 'center',
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
    '(prefers-reduced-motion: reduce)': {
      selectors: {
        '&[data-pulse="true"]::after': { animation: 'none', inset: `calc(-1 * ${space.xs})` },
        '&[data-phase="connecting"]::before': { animation: 'none' },
      },
    },
  },
});

/** As high as the timer, the tallest: nothing below moves between the phases. */
export const status = style({
  display: 'grid',
  placeItems: 'center',
  minHeight: '2.5rem',
  fontWeight: weight.medium,
});
export const timer = style({
  ...type.page,
  fontWeight: weight.strong,
  fontVariantNumeric: 'tabular-nums',
});

/** Always three lines high; an error, for which there is no caption, takes its place. */
export const caption = style({
  ...type.small,
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  overflow: 'hidden',
  width: '100%',
  height: `calc(3 * ${type.small.lineHeight})`,
  color: vars.color.muted,
  overflowWrap: 'anywhere',
});

export const full = style({ width: '100%', textAlign: 'start' });

export const controls = style({ display: 'flex', gap: space.sm, width: '100%' });
export const control = style({ flex: 1, minWidth: 0, display: 'grid' });
