import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { radius, space, weight } from '../../theme/scale.ts';

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
