import { globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { moreContrast, type Palette } from './palettes.ts';

const { color } = vars;
const asVars = (palette: Partial<Palette>) =>
  Object.fromEntries(Object.entries(palette).map(([name, value]) => [color[name as keyof Palette], value]));

// The same selectors as those of the themes, after which it has to be loaded. Only on screens, as the dark theme is.
const light = { vars: asVars(moreContrast.light) };
const dark = { vars: asVars(moreContrast.dark) };
globalStyle(':root, [data-theme="light"]', { '@media': { 'screen and (prefers-contrast: more)': light } });
globalStyle('[data-theme="dark"]', { '@media': { 'screen and (prefers-contrast: more)': dark } });
globalStyle(':root:not([data-theme])', {
  '@media': { 'screen and (prefers-contrast: more) and (prefers-color-scheme: dark)': dark },
});
