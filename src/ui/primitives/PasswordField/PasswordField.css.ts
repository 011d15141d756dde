import { style } from '@vanilla-extract/css';
import { control } from '../Field/Field.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { canHover, radius, type, weight } from '../../theme/scale.ts';
import { hovered, pressed } from '../../theme/states.ts';

/** Room for 'Ausblenden', the longest of its labels. */
const toggleWidth = '4.75rem';

export const frame = style({ position: 'relative', display: 'grid' });

export const input = style([
  control,
  {
    paddingInlineEnd: `calc(${toggleWidth} + 0.25rem)`,
    // Edge has a button of its own that shows the password.
    '::-ms-reveal': { display: 'none' },
  },
]);

export const toggle = style([
  type.small,
  {
    position: 'absolute',
    insetBlock: 0,
    insetInlineEnd: 0,
    width: toggleWidth,
    padding: 0,
    border: 0,
    borderRadius: radius.md,
    background: 'none',
    color: vars.color.accent,
    fontWeight: weight.strong,
    cursor: 'pointer',
    '@media': {
      [canHover]: {
        selectors: { [hovered]: { color: vars.color.accentHover, textDecoration: 'underline' } },
      },
    },
    selectors: {
      '&:focus-visible': { outlineOffset: '-4px' },
      [pressed]: { color: vars.color.ink },
      '&:disabled': { color: vars.color.muted, cursor: 'not-allowed' },
    },
  },
]);
