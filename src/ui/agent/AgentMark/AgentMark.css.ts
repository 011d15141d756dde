import { keyframes } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { forcedColors } from '../../theme/scale.ts';

const sway = keyframes({ '0%, 100%': { transform: 'scaleY(0.6)' }, '50%': { transform: 'scaleY(1)' } });
const speak = keyframes({ '0%, 100%': { transform: 'scaleY(0.5)' }, '50%': { transform: 'scaleY(1.35)' } });
const wait = keyframes({ '0%, 60%, 100%': { opacity: 0.45 }, '30%': { opacity: 1 } });

/** A speech bubble reduced to its one pointed corner, as in Brand. All lengths follow its font size. */
export const mark = recipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '0.08em',
    flexShrink: 0,
    width: '1em',
    height: '1em',
    borderRadius: '0.32em 0.32em 0.32em 0.1em',
    background: vars.color.accent,
    lineHeight: 1,
    '@media': { [forcedColors]: { forcedColorAdjust: 'none', background: 'CanvasText' } },
  },
  variants: { size: { small: { fontSize: '1.875rem' }, medium: { fontSize: '2.5rem' } } },
});

/** One of the three bars. Reduced motion stops them in reset.css.ts; their heights still tell the states apart. */
export const bar = recipe({
  base: {
    width: '0.08em',
    height: '0.24em',
    borderRadius: '0.08em',
    background: vars.color.onAccent,
    selectors: { '&:nth-child(2)': { height: '0.44em' }, '&:nth-child(3)': { height: '0.3em' } },
    '@media': { [forcedColors]: { forcedColorAdjust: 'none', background: 'Canvas' } },
  },
  variants: {
    state: {
      idle: {},
      listening: {
        animation: `${sway} 1.8s ease-in-out infinite`,
        selectors: {
          '&:nth-child(2)': { animationDelay: '-0.6s' },
          '&:nth-child(3)': { animationDelay: '-1.2s' },
        },
      },
      /** Three dots of one height: nothing is heard or said. */
      thinking: {
        height: '0.1em',
        width: '0.1em',
        animation: `${wait} 1.2s linear infinite`,
        selectors: {
          '&:nth-child(2)': { height: '0.1em', animationDelay: '0.2s' },
          '&:nth-child(3)': { height: '0.1em', animationDelay: '0.4s' },
        },
      },
      speaking: {
        height: '0.36em',
        animation: `${speak} 0.7s ease-in-out infinite`,
        selectors: {
          '&:nth-child(2)': { height: '0.44em', animationDelay: '-0.25s' },
          '&:nth-child(3)': { height: '0.4em', animationDelay: '-0.45s' },
        },
      },
    },
  },
});
