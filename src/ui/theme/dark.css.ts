import { assignVars, globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { dark } from './palettes.ts';

const theme = {
  colorScheme: 'dark',
  vars: assignVars(vars, {
    color: dark,
    shadow: { low: '0 1px 2px #0006', high: '0 1px 2px #0006, 0 16px 40px #000a' },
  }),
} as const;

// On paper the light one: browsers print no grounds, and light words would not be seen.
globalStyle('[data-theme="dark"]', { '@media': { screen: theme } });

/** Nobody chose: the system decides, before any script runs. */
globalStyle(':root:not([data-theme])', { '@media': { 'screen and (prefers-color-scheme: dark)': theme } });
