import { createGlobalTheme } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { light, shadows } from './palettes.ts';

createGlobalTheme(':root, [data-theme="light"]', vars, { color: light, shadow: shadows.light });
