/** Import once, at the composition: fonts, reset and both palettes. */
import '@fontsource-variable/hanken-grotesk/wght.css';
import './reset.css.ts';
import './light.css.ts';
import './dark.css.ts';
