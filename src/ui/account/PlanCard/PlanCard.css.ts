import { createContainer, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { forcedColors, radius, space, type, weight } from '../../theme/scale.ts';

/** Cards are laid out by the grid's width, because the agent's column can make it narrow in a wide window. */
export const plans = createContainer();
const broad = `${plans} (min-width: 30rem)`;
export const threeAbreast = `${plans} (min-width: 44rem)`;

export const card = recipe({
  base: {
    position: 'relative',
    display: 'grid',
    gap: space.md,
    alignContent: 'start',
    padding: space.lg,
    background: vars.color.surface,
    border: `1px solid ${vars.color.line}`,
    borderRadius: radius.lg,
    '@container': {
      [broad]: {
        gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.1fr)',
        gridTemplateRows: 'auto auto 1fr auto',
        columnGap: space.xl,
      },
      // The cards share five rows, so that prices, features and buttons line up whatever the length of the texts.
      [threeAbreast]: {
        gridTemplateColumns: 'minmax(0, 1fr)',
        gridTemplateRows: 'subgrid',
        gridRow: 'span 5',
      },
    },
  },
  variants: {
    popular: {
      true: { borderColor: vars.color.accent, boxShadow: `inset 0 0 0 1px ${vars.color.accent}` },
    },
  },
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: space.xs,
  minHeight: '1.75rem',
});

export const name = style({ ...type.title, minWidth: 0, overflowWrap: 'anywhere' });

export const price = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: space.xs });
export const amount = style({
  ...type.figure,
  fontWeight: weight.strong,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});
export const interval = style({
  ...type.small,
  minWidth: 0,
  color: vars.color.muted,
  overflowWrap: 'anywhere',
});
export const note = style({
  ...type.small,
  minWidth: 0,
  overflowWrap: 'anywhere',
  fontWeight: weight.medium,
  color: vars.color.positive,
});
export const description = style({ ...type.small, color: vars.color.muted, overflowWrap: 'anywhere' });

export const allowance = recipe({
  base: { display: 'block', marginTop: space.xxs, color: vars.color.ink, fontWeight: weight.medium },
  variants: { visible: { true: {}, false: { visibility: 'hidden' } } },
});

export const features = style({
  ...type.small,
  display: 'grid',
  alignContent: 'start',
  gap: space.xs,
  '@container': {
    [broad]: { gridColumn: 2, gridRow: '1 / -1' },
    [threeAbreast]: { gridColumn: 'auto', gridRow: 'auto' },
  },
});

export const feature = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space.xs,
  overflowWrap: 'anywhere',
});
export const check = style({
  width: '1rem',
  height: '1.375rem',
  color: vars.color.accent,
  // In contrast themes browsers keep a colour that is set on an SVG.
  '@media': { [forcedColors]: { color: 'CanvasText' } },
});

export const action = style({ alignSelf: 'end' });
