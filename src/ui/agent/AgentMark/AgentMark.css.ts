import { keyframes } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { forcedColors, motion } from '../../theme/scale.ts';

const { color } = vars;

// Each begins and ends with what the state looks like when nothing moves.
const sway = keyframes({ '0%, 100%': { transform: 'scaleY(1)' }, '50%': { transform: 'scaleY(1.5)' } });
const speak = keyframes({
  '0%, 100%': { transform: 'scaleY(1)' },
  '30%': { transform: 'scaleY(0.45)' },
  '65%': { transform: 'scaleY(0.8)' },
});
const wait = keyframes({
  '0%, 60%, 100%': { transform: 'translateY(0)' },
  '30%': { transform: 'translateY(-0.09em)' },
});

const second = '&:nth-child(2)';
const third = '&:nth-child(3)';

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
    border: `0.05em solid ${color.accent}`,
    borderRadius: '0.32em 0.32em 0.32em 0.1em',
    background: color.accent,
    color: color.onAccent,
    lineHeight: 1,
    transition: `background-color ${motion.calm}, color ${motion.calm}`,
    '@media': {
      [forcedColors]: {
        forcedColorAdjust: 'none',
        borderColor: 'CanvasText',
        background: 'CanvasText',
        color: 'Canvas',
      },
    },
  },
  variants: {
    size: {
      small: { fontSize: '1.875rem' },
      medium: { fontSize: '2.5rem' },
      large: { fontSize: '5.5rem' },
    },
    state: {
      idle: {},
      /** Hollow: it is the user's turn. */
      listening: {
        background: color.accentSoft,
        color: color.accent,
        '@media': { [forcedColors]: { background: 'Canvas', color: 'CanvasText' } },
      },
      thinking: {},
      speaking: {},
    },
  },
});

/** One of the three bars. Reduced motion stops them in reset.css.ts; their heights still tell the states apart. */
export const bar = recipe({
  base: {
    width: '0.085em',
    borderRadius: '0.085em',
    background: 'currentColor',
    transition: `height ${motion.calm}`,
    '@media': { [forcedColors]: { forcedColorAdjust: 'none' } },
  },
  variants: {
    state: {
      idle: {
        height: '0.22em',
        selectors: { [second]: { height: '0.44em' }, [third]: { height: '0.3em' } },
      },
      listening: {
        height: '0.2em',
        animation: `${sway} 1.8s ease-in-out infinite`,
        selectors: {
          [second]: { height: '0.3em', animationDelay: '0.3s' },
          [third]: { animationDelay: '0.6s' },
        },
      },
      /** Three dots: nothing is heard or said. */
      thinking: {
        width: '0.115em',
        height: '0.115em',
        animation: `${wait} 1.2s ease-in-out infinite`,
        selectors: { [second]: { animationDelay: '0.15s' }, [third]: { animationDelay: '0.3s' } },
      },
      speaking: {
        height: '0.4em',
        animation: `${speak} 0.9s ease-in-out infinite`,
        selectors: {
          [second]: { height: '0.58em', animationDelay: '-0.35s' },
          [third]: { height: '0.46em', animationDelay: '-0.6s' },
        },
      },
    },
  },
});
