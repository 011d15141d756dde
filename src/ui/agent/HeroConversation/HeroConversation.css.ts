import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { canHover, motion, radius, space, touchTarget, type, weight } from '../../theme/scale.ts';
import { hovered, pressed, stateLayer } from '../../theme/states.ts';

const { color } = vars;

/** How an answer appears: `typed` or `at-once`. */
export const answerPace = '--answer-pace';

export const panel = style({
  display: 'grid',
  gap: space.md,
  padding: `clamp(${space.md}, 4vw, ${space.lg})`,
  background: color.surface,
  border: `1px solid ${color.line}`,
  borderRadius: radius.xl,
  boxShadow: vars.shadow.high,
});

export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.sm,
  paddingBlockEnd: space.md,
  borderBlockEnd: `1px solid ${color.line}`,
});
export const name = style({ flex: 1, minWidth: 0 });
export const title = style({ ...type.title, fontWeight: weight.strong });
export const note = style({ ...type.caption, color: color.muted });

/** All exchanges lie in one cell, which is as high as the highest of them. */
export const stage = style({ display: 'grid' });
const exchange = style({
  gridArea: '1 / 1',
  minWidth: 0,
  display: 'grid',
  gap: space.sm,
  alignContent: 'start',
});
export const room = style([exchange, { visibility: 'hidden' }]);
export const shown = exchange;

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.xxs} ${space.sm}`,
  padding: `${space.sm} ${space.md}`,
  border: `1px solid ${color.line}`,
  borderRadius: radius.lg,
  background: color.paper,
});
export const rowWords = style({ flex: '1 1 auto' });
export const rowTitle = style({ ...type.small, fontWeight: weight.strong });
export const figure = style({ fontWeight: weight.strong, fontVariantNumeric: 'tabular-nums' });

export const questions = style({ display: 'flex', flexWrap: 'wrap', gap: space.xs });
export const question = style({
  ...type.small,
  minHeight: touchTarget,
  maxWidth: '100%',
  padding: `${space.xs} ${space.md}`,
  border: `1px solid ${color.edge}`,
  borderRadius: radius.full,
  background: 'transparent',
  textAlign: 'start',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  touchAction: 'manipulation',
  transition: `background-color ${motion.quick}, border-color ${motion.quick}`,
  // HeroConversation.tsx reads it: with reduced motion an answer is there at once.
  vars: { [answerPace]: 'typed' },
  selectors: { [pressed]: { background: stateLayer.active } },
  '@media': {
    '(prefers-reduced-motion: reduce)': { vars: { [answerPace]: 'at-once' } },
    [canHover]: { selectors: { [hovered]: { background: color.accentSoft, borderColor: color.accent } } },
  },
});
