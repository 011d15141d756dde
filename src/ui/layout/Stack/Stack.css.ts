import { recipe } from '@vanilla-extract/recipes';
import { space } from '../../theme/scale.ts';

const gaps = Object.fromEntries(Object.entries(space).map(([name, gap]) => [name, { gap }])) as Record<
  keyof typeof space,
  { gap: string }
>;

export const stack = recipe({
  base: { display: 'flex', minWidth: 0 },
  variants: {
    gap: gaps,
    direction: { column: { flexDirection: 'column' }, row: { flexDirection: 'row' } },
    align: {
      start: { alignItems: 'flex-start' },
      center: { alignItems: 'center' },
      end: { alignItems: 'flex-end' },
      stretch: { alignItems: 'stretch' },
      baseline: { alignItems: 'baseline' },
    },
    justify: {
      start: { justifyContent: 'flex-start' },
      between: { justifyContent: 'space-between' },
      center: { justifyContent: 'center' },
      end: { justifyContent: 'flex-end' },
    },
    wrap: { true: { flexWrap: 'wrap' } },
  },
});
