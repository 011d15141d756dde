import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { canHover, motion, radius, space, touchTarget, weight } from '../../theme/scale.ts';
import { hovered, pressed, stateLayer } from '../../theme/states.ts';

/** Font size and colour come from the parent, which is a chat bubble or a page. */
export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '0.6em',
  minWidth: 0,
  overflowWrap: 'anywhere',
});

const within = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(`${root} ${selector}`, rule);

within('ul', { listStyle: 'disc', paddingInlineStart: '1.25em' });
within('ol', { listStyle: 'decimal', paddingInlineStart: '1.5em' });
within('li + li', { marginTop: '0.25em' });
within('li > :is(ul, ol)', { marginTop: '0.25em' });
within('li::marker', { color: vars.color.muted });
within('strong', { fontWeight: weight.strong });
within('code', {
  fontFamily: 'ui-monospace, monospace',
  fontSize: '0.9em',
  padding: '0.1em 0.3em',
  borderRadius: '0.3em',
  background: `color-mix(in oklab, ${vars.color.ink} 8%, transparent)`,
});
within('pre', {
  padding: space.sm,
  borderRadius: radius.md,
  background: `color-mix(in oklab, ${vars.color.ink} 6%, transparent)`,
  whiteSpace: 'pre-wrap',
});
within('pre code', { padding: 0, background: 'none' });
within('blockquote', {
  paddingInlineStart: space.sm,
  borderInlineStart: `2px solid ${vars.color.edge}`,
});
within('hr', { width: '100%', border: 0, borderTop: `1px solid ${vars.color.edge}` });

/** A question to press, of the size of a finger. It breaks lines as the text around it does. */
export const offer = style({
  minHeight: touchTarget,
  maxWidth: '100%',
  padding: `${space.xs} ${space.sm}`,
  border: `1px solid ${vars.color.edge}`,
  borderRadius: radius.lg,
  background: vars.color.paper,
  color: vars.color.ink,
  font: 'inherit',
  textAlign: 'start',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  touchAction: 'manipulation',
  transition: `background-color ${motion.quick}, color ${motion.quick}`,
  selectors: {
    '&[aria-disabled="true"]': { color: vars.color.muted, cursor: 'default' },
    [pressed]: { background: stateLayer.active },
  },
  '@media': {
    [canHover]: { selectors: { [hovered]: { background: vars.color.accentSoft } } },
  },
});
// A list of offers is a group of buttons and needs no bullets.
within(`ul:has(> li > ${offer})`, {
  display: 'grid',
  justifyItems: 'start',
  gap: space.xs,
  listStyle: 'none',
  paddingInlineStart: 0,
});
within(`li:has(> ${offer}) + li`, { marginTop: 0 });
