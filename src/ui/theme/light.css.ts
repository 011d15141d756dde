import { createGlobalTheme } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { light } from './palettes.ts';

createGlobalTheme(':root, [data-theme="light"]', vars, {
  color: light,
  shadow: {
    low: '0 1px 2px #1c1b180d',
    high: '0 1px 2px #1c1b180d, 0 12px 32px #1c1b181f',
  },
});
