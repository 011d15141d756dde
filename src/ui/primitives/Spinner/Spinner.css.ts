import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { iconSlot } from '../../theme/icon.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { space, type } from '../../theme/scale.ts';

const turn = keyframes({ to: { rotate: '360deg' } });

export const root = style({
  display: 'inline-flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space.md,
});

const ring = style({ flexShrink: 0, animation: `${turn} 800ms linear infinite` });

export const size = styleVariants({
  small: [
    ring,
    {
      width: '1.125rem',
      height: '1.125rem',
      // In place of an icon it is as large as one.
      selectors: { [`${iconSlot} > ${root} > &`]: { width: '1.25rem', height: '1.25rem' } },
    },
  ],
  large: [ring, { width: '2.25rem', height: '2.25rem', color: vars.color.accent }],
});

export const label = style([type.small, { color: vars.color.muted }]);
