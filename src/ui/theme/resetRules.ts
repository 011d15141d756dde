import { vars } from './contract.css.ts';
import { colorSchemeVariable } from './libraryNames.ts';
import { fontFamily, from, type, weight } from './scale.ts';

/** How text looks where nothing else is said. */
export const textRule = {
  ...type.body,
  fontFamily: `var(--parley-fontFamily, ${fontFamily})`,
  fontWeight: weight.regular,
  fontSynthesis: 'none',
  color: vars.color.ink,
  overflowWrap: 'break-word',
  WebkitFontSmoothing: 'antialiased',
} as const;

/** The page itself. */
export const pageRules = {
  html: {
    colorScheme: `var(${colorSchemeVariable}, light)`,
    textSizeAdjust: '100%',
    // Reserves the scrollbar's room, or the page would shift when the scrollbar appears. On small screens it takes no room.
    '@media': { [from('lg')]: { scrollbarGutter: 'stable' } },
    background: vars.color.paper,
  },
  body: {
    ...textRule,
    background: vars.color.paper,
    // On paper the height of a sheet and a little more would be two sheets.
    '@media': { screen: { minHeight: '100dvh' } },
  },
  '::selection': { background: vars.color.accent, color: vars.color.onAccent },
} as const;

/** Text in the Arabic script: its letters are joined, and taller than those of the Latin one. */
const arabicScript = ':is(:lang(ar), :lang(fa), :lang(ur))';

/** Elements, wherever they are, by their selectors. In this order; a later one wins. */
export const elementRules = {
  '*': { boxSizing: 'border-box', margin: 0 },
  'h1, h2, h3, h4': { fontSize: 'inherit', fontWeight: weight.strong, textWrap: 'balance' },
  dialog: {
    width: 'auto',
    height: 'auto',
    maxWidth: 'none',
    maxHeight: 'none',
    padding: 0,
    border: 0,
    background: 'none',
    color: 'inherit',
  },
  'ul, ol': { listStyle: 'none', padding: 0 },
  'img, svg': { display: 'block', maxWidth: '100%' },
  'button, input, textarea, select': { font: 'inherit', letterSpacing: 'inherit', color: 'inherit' },
  a: { color: vars.color.accent, textUnderlineOffset: '0.2em' },
  [arabicScript]: { letterSpacing: '0 !important' },
  [`:is(h1, h2, h3, h4)${arabicScript}`]: { lineHeight: '1.4 !important' },
  /** Buttons, dialogs and popups are not printed; what is marked is a part of a sentence. */
  'button:not([data-printed]), dialog, [popover]': { '@media': { print: { display: 'none !important' } } },
  /** One focus ring for everything. The gap keeps it visible around accent and critical backgrounds too. */
  ':focus-visible': { outline: `3px solid ${vars.color.accent}`, outlineOffset: '2px' },
} as const;

/** Every element and its pseudo-elements, for readers who want less motion. */
export const reducedMotionRule = {
  '@media': {
    '(prefers-reduced-motion: reduce)': {
      animationDuration: '1ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '1ms !important',
      scrollBehavior: 'auto !important' as 'auto',
    },
  },
} as const;
