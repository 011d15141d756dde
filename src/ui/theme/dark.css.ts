import { createGlobalTheme } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { dark } from './palettes.ts';

createGlobalTheme('[data-theme="dark"]', vars, {
  color: dark,
  shadow: { low: '0 1px 2px #0006', high: '0 1px 2px #0006, 0 16px 40px #000a' },
});
