import { style } from '@vanilla-extract/css';
import { matchParent } from '../../theme/matchParent.ts';
import { vars } from '../../theme/contract.css.ts';
import { space, type, weight } from '../../theme/scale.ts';

export const person = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.md,
  minHeight: '3.5rem',
  marginBlockEnd: space.md,
});

/** Text is cut off at its own end; `match-parent` keeps a right-to-left name beside the picture. */
const oneLine = {
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  textAlign: matchParent,
  whiteSpace: 'nowrap',
  // At a zoom of 400 % there is room below, and none beside it.
  '@media': { 'screen and (max-width: 22rem)': { whiteSpace: 'normal', overflowWrap: 'anywhere' } },
} as const;

export const who = style({ minWidth: 0, flex: 1, display: 'grid' });
export const name = style({ ...oneLine, fontWeight: weight.strong });
export const email = style({ ...oneLine, ...type.small, color: vars.color.muted });

export const facts = style({ ...type.small, display: 'grid', gap: space.xs });
export const fact = style({
  display: 'grid',
  gridTemplateColumns: '6.5rem minmax(0, 1fr)',
  gap: space.md,
});
export const term = style({ color: vars.color.muted });

export const short = style({ ...oneLine, minHeight: type.small.lineHeight });

/** Always four lines high, so that nothing below moves when the text arrives. */
export const long = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 4,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
  height: `calc(4 * ${type.small.lineHeight})`,
});
export const unset = style({ color: vars.color.muted });
