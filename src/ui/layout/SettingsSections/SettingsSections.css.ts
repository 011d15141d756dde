import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import {
  below,
  canHover,
  forcedColors,
  layoutSize,
  motion,
  print,
  radius,
  shortScreen,
  space,
  touchTarget,
  type,
  weight,
} from '../../theme/scale.ts';
import { hovered, pressed, stateLayer } from '../../theme/states.ts';

/** Wide enough for the list of sections beside the cards. */
const roomy = '(min-width: 44rem)';

export const frame = style({ containerType: 'inline-size' });

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.xl,
  '@container': { [roomy]: { gridTemplateColumns: '9.5rem minmax(0, 42rem)', alignItems: 'start' } },
  // The list is not printed, and the cards would take its narrow column.
  '@media': { [print]: { display: 'block' } },
});

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.xxs,
  // The first name begins where the cards do.
  marginInlineStart: `calc(-1 * ${space.sm})`,
  '@container': {
    [roomy]: { position: 'sticky', top: space.xl, flexDirection: 'column', alignItems: 'stretch' },
  },
  '@media': { [print]: { display: 'none' }, [shortScreen]: { position: 'static' } },
});

export const item = style({
  maxWidth: '100%',
  overflowWrap: 'anywhere',
  minHeight: touchTarget,
  padding: `0 ${space.sm}`,
  border: 0,
  borderRadius: radius.md,
  background: 'transparent',
  color: vars.color.muted,
  font: 'inherit',
  ...type.small,
  fontWeight: weight.medium,
  textAlign: 'start',
  cursor: 'pointer',
  transition: `background-color ${motion.quick}, color ${motion.quick}`,
  selectors: {
    [pressed]: { background: stateLayer.active },
    '&[aria-current]': { background: vars.color.accentSoft, color: vars.color.accent },
  },
  '@media': {
    [canHover]: { selectors: { [hovered]: { background: stateLayer.hover } } },
    // A background is not drawn there.
    [forcedColors]: { selectors: { '&[aria-current]': { textDecoration: 'underline' } } },
  },
});

export const sections = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.xxl });

export const section = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  overflowWrap: 'anywhere',
  gap: space.md,
  scrollMarginTop: space.xl,
  // Below the bar at the top of a narrow window.
  '@media': { [below('lg')]: { scrollMarginTop: `calc(${layoutSize.topBar} + ${space.md})` } },
});
