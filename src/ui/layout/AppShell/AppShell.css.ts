import { globalStyle, style } from '@vanilla-extract/css';
import { toastInsetVar } from '../../theme/toastInset.ts';
import { vars } from '../../theme/contract.css.ts';
import {
  below,
  from,
  shortScreen,
  zIndex,
  print,
  radius,
  layoutSize,
  space,
  weight,
} from '../../theme/scale.ts';

export const shell = style({
  minHeight: '100dvh',
  '@media': {
    [print]: { minHeight: 0 },
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

/** As high as the window, so that the bottom bar stands at its end when the screen is short. */
export const column = style({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  minHeight: '100dvh',
  '@media': { [print]: { display: 'block', minHeight: 0 } },
});

export const main = style({
  flex: 1,
  width: '100%',
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

/** The height of the bottom bar with what is around it. */
const bottomBarHeight = '5rem';

/**
 * Stays at the end of the window and takes its own room below the screen, so that it covers nothing for good. In low windows,
 * and while somebody types into the screen, it scrolls with the screen.
 */
export const bottomBar = style({
  position: 'sticky',
  bottom: 0,
  zIndex: zIndex.bar,
  display: 'grid',
  gap: space.xs,
  minHeight: bottomBarHeight,
  // No wider than can be read in one glance; a CallBar in a place of its own too.
  gridTemplateColumns: 'minmax(0, 40rem)',
  justifyContent: 'center',
  alignContent: 'end',
  padding: `${space.sm} ${space.sm} max(${space.sm}, env(safe-area-inset-bottom))`,
  // The page fades out below it.
  background: `linear-gradient(transparent, ${vars.color.paper} 60%)`,
  // Only what is drawn in it can be pressed.
  pointerEvents: 'none',
  '@media': {
    [print]: { display: 'none' },
    [shortScreen]: { position: 'static' },
    [from('agent')]: { display: 'none' },
  },
});
globalStyle(`${bottomBar} > *`, { pointerEvents: 'auto' });
// A call that was made small (CallBarPlace) stays in sight in low windows too; it alone, which leaves room for the screen.
const withCall = `${bottomBar}:has(> :first-child:not(:only-child, :empty))`;
globalStyle(withCall, { '@media': { [shortScreen]: { position: 'sticky', minHeight: 0 } } });
globalStyle(`${withCall} > :last-child`, { '@media': { [shortScreen]: { display: 'none' } } });

// Whoever fills in a form needs the room, above a phone's keyboard most of all.
globalStyle(`${main}:has(:is(input, textarea):focus) ~ ${bottomBar}`, { position: 'static' });

// What takes the focus is not scrolled to below the bar. Not a padding of the page: the bar's own buttons would lie in it, and
// the page would scroll to its end to show them.
globalStyle(`${main} :is(a, button, input, select, textarea, [tabindex])`, {
  '@media': { [below('agent')]: { scrollMarginBottom: bottomBarHeight } },
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

// Until the app's code knows how wide the window is, the prerendered page has the column in any window.
globalStyle(`${agent} > aside`, { '@media': { [below('agent')]: { display: 'none' } } });

// The root's background shows in the gutter that is reserved for the scrollbar. It has the colour of the column beside it, or the
// gutter would look like a strip. While a dialog is open, Modal.css.ts dims it. Toasts stand beside the column, or they would cover
// what is being said and the field.
globalStyle(`html:has(${agent}):not([data-modal-open])`, {
  '@media': {
    [from('agent')]: { background: vars.color.surface, vars: { [toastInsetVar]: layoutSize.agent } },
  },
});
