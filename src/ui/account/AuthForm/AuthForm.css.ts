import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { from, radius, space, type } from '../../theme/scale.ts';

export const page = style({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'start',
  minHeight: '100dvh',
  '@media': {
    [from('sm')]: { padding: `clamp(${space.lg}, 9vh, ${space.huge}) ${space.lg} ${space.xxl}` },
  },
});

/** On a phone the form is the page itself; from 560 px on it is a sheet on the page. */
export const panel = style({
  width: '100%',
  maxWidth: '28rem',
  padding: `${space.xs} ${space.md} ${space.xl}`,
  '@media': {
    [from('sm')]: {
      padding: `${space.md} ${space.xl} ${space.xl}`,
      background: vars.color.surface,
      border: `1px solid ${vars.color.line}`,
      borderRadius: radius.xl,
      boxShadow: vars.shadow.high,
    },
  },
});

/** The negative margin takes up the button's padding, so that the arrow lines up with the text below. */
export const back = style({ marginInlineStart: `calc(-1 * ${space.sm})`, marginBlockEnd: space.xs });
globalStyle(`[dir="rtl"] ${back} svg`, { transform: 'scaleX(-1)' });

export const subtitle = style({ color: vars.color.muted, marginBlock: `${space.xs} ${space.lg}` });

export const form = style({ display: 'grid', gap: space.md });

export const reasons = style({
  display: 'grid',
  gap: space.xxs,
  marginBlockStart: space.xs,
  paddingInlineStart: '1.25rem',
  listStyle: 'disc',
});

export const submit = style({ marginBlockStart: space.xs });

export const footer = style({
  ...type.small,
  marginBlockStart: space.lg,
  color: vars.color.muted,
  overflowWrap: 'anywhere',
});
