import { style } from '@vanilla-extract/css';
import { matchParent } from '../../theme/matchParent.ts';
import { vars } from '../../theme/contract.css.ts';
import { print, space, type, weight } from '../../theme/scale.ts';

/** Rows are laid out by the list's width, because the agent's column can make it narrow in a wide window. */
export const container = style({ containerType: 'inline-size' });

const roomy = '(min-width: 30rem)';

/** Rows and their placeholders are equally high: two lines of text. */
export const row = style({
  display: 'grid',
  gridTemplateAreas: `'name amount' 'date status'`,
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gridTemplateRows: 'minmax(1.5rem, auto) 1.5rem',
  columnGap: space.md,
  alignItems: 'center',
  alignContent: 'center',
  minHeight: '4.25rem',
  paddingBlock: space.sm,
  breakInside: 'avoid',
  selectors: { '& + &': { borderTop: `1px solid ${vars.color.line}` } },
  '@container': {
    [roomy]: {
      gridTemplateAreas: `'name status amount' 'date status amount'`,
      gridTemplateColumns: 'minmax(0, 1fr) minmax(7rem, 0.5fr) minmax(5rem, 0.5fr)',
    },
  },
});

/** A bar at the start of the row, and a tint: the bar can also be seen where colours are replaced. */
export const marked = style({
  paddingInline: space.sm,
  borderInlineStart: `3px solid ${vars.color.accent}`,
  background: vars.color.accentSoft,
});

/** Text is cut off at its own end; `match-parent` keeps a right-to-left name aligned with the others. */
const oneLine = {
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  textAlign: matchParent,
  whiteSpace: 'nowrap',
} as const;

export const name = style({ ...oneLine, gridArea: 'name', fontWeight: weight.strong });
export const date = style({ ...oneLine, ...type.small, gridArea: 'date', color: vars.color.muted });
export const status = style({
  ...oneLine,
  gridArea: 'status',
  justifySelf: 'end',
  maxWidth: '12rem',
  display: 'flex',
  '@container': { [roomy]: { justifySelf: 'start' } },
});
/** Never shortened: a sum of which a part is missing is another sum. */
export const amount = style({
  gridArea: 'amount',
  maxWidth: '10rem',
  minWidth: 0,
  justifySelf: 'end',
  textAlign: 'end',
  overflowWrap: 'anywhere',
  fontVariantNumeric: 'tabular-nums',
  fontWeight: weight.medium,
});

/** Below the row, over its whole width. */
export const note = style({
  ...type.small,
  gridColumn: '1 / -1',
  marginTop: space.xxs,
  color: vars.color.muted,
  overflowWrap: 'anywhere',
});

/** Below the row and its note, before what else can be done; at the row's end where there is room. */
export const action = style({
  gridColumn: '1 / -1',
  justifySelf: 'start',
  // Takes away the padding of a quiet button, so that its label starts where the name does.
  marginInlineStart: '-1.1875rem',
  marginBlock: `0 -0.5rem`,
  '@media': { [print]: { display: 'none' } },
  '@container': {
    // Its label ends about where the row does.
    [roomy]: {
      gridArea: 'action',
      justifySelf: 'end',
      marginInline: '0 -0.9375rem',
      marginBlock: '-0.25rem',
    },
  },
});

/** Below the note. The padding of the first quiet button is taken away, so that its label starts where the note does. An action
 * before it takes half a rem of the row below away, which here would be another button's. */
export const noteActions = style({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  marginInlineStart: '-1.1875rem',
  marginBottom: '-0.5rem',
  selectors: { [`${action} + &`]: { marginTop: '0.5rem' } },
  '@media': { [print]: { display: 'none' } },
  '@container': { [roomy]: { selectors: { [`${action} + &`]: { marginTop: 0 } } } },
});

/**
 * Every row of a list in which something can be done keeps the column free, so that amounts stand below each other. Nothing can be
 * done on paper.
 */
export const actionColumn = style({
  '@media': {
    screen: {
      '@container': {
        [roomy]: {
          gridTemplateAreas: `'name status amount action' 'date status amount action'`,
          gridTemplateColumns: 'minmax(0, 1fr) minmax(6.5rem, 0.5fr) minmax(4.5rem, 0.5fr) 8.5rem',
        },
      },
    },
  },
});

export const link = style({ textDecoration: 'none' });
