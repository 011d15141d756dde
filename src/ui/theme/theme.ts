/** The font, the reset and both themes. Import it once, where the app starts. */
import '@fontsource-variable/hanken-grotesk/wght.css';
import './reset.css.ts';
import './light.css.ts';
import './dark.css.ts';
