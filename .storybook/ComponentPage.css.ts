import { style } from '@vanilla-extract/css';
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
