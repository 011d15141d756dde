import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { forcedColors, radius, space, type } from '../../theme/scale.ts';

const tail = space.xxs;

export const message = recipe({
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: space.xxs,
    maxWidth: '84%',
    minWidth: 0,
  },
  variants: {
    from: {
      user: { alignItems: 'flex-end', marginInlineStart: 'auto' },
      assistant: { alignItems: 'flex-start', marginInlineEnd: 'auto' },
    },
  },
});

export const bubble = recipe({
  base: {
    ...type.small,
    fontSize: '0.9375rem',
    maxWidth: '100%',
    minHeight: '2.625rem',
    padding: `0.625rem 0.875rem`,
    borderRadius: radius.lg,
    overflowWrap: 'anywhere',
    // Contrast themes drop backgrounds; the border still shows where a message ends.
    '@media': { [forcedColors]: { border: '1px solid CanvasText' } },
  },
  variants: {
    from: {
      user: {
        background: vars.color.accent,
        color: vars.color.onAccent,
        borderEndEndRadius: tail,
        whiteSpace: 'pre-wrap',
      },
      assistant: { background: vars.color.sunken, borderEndStartRadius: tail },
    },
    failed: { true: { background: vars.color.criticalSoft, color: vars.color.critical } },
  },
});

export const footer = style({
  ...type.caption,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  // The hit area of a short action reaches into the gap, by less than half of it.
  columnGap: space.md,
  rowGap: space.xxs,
  color: vars.color.muted,
  fontVariantNumeric: 'tabular-nums',
});

export const spoken = style({ display: 'inline-flex', alignItems: 'center', gap: space.xxs });
globalStyle(`${spoken} svg`, { width: '0.875rem', height: '0.875rem' });

export const unspoken = style({ marginTop: space.xs, color: vars.color.muted });
export const unspokenLabel = style(type.caption);

const breathe = keyframes({ '0%, 60%, 100%': { opacity: 0.3 }, '30%': { opacity: 1 } });

export const dots = style({ display: 'flex', alignItems: 'center', gap: space.xxs, height: '1.375rem' });
export const dot = style({
  width: '0.375rem',
  height: '0.375rem',
  borderRadius: radius.full,
  background: vars.color.muted,
  animation: `${breathe} 1.2s infinite`,
  selectors: {
    '&:nth-child(2)': { animationDelay: '0.15s' },
    '&:nth-child(3)': { animationDelay: '0.3s' },
  },
});
