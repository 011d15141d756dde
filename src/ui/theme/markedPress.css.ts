/** The button whose press waits for the app's code, which app/bootstrap/markWaiting.ts marks. The app's page alone has this. */
import { globalStyle, keyframes } from '@vanilla-extract/css';
import { waitingLine, waitingMotion } from './waiting.ts';

// A control that has a position of its own keeps it.
globalStyle(':where([data-waiting])', { position: 'relative', cursor: 'progress' });
// With the element's name, so that it wins over a pseudo-element of the control's own, and nothing of that one is left.
globalStyle('button[data-waiting]::after', {
  ...waitingLine(keyframes(waitingMotion)),
  top: 'auto',
  height: 0,
  translate: 'none',
});
