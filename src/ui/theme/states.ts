import { vars } from './contract.css.ts';

/** The background of a hovered or pressed control that has none of its own. It works on any background. */
export const stateLayer = {
  hover: `color-mix(in oklab, ${vars.color.ink} 6%, transparent)`,
  active: `color-mix(in oklab, ${vars.color.ink} 12%, transparent)`,
} as const;

/**
 * Selectors for controls that are not disabled. `hovered` leaves out pressed ones: its styles stand in a media query, which
 * comes last in the style sheet and would win.
 */
export const hovered = '&:hover:not(:disabled, [aria-disabled="true"], :active)';
export const pressed = '&:active:not(:disabled, [aria-disabled="true"])';
