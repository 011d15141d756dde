import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../src/ui/theme/contract.css.ts';
import { radius, space, type, weight } from '../src/ui/theme/scale.ts';

export const lead = style({ ...type.body, margin: `0 0 ${space.md}`, color: vars.color.ink });

export const table = style({
  ...type.small,
  width: '100%',
  margin: `0 0 ${space.lg}`,
  borderCollapse: 'collapse',
  color: vars.color.ink,
});
export const row = style({ borderBottom: `1px solid ${vars.color.line}` });
export const name = style({
  width: '30%',
  padding: `${space.sm} ${space.md} ${space.sm} 0`,
  fontWeight: weight.strong,
  textAlign: 'start',
  verticalAlign: 'top',
});
export const text = style({ padding: `${space.sm} 0`, verticalAlign: 'top' });

export const pair = style({
  display: 'grid',
  gap: space.lg,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 20rem), 1fr))',
  margin: `0 0 ${space.lg}`,
});
export const advice = style({
  display: 'grid',
  alignContent: 'start',
  gap: space.sm,
  minWidth: 0,
});
export const example = style({
  padding: space.lg,
  minWidth: 0,
  overflow: 'auto',
  borderRadius: radius.lg,
  background: vars.color.surface,
  color: vars.color.ink,
  selectors: {
    '&[data-kind="do"]': { borderBlockEnd: `3px solid ${vars.color.positive}` },
    '&[data-kind="dont"]': { borderBlockEnd: `3px solid ${vars.color.critical}` },
  },
});
export const caption = style({ ...type.small, margin: 0, color: vars.color.ink });

const phone = 'screen and (max-width: 600px)';

export const props = style({});
/** Storybook's own styles are more specific than one class. */
const tableOfProps = `${props} table.docblock-argstable`;
globalStyle(`${tableOfProps}, ${tableOfProps} :is(tbody, tr, td)`, {
  '@media': { [phone]: { display: 'block', width: 'auto', minWidth: 0 } },
});
globalStyle(`${tableOfProps} thead`, { '@media': { [phone]: { display: 'none' } } });
globalStyle(`${tableOfProps} tbody tr td`, {
  '@media': {
    [phone]: {
      // The columns' own widths are as specific as anything here can be.
      width: 'auto !important',
      padding: `${space.xs} ${space.md} !important`,
      border: '0 !important',
      borderRadius: '0 !important',
      boxShadow: 'none !important',
      filter: 'none !important',
      overflowWrap: 'anywhere',
    },
  },
});
globalStyle(`${tableOfProps} tbody tr`, {
  '@media': { [phone]: { paddingBlock: space.xs, borderBlockEnd: `1px solid ${vars.color.line}` } },
});
// Two texts that would stand there without the head of their column: a default alone says nothing.
globalStyle(`${tableOfProps} tbody tr td:nth-child(3)`, { '@media': { [phone]: { display: 'none' } } });
globalStyle(`${tableOfProps} tbody td :is(textarea, input[type="text"], .rejt-tree)`, {
  '@media': { [phone]: { boxSizing: 'border-box', width: '100%', maxWidth: '100%', overflowX: 'auto' } },
});

// Commands in a text are often longer than a phone is wide.
globalStyle('#storybook-docs :not(pre) > code', { whiteSpace: 'break-spaces', overflowWrap: 'anywhere' });
