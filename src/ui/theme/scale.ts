// The values that are the same in every theme. Lengths are in rem, so that they grow with the reader's text size.

/** Distances between elements, and between an element's edge and its content. */
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

/** Text styles: font size with its line height and letter spacing. Large sizes are set tighter. */
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

/** The font of the whole page. The second name is a font of the system in the metrics of the first (font.css.ts). */
export const fontFamily = "'Hanken Grotesk Variable', 'Hanken Grotesk Fallback', system-ui, sans-serif";

export const weight = { regular: 400, medium: 540, strong: 640, bold: 700 } as const;

/** Durations with easing, for `transition`. reset.css.ts shortens them for readers who prefer reduced motion. */
export const motion = {
  quick: '120ms cubic-bezier(0.2, 0, 0.2, 1)',
  calm: '220ms cubic-bezier(0.2, 0, 0, 1)',
} as const;

/** The smallest comfortable touch target, 44 px. */
export const touchTarget = '2.75rem';

/** The window widths at which the layout changes. From `agent` on, the agent has a column of its own. */
export const breakpointPx = { sm: 560, md: 768, lg: 1024, agent: 1280, wide: 1536, huge: 1920 } as const;
/**
 * A media query for windows at least as wide as a breakpoint. In rem, so that readers who have set a larger text get the layout that
 * has room for it.
 */
export const from = (name: keyof typeof breakpointPx) =>
  `screen and (min-width: ${breakpointPx[name] / 16}rem)`;
/** A media query for windows narrower than a breakpoint. */
export const below = (name: keyof typeof breakpointPx) =>
  `screen and (max-width: ${(breakpointPx[name] - 0.02) / 16}rem)`;

/** A window of little height: a phone held sideways, or a zoom of 400 %. In rem, so that larger text counts too. */
export const shortScreen = 'screen and (max-height: 30rem)';
/** Too short even for a header, one line and a footer below each other: everything scrolls together. */
export const shortestScreen =
  'screen and (max-height: 18rem), screen and (max-height: 22rem) and (max-width: 40rem)';

/** The sizes of the layout's parts: widths, and the height of the top bar. */
export const layoutSize = {
  sidebar: '16rem',
  sidebarWide: '20rem',
  agent: '24rem',
  topBar: '3.75rem',
  prose: '36rem',
  page: '72.5rem',
} as const;

/** The stacking order of everything that floats. Menus are popovers, which the browser draws above all of these. */
export const zIndex = { bar: 10, screen: 20, drawer: 40, dialog: 50, toast: 70 } as const;

/** A media query for fingers: targets grow to `touchTarget`. */
export const coarsePointer = '(pointer: coarse)';
/** A media query for pointers that can hover. On touch screens hover styles would stay after a tap. */
export const canHover = '(hover: hover)';
/** A media query for printing: pages are printed without navigation, agent and buttons. */
export const print = 'print';
/** A media query for forced colours, such as Windows' contrast themes: backgrounds are dropped, borders and text remain. */
export const forcedColors = '(forced-colors: active)';
