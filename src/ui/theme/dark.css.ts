import { assignVars, globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { dark, shadows } from './palettes.ts';

const theme = {
  colorScheme: 'dark',
  vars: assignVars(vars, { color: dark, shadow: shadows.dark }),
} as const;

// Only on screens: browsers do not print backgrounds, and light text on white paper could not be read.
globalStyle('[data-theme="dark"]', { '@media': { screen: theme } });

/** Without `data-theme` the system decides, so that the first paint is right before any script runs. */
globalStyle(':root:not([data-theme])', { '@media': { 'screen and (prefers-color-scheme: dark)': theme } });
