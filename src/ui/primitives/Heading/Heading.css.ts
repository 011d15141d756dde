import { recipe } from '@vanilla-extract/recipes';
import { type, weight } from '../../theme/scale.ts';

export const heading = recipe({
  base: { fontWeight: weight.strong, minWidth: 0, overflowWrap: 'anywhere', textWrap: 'balance' },
  variants: {
    size: { display: type.display, page: type.page, heading: type.heading, title: type.title },
    focusable: { true: { outline: 'none' } },
  },
});
