/** Everything that is the same in every theme. Lengths in rem, so that a reader's text size scales the page. */

export const space = {
  none: '0',
  xxs: '0.25rem',
  xs: '0.5rem',
  sm: '0.75rem',
  md: '1rem',
  lg: '1.5rem',
  xl: '2rem',
  xxl: '3rem',
  xxxl: '4.5rem',
  huge: '6rem',
} as const;

export const radius = {
  sm: '0.5rem',
  md: '0.625rem',
  lg: '0.875rem',
  xl: '1.25rem',
  full: '624.9375rem',
} as const;

/** Size, line height and tracking belong together; display sizes tighten. */
export const type = {
  caption: { fontSize: '0.8125rem', lineHeight: '1.25rem', letterSpacing: '0' },
  small: { fontSize: '0.875rem', lineHeight: '1.375rem', letterSpacing: '0' },
  body: { fontSize: '1rem', lineHeight: '1.5rem', letterSpacing: '0' },
  lead: { fontSize: '1.1875rem', lineHeight: '1.8125rem', letterSpacing: '-0.005em' },
  title: { fontSize: '1.0625rem', lineHeight: '1.5rem', letterSpacing: '-0.01em' },
  heading: { fontSize: '1.375rem', lineHeight: '1.75rem', letterSpacing: '-0.018em' },
  page: { fontSize: 'clamp(1.625rem, 1.4rem + 0.9vw, 2rem)', lineHeight: '1.15', letterSpacing: '-0.024em' },
  figure: { fontSize: '2.5rem', lineHeight: '1', letterSpacing: '-0.04em' },
  display: {
    fontSize: 'clamp(2.5rem, 1.6rem + 3.9vw, 4.5rem)',
    lineHeight: '1.04',
    letterSpacing: '-0.038em',
  },
} as const;

export const weight = { regular: 400, medium: 540, strong: 640, bold: 700 } as const;

/** Durations; `motion` media queries turn them off (`reset.css.ts`). */
export const motion = {
  quick: '120ms cubic-bezier(0.2, 0, 0.2, 1)',
  calm: '220ms cubic-bezier(0.2, 0, 0, 1)',
} as const;

/** 44 px: the smallest comfortable touch target. */
export const touchTarget = '2.75rem';

/** Where the layout changes, in px. `agent` is V10's 1280. */
export const breakpointPx = { sm: 560, md: 768, lg: 1024, agent: 1280, wide: 1536 } as const;
export const from = (name: keyof typeof breakpointPx) => `screen and (min-width: ${breakpointPx[name]}px)`;
export const below = (name: keyof typeof breakpointPx) =>
  `screen and (max-width: ${breakpointPx[name] - 0.02}px)`;

/** A phone held across, a phone's keyboard, a zoom of 400 %: in rem, so that a larger text counts as well. */
export const shortScreen = 'screen and (max-height: 30rem)';
/** So low that not even a header, a line and a footer fit below each other: everything scrolls. */
export const shortestScreen =
  'screen and (max-height: 18rem), screen and (max-height: 22rem) and (max-width: 40rem)';

/** V11, V13, K4. */
export const layoutSize = {
  sidebar: '16rem',
  sidebarWide: '20rem',
  agent: '24rem',
  topBar: '3.75rem',
  prose: '36rem',
  page: '72.5rem',
} as const;

/** One order for everything that floats. Menus are above all of it: the browser puts them there. */
export const zIndex = { bar: 10, screen: 20, drawer: 40, dialog: 50, toast: 70 } as const;

/** A finger: targets grow to `touch`. */
export const coarsePointer = '(pointer: coarse)';
/** A pointer that can rest on something. Elsewhere hover styles would stick after a tap. */
export const canHover = '(hover: hover)';
/** Printed: without navigation, agent and buttons. */
export const print = 'print';
/** The reader's own colours, such as Windows' contrast themes: only borders and text remain. */
export const forcedColors = '(forced-colors: active)';
