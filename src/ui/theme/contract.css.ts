import { createGlobalThemeContract } from '@vanilla-extract/css';

/**
 * The CSS variables to which every theme gives a value. Each name says a meaning, never a colour.
 *
 * - `paper` is the page, `surface` a card on it, `sunken` a quiet area.
 * - `ink` and `muted` are text on these three. `edge` is the border of a control (3 : 1), `line` only divides.
 * - `on…` is text on the colour of that name, `…Soft` a pale background for text of that name.
 * - `backdrop` lies over the page behind a dialog, half transparent. `dimmed` is `paper` below it, as one opaque colour.
 */
export const vars = createGlobalThemeContract(
  {
    color: {
      paper: null,
      surface: null,
      sunken: null,
      ink: null,
      muted: null,
      line: null,
      edge: null,
      accent: null,
      accentHover: null,
      onAccent: null,
      accentSoft: null,
      positive: null,
      positiveSoft: null,
      caution: null,
      cautionSoft: null,
      critical: null,
      criticalHover: null,
      onCritical: null,
      criticalSoft: null,
      backdrop: null,
      dimmed: null,
    },
    shadow: { low: null, high: null },
  },
  // With a prefix, so that a --color-accent of another library has no effect.
  (_value, path) => ['parley', ...path].join('-'),
);
