import { createGlobalThemeContract } from '@vanilla-extract/css';

/**
 * What every theme fills. Names say meaning, never a colour.
 * `dimmed` is `paper` behind `backdrop`, as one opaque colour.
 * Text on `paper`, `surface` and `sunken` is `ink` or `muted`; `edge` bounds controls (3:1), `line` only divides.
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
  // Prefixed: another library's --color-accent must not reach in.
  (_value, path) => ['parley', ...path].join('-'),
);
