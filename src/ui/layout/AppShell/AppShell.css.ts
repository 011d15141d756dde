import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { from, zIndex, print, radius, layoutSize, space, weight } from '../../theme/scale.ts';

export const shell = style({
  minHeight: '100dvh',
  '@media': {
    [from('lg')]: { display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr) auto', alignItems: 'start' },
  },
});

/** Above the top of the window until the Tab key focuses it. */
export const skipLink = style({
  position: 'fixed',
  top: space.xs,
  insetInlineStart: space.xs,
  zIndex: zIndex.toast,
  padding: `${space.sm} ${space.md}`,
  borderRadius: radius.md,
  background: vars.color.ink,
  color: vars.color.paper,
  fontWeight: weight.medium,
  selectors: { '&:not(:focus)': { transform: 'translateY(-200%)' } },
  '@media': { [print]: { display: 'none' } },
});

export const column = style({ minWidth: 0 });

export const main = style({
  maxWidth: layoutSize.page,
  marginInline: 'auto',
  padding: `${space.lg} ${space.md} ${space.xxxl}`,
  outline: 'none',
  '@media': {
    [print]: { padding: 0 },
    [from('md')]: { padding: `${space.xl} ${space.xl} ${space.xxxl}` },
    [from('lg')]: { padding: `2.25rem clamp(${space.lg}, 3vw, ${space.xxl}) ${space.xxxl}` },
  },
});

export const notice = style({ marginBottom: space.xl });

/** A column where the window is wide enough. Elsewhere the agent lies over the page and takes up no room here. */
export const agent = style({
  display: 'contents',
  '@media': {
    [print]: { display: 'none' },
    [from('agent')]: {
      display: 'block',
      position: 'sticky',
      top: 0,
      width: layoutSize.agent,
      height: '100dvh',
      overflowY: 'auto',
      borderInlineStart: `1px solid ${vars.color.line}`,
      background: vars.color.surface,
    },
  },
});

// The root's background shows in the gutter that is reserved for the scrollbar. It has the colour of the column beside it, or the
// gutter would look like a strip. While a dialog is open, Modal.css.ts dims it.
globalStyle(`html:has(${agent}):not([data-modal-open])`, {
  '@media': { [from('agent')]: { background: vars.color.surface } },
});
