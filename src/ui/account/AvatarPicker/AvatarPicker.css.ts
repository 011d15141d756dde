import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import {
  below,
  forcedColors,
  canHover,
  motion,
  print,
  radius,
  space,
  touchTarget,
  type,
  weight,
} from '../../theme/scale.ts';
import { visuallyHidden } from '../../theme/visuallyHidden.css.ts';
import { stateLayer } from '../../theme/states.ts';

const { color } = vars;

export const root = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: `${space.md} ${space.lg}`,
  padding: space.md,
  border: `1px dashed ${color.line}`,
  borderRadius: radius.lg,
  transition: `border-color ${motion.quick}, background-color ${motion.quick}`,
});
/** On a phone the picture is smaller, so that the button fits beside it and the form's first field stays in sight. */
globalStyle(`${root} > :first-child`, {
  '@media': { [below('sm')]: { width: '5rem', height: '5rem', fontSize: '1.75rem' } },
});
export const dropping = style({
  borderColor: color.accent,
  borderStyle: 'solid',
  background: color.accentSoft,
});

export const side = style({
  display: 'grid',
  gap: space.xs,
  flex: '1 1 10rem',
  minWidth: 0,
  '@media': { [print]: { display: 'none' } },
});
export const name = style([type.small, { fontWeight: weight.medium }]);
export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: space.xs });

export const input = style([visuallyHidden]);

/** A label that looks like a neutral Button, because a file input cannot be styled. */
export const choose = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xs,
  minHeight: touchTarget,
  padding: `${space.xs} 1.125rem`,
  border: `1px solid ${color.edge}`,
  borderRadius: radius.md,
  fontWeight: weight.medium,
  cursor: 'pointer',
  transition: `background-color ${motion.quick}, border-color ${motion.quick}`,
  '@media': {
    [forcedColors]: {
      selectors: { [`${input}:disabled + &`]: { color: 'GrayText', borderColor: 'GrayText' } },
    },
    [canHover]: {
      selectors: {
        [`${input}:enabled + &:hover:not(:active)`]: {
          background: stateLayer.hover,
          borderColor: color.muted,
        },
      },
    },
  },
  selectors: {
    [`${input}:enabled + &:active`]: { background: stateLayer.active },
    [`${input}:focus-visible + &`]: { outline: `3px solid ${color.accent}`, outlineOffset: '2px' },
    [`${input}:disabled + &`]: {
      background: color.sunken,
      borderColor: color.line,
      color: color.muted,
      cursor: 'not-allowed',
    },
  },
});

/** Its height is always reserved, so that nothing moves when an upload begins. */
export const track = style({ height: '0.25rem', borderRadius: radius.full, overflow: 'hidden' });
export const uploading = style({ background: color.line });
export const bar = style({
  height: '100%',
  borderRadius: 'inherit',
  background: color.accent,
  transition: `inline-size ${motion.calm}`,
  '@media': { [forcedColors]: { forcedColorAdjust: 'none', background: 'Highlight' } },
});
