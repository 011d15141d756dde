import { globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import './font.css.ts';
import { fontFamily, from, type, weight } from './scale.ts';

globalStyle('*, *::before, *::after', { boxSizing: 'border-box', margin: 0 });

globalStyle('html', {
  colorScheme: 'light',
  textSizeAdjust: '100%',
  // Reserves the scrollbar's room, or the page would shift when the scrollbar appears. On small screens it takes no room.
  '@media': { [from('lg')]: { scrollbarGutter: 'stable' } },
  background: vars.color.paper,
});

globalStyle('body', {
  ...type.body,
  fontFamily,
  fontWeight: weight.regular,
  fontSynthesis: 'none',
  background: vars.color.paper,
  color: vars.color.ink,
  // On paper the height of a sheet and a little more would be two sheets.
  '@media': { screen: { minHeight: '100dvh' } },
  overflowWrap: 'break-word',
  WebkitFontSmoothing: 'antialiased',
});

globalStyle('h1, h2, h3, h4', { fontSize: 'inherit', fontWeight: weight.strong, textWrap: 'balance' });
globalStyle('dialog', {
  width: 'auto',
  height: 'auto',
  maxWidth: 'none',
  maxHeight: 'none',
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
});
globalStyle('ul, ol', { listStyle: 'none', padding: 0 });
globalStyle('img, svg', { display: 'block', maxWidth: '100%' });
globalStyle('button, input, textarea, select', {
  font: 'inherit',
  letterSpacing: 'inherit',
  color: 'inherit',
});
globalStyle('a', { color: vars.color.accent, textUnderlineOffset: '0.2em' });
globalStyle('::selection', { background: vars.color.accent, color: vars.color.onAccent });

/** Buttons, dialogs and popups are not printed. */
globalStyle('button, dialog, [popover]', { '@media': { print: { display: 'none !important' } } });

/** One focus ring for everything. The gap keeps it visible around accent and critical backgrounds too. */
globalStyle(':focus-visible', {
  outline: `3px solid ${vars.color.accent}`,
  outlineOffset: '2px',
});

globalStyle('*, *::before, *::after', {
  '@media': {
    '(prefers-reduced-motion: reduce)': {
      animationDuration: '1ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '1ms !important',
      scrollBehavior: 'auto !important' as 'auto',
    },
  },
});
