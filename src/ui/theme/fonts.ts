/** Hanken Grotesk, and what is shown until it has loaded. */
import '@fontsource-variable/hanken-grotesk/wght.css';
import './font.css.ts';
