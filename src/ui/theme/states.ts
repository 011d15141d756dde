import { vars } from './contract.css.ts';

/** What a control without a fill of its own turns to under the pointer, on any background. */
export const stateLayer = {
  hover: `color-mix(in oklab, ${vars.color.ink} 6%, transparent)`,
  active: `color-mix(in oklab, ${vars.color.ink} 12%, transparent)`,
} as const;

/** Selectors. Hover excludes active: media queries come last in the sheet, so hover would win. */
export const hovered = '&:hover:not(:disabled, [aria-disabled="true"], :active)';
export const pressed = '&:active:not(:disabled, [aria-disabled="true"])';
