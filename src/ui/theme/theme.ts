/** The font, the reset and both themes, also with more contrast. Import it once, where the app starts. */
import './fonts.ts';
import './reset.css.ts';
import './light.css.ts';
import './dark.css.ts';
import './moreContrast.css.ts';
