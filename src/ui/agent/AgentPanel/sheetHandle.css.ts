import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { forcedColors, motion, radius, shortScreen } from '../../theme/scale.ts';

/** Goes back by itself when it was not pulled far enough. */
export const swipeable = style({
  transition: `translate ${motion.calm}`,
  selectors: { '&[data-swiping]': { transition: 'none' } },
});

/** The sheet's bar with the short line that people know as a handle. */
export const handle = style({
  position: 'relative',
  touchAction: 'none',
  userSelect: 'none',
  '::before': {
    content: '""',
    position: 'absolute',
    insetBlockStart: '0.5rem',
    insetInline: 0,
    width: '2.25rem',
    height: '0.25rem',
    marginInline: 'auto',
    borderRadius: radius.full,
    background: vars.color.edge,
  },
  '@media': {
    [forcedColors]: { '::before': { background: 'CanvasText' } },
    // There the sheet scrolls as a whole, by its bar too.
    [shortScreen]: { touchAction: 'auto', '::before': { display: 'none' } },
  },
});
