/** The notice that the app's code could not be fetched (src/screens/shell/AppNotLoaded.tsx). The app's page alone has this. */
import { globalStyle } from '@vanilla-extract/css';
import { toastInsetVar } from './toastInset.ts';
import { vars } from './contract.css.ts';
import { radius, space, zIndex } from './scale.ts';

const besideAgent = `${space.md} + var(${toastInsetVar}, 0px)`;

// What takes the focus does not lie under the notice.
globalStyle('html:has([data-not-loaded])', { scrollPaddingBottom: '14rem' });
// After everything else in the page, and in sight all the same: whoever scrolls to the end reads what lies below it.
// So narrow that the buttons stand below the text.
globalStyle('[data-not-loaded]', {
  position: 'sticky',
  bottom: `max(${space.md}, env(safe-area-inset-bottom))`,
  zIndex: zIndex.toast,
  width: 'fit-content',
  maxWidth: `min(28rem, 100% - ${space.md} - ${besideAgent})`,
  marginBlock: space.md,
  marginInline: `auto calc(${besideAgent})`,
  borderRadius: radius.md,
  background: vars.color.surface,
  boxShadow: vars.shadow.high,
});
