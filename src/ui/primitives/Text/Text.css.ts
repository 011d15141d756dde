import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { type, weight } from '../../theme/scale.ts';

export const text = recipe({
  // `isolate`: a right-to-left override inside somebody's name must not reverse the text after the name.
  base: { minWidth: 0, overflowWrap: 'anywhere', unicodeBidi: 'isolate' },
  variants: {
    size: { caption: type.caption, small: type.small, body: type.body, lead: type.lead },
    tone: {
      ink: { color: vars.color.ink },
      muted: { color: vars.color.muted },
      critical: { color: vars.color.critical },
    },
    strong: { true: { fontWeight: weight.strong } },
    numeric: { true: { fontVariantNumeric: 'tabular-nums' } },
    truncate: {
      true: { maxWidth: '100%', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    },
    inline: { true: {} },
  },
  compoundVariants: [
    {
      variants: { truncate: true, inline: true },
      style: { display: 'inline-block', verticalAlign: 'bottom' },
    },
  ],
});
