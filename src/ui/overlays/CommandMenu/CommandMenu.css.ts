import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { forcedColors, radius, shortScreen, space, touchTarget, type, weight } from '../../theme/scale.ts';
import { stateLayer } from '../../theme/states.ts';

const { color } = vars;

export const input = style({
  width: '100%',
  // The dialog's header would lie over the upper edge of the focus ring.
  marginTop: space.xxs,
  minHeight: touchTarget,
  padding: `${space.xs} ${space.sm}`,
  border: `1px solid ${color.edge}`,
  borderRadius: radius.md,
  background: color.surface,
  color: color.ink,
  font: 'inherit',
  selectors: { '&::placeholder': { color: color.muted, opacity: 1 } },
});

/** Of constant height, so that nothing moves while somebody types. */
export const results = style({
  height: '22rem',
  marginTop: space.sm,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollPaddingBlock: space.xs,
  '@media': { [shortScreen]: { height: '8rem' } },
});

export const groupLabel = style({
  ...type.caption,
  padding: `${space.sm} ${space.sm} ${space.xxs}`,
  color: color.muted,
  fontWeight: weight.medium,
});

export const item = style({
  ...type.small,
  display: 'flex',
  alignItems: 'center',
  gap: space.sm,
  width: '100%',
  minHeight: touchTarget,
  padding: `${space.xs} ${space.sm}`,
  border: 'none',
  borderRadius: radius.md,
  background: 'transparent',
  color: color.ink,
  textAlign: 'start',
  fontWeight: weight.medium,
  cursor: 'pointer',
  userSelect: 'none',
  outline: 'none',
  selectors: {
    '&[aria-selected="true"]': { background: color.accentSoft },
    '&:active': { background: stateLayer.active },
  },
  '@media': {
    [forcedColors]: {
      selectors: { '&[aria-selected="true"]': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
    },
  },
});

export const label = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });
export const keys = style({ ...type.caption, color: color.muted, whiteSpace: 'nowrap' });
